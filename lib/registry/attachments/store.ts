import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { type Clock, systemClock } from '../../calendar/riyadh';
import type { FileDescription, FileType } from '../../forms/validators/files';
import { type Attached, IdempotencyConflictError } from '../contract';
import { lookupHash, lookupHashes, open, seal } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import { openSealedFile, sealFile } from '../crypto/sealed-file';
import { isBusy, isDiskError, isDuplicate, toRegistryError } from '../store/errors';
import type { Store } from '../store/store';
import type { AttachmentsTable } from '../store/tables/submissions';
import type { attachmentFiles } from './folder';
import { keepWaiting } from './waiting';

/** A file that arrived and belongs to no submission yet. */
export interface StoredAttachment extends FileDescription {
  id: string;
}

/** A file of an earlier try. */
export interface KeptAttachment extends StoredAttachment {
  /** Whether a submission has it already. */
  claimed: boolean;
}

/** What a file is for, and what its owner calls it. */
export interface FilePlace {
  form: string;
  field: string;
  name: string;
}

/** What is known of a file once its last byte has passed. */
export type FileFacts = Omit<FileDescription, 'name'>;

const fileContext = (id: string) => `attachment ${id}`;
const nameContext = (id: string) => `attachment name ${id}`;
const digestContext = (id: string) => `attachment digest ${id}`;

/** A digest as it is stored, in clear; those of an earlier version are, until {@link AttachmentStore.sealDigests}. */
export function openDigest(keyring: Keyring, { id, sha256 }: { id: string; sha256: string }): string {
  return /^[0-9a-f]{64}$/.test(sha256) ? sha256 : open(keyring, sha256, digestContext(id));
}

/** The files of forms: bytes encrypted in a folder, facts in a table, names encrypted there too. */
export class AttachmentStore {
  readonly #store: Store;
  readonly #keyring: Keyring;
  readonly #files: ReturnType<typeof attachmentFiles>;
  readonly #clock: Clock;

  constructor(
    store: Store,
    keyring: Keyring,
    files: ReturnType<typeof attachmentFiles>,
    clock: Clock = systemClock,
  ) {
    this.#store = store;
    this.#keyring = keyring;
    this.#files = files;
    this.#clock = clock;
  }

  /** Where the bytes lie. */
  get folder(): string {
    return this.#files.folder;
  }

  /**
   * Stores a stream encrypted. `facts` is asked when the stream has ended and may throw to refuse the file; nothing is
   * left of a refused or broken one.
   */
  async receive(
    place: FilePlace,
    source: AsyncIterable<Uint8Array>,
    facts: () => FileFacts,
    idempotencyHash: string | null = null,
  ): Promise<StoredAttachment> {
    const id = randomBytes(18).toString('base64url');
    const path = this.#files.path(id);
    try {
      await mkdir(this.#files.folder, { recursive: true, mode: 0o700 });
      await sealFile(this.#keyring, source, path, fileContext(id));
      const { type, size, sha256 } = facts();
      await this.#store.write
        .insertInto('attachments')
        .values({
          id,
          submission_id: null,
          form: place.form,
          field: place.field,
          file_name: seal(this.#keyring, place.name, nameContext(id)),
          media_type: type,
          size,
          sha256: seal(this.#keyring, sha256, digestContext(id)),
          key_id: this.#keyring.current.id,
          created_at: this.#clock().toISOString(),
          idempotency_hash: idempotencyHash,
        })
        .execute();
      return { id, name: place.name, type, size, sha256 };
    } catch (error) {
      await rm(path, { force: true }).catch(() => undefined); // the first failure is the one to tell
      throw isDiskError(error) || isBusy(error) ? toRegistryError(error) : error;
    }
  }

  /**
   * {@link receive} for a file that another site passes on and may pass on again: one key, one file. A repetition is read
   * to its end, because only then is it known to be one.
   * @throws {IdempotencyConflictError} the key was used for another file
   */
  async receiveOnce(
    place: FilePlace,
    key: string,
    source: AsyncIterable<Uint8Array>,
    facts: () => FileFacts,
  ): Promise<Attached> {
    const hashes = lookupHashes(this.#keyring, 'attachment', key);
    const before = await this.#known(hashes);
    if (before !== undefined) {
      for await (const _chunk of source);
      return repeated(before, place, facts());
    }
    try {
      const { id, type, size, sha256 } = await this.receive(place, source, facts, hashes[0]);
      return { id, type, size, sha256, repeated: false };
    } catch (error) {
      // Another process took the same key meanwhile; its file is the one that stays.
      const meanwhile = isDuplicate(error) ? await this.#known(hashes) : undefined;
      if (meanwhile === undefined) throw error;
      return repeated(meanwhile, place, facts());
    }
  }

  async #known(hashes: string[]): Promise<KnownFile | undefined> {
    const row = await this.#store.write
      .selectFrom('attachments')
      .select(['id', 'form', 'field', 'media_type', 'size', 'sha256'])
      .where('idempotency_hash', 'in', hashes)
      .executeTakeFirst();
    return row && { ...row, sha256: openDigest(this.#keyring, row) };
  }

  /**
   * The files of these ids that came for this field of this form, in the order of the ids; ids of others, and of no file,
   * are left out. Those that a submission has already are among them: by them a repetition of it is known.
   */
  async kept(ids: readonly string[], place: { form: string; field: string }): Promise<KeptAttachment[]> {
    if (ids.length === 0) return [];
    const rows = await this.#store.read
      .selectFrom('attachments')
      .select(['id', 'file_name', 'media_type', 'size', 'sha256', 'submission_id'])
      .where('id', 'in', ids)
      .where('form', '=', place.form)
      .where('field', '=', place.field)
      .execute();
    return rows
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((row) => ({ ...this.#described(row), claimed: row.submission_id !== null }));
  }

  #described(
    row: Pick<AttachmentsTable, 'id' | 'file_name' | 'media_type' | 'size' | 'sha256'>,
  ): StoredAttachment {
    return {
      id: row.id,
      name: open(this.#keyring, row.file_name, nameContext(row.id)),
      type: row.media_type as FileType,
      size: Number(row.size),
      sha256: openDigest(this.#keyring, row),
    };
  }

  /**
   * Lets files wait for a corrected form; false when those of this network, or all, take too much room already.
   * @param own where they came from, and `near` the network around it
   */
  keep(ids: readonly string[], { own, near }: { own: string; near: string }): Promise<boolean> {
    const hash = (network: string) => lookupHash(this.#keyring.current, 'network', network);
    return keepWaiting(this.#store, ids, { own: hash(own), near: hash(near) });
  }

  /** The files of a submission, by its reference. */
  async ofSubmission(reference: string): Promise<StoredAttachment[]> {
    const rows = await this.#store.read
      .selectFrom('attachments')
      .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
      .select(['attachments.id', 'file_name', 'media_type', 'size', 'sha256'])
      .where('reference', '=', reference)
      .execute();
    return rows.map((row) => this.#described(row));
  }

  /** The files of a submission, by the id of its row, always in the same order; with the field each belongs to. */
  async toPassOn(submissionId: string): Promise<(StoredAttachment & { field: string })[]> {
    const rows = await this.#store.write
      .selectFrom('attachments')
      .select(['id', 'field', 'file_name', 'media_type', 'size', 'sha256'])
      .where('submission_id', '=', submissionId)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...this.#described(row), field: row.field }));
  }

  /** The bytes of a file in clear; nothing of them may be trusted before the stream has ended without an error. */
  bytes(id: string): AsyncGenerator<Buffer> {
    return openSealedFile(this.#keyring, this.#files.path(id), fileContext(id));
  }

  /**
   * Seals again, with the current key, every file that an older key sealed; returns how many. The new file takes the old
   * one's place in one step, and each file names its own key: killed half-way, the next run goes on.
   */
  async reseal(): Promise<number> {
    const rows = await this.#store.read
      .selectFrom('attachments')
      .select(['id', 'file_name', 'sha256'])
      .where('key_id', '!=', this.#keyring.current.id)
      .execute();
    for (const { id, file_name, sha256 } of rows) {
      const path = this.#files.path(id);
      await rm(`${path}.new`, { force: true });
      await sealFile(this.#keyring, this.bytes(id), `${path}.new`, fileContext(id));
      await rename(`${path}.new`, path);
      const name = open(this.#keyring, file_name, nameContext(id));
      await this.#store.write
        .updateTable('attachments')
        .set({
          key_id: this.#keyring.current.id,
          file_name: seal(this.#keyring, name, nameContext(id)),
          sha256: seal(this.#keyring, openDigest(this.#keyring, { id, sha256 }), digestContext(id)),
        })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  }

  /** Seals the digests that an earlier version stored in clear; returns how many. */
  async sealDigests(): Promise<number> {
    const rows = await this.#store.read
      .selectFrom('attachments')
      .select(['id', 'sha256'])
      .where('sha256', 'not like', 'v1.%')
      .where('key_id', '=', this.#keyring.current.id)
      .execute();
    for (const { id, sha256 } of rows)
      await this.#store.write
        .updateTable('attachments')
        .set({ sha256: seal(this.#keyring, sha256, digestContext(id)) })
        .where('id', '=', id)
        .where('sha256', '=', sha256)
        .execute();
    return rows.length;
  }

  /** Deletes files that wait; those of a submission stay. */
  async discard(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.#store.write
      .deleteFrom('attachments')
      .where('id', 'in', ids)
      .where('submission_id', 'is', null)
      .returning('id')
      .execute();
    await this.#files.remove(rows.map((row) => row.id));
  }
}

/** A file that came under a key before. */
type KnownFile = Pick<AttachmentsTable, 'id' | 'form' | 'field' | 'media_type' | 'size' | 'sha256'>;

/** The answer to a key that was used before. */
function repeated(known: KnownFile, place: FilePlace, { type, size, sha256 }: FileFacts): Attached {
  const same =
    known.form === place.form &&
    known.field === place.field &&
    known.sha256 === sha256 &&
    Number(known.size) === size;
  if (!same) throw new IdempotencyConflictError();
  return { id: known.id, type, size, sha256, repeated: true };
}
