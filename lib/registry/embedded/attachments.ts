import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import type { FileDescription, FileType } from '../../forms/validators/files';
import type { attachmentFiles } from '../attachments';
import { type Clock, systemClock } from '../clock';
import { open, seal } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import { openSealedFile, sealFile } from '../crypto/sealed-file';
import type { Queryable, Store } from './store';
import type { RemoveFiles } from './submissions/purge';
import type { AttachmentsTable } from './tables';

/** A file that arrived and belongs to no submission yet. */
export interface StoredAttachment extends FileDescription {
  id: string;
}

/** What is known of a file once its last byte has passed. */
export type FileFacts = Omit<FileDescription, 'name'>;

/** Files between upload and submission live this long; a visitor may correct a form without attaching them again. */
const ORPHAN_LIFETIME_MS = 24 * 3_600_000;

const fileContext = (id: string) => `attachment ${id}`;
const nameContext = (id: string) => `attachment name ${id}`;

/** The files of forms: bytes encrypted in a folder, facts in a table, names encrypted there too. */
export class AttachmentDesk {
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

  /**
   * Stores a stream encrypted. `facts` is asked when the stream has ended and may throw to refuse the file; nothing is
   * left of a refused or broken one.
   */
  async receive(
    place: { form: string; field: string; name: string },
    source: AsyncIterable<Uint8Array>,
    facts: () => FileFacts,
  ): Promise<StoredAttachment> {
    const id = randomBytes(18).toString('base64url');
    const path = this.#files.path(id);
    await mkdir(this.#files.folder, { recursive: true, mode: 0o700 });
    try {
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
          sha256,
          key_id: this.#keyring.current.id,
          created_at: this.#clock().toISOString(),
        })
        .execute();
      return { id, name: place.name, type, size, sha256 };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** The files of these ids that wait for this field of this form; ids of others, and of no file, are left out. */
  async waiting(ids: readonly string[], place: { form: string; field: string }): Promise<StoredAttachment[]> {
    if (ids.length === 0) return [];
    const rows = await this.#store.read
      .selectFrom('attachments')
      .select(['id', 'file_name', 'media_type', 'size', 'sha256'])
      .where('id', 'in', ids)
      .where('form', '=', place.form)
      .where('field', '=', place.field)
      .where('submission_id', 'is', null)
      .execute();
    return rows.map((row) => this.#described(row));
  }

  #described(
    row: Pick<AttachmentsTable, 'id' | 'file_name' | 'media_type' | 'size' | 'sha256'>,
  ): StoredAttachment {
    return {
      id: row.id,
      name: open(this.#keyring, row.file_name, nameContext(row.id)),
      type: row.media_type as FileType,
      size: Number(row.size),
      sha256: row.sha256,
    };
  }

  /** The files of a submission. */
  async ofSubmission(reference: string): Promise<StoredAttachment[]> {
    const rows = await this.#store.read
      .selectFrom('attachments')
      .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
      .select(['attachments.id', 'file_name', 'media_type', 'size', 'sha256'])
      .where('reference', '=', reference)
      .execute();
    return rows.map((row) => this.#described(row));
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
      .select(['id', 'file_name'])
      .where('key_id', '!=', this.#keyring.current.id)
      .execute();
    for (const { id, file_name } of rows) {
      const path = this.#files.path(id);
      await rm(`${path}.new`, { force: true });
      await sealFile(this.#keyring, this.bytes(id), `${path}.new`, fileContext(id));
      await rename(`${path}.new`, path);
      const name = open(this.#keyring, file_name, nameContext(id));
      await this.#store.write
        .updateTable('attachments')
        .set({ key_id: this.#keyring.current.id, file_name: seal(this.#keyring, name, nameContext(id)) })
        .where('id', '=', id)
        .execute();
    }
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

/** Gives waiting files to a submission, in its transaction. @returns whether all of them were still waiting */
export async function claimAttachments(
  db: Queryable,
  form: string,
  submissionId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ submission_id: submissionId })
    .where('id', 'in', ids)
    .where('form', '=', form)
    .where('submission_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** Deletes files that waited longer than anybody corrects a form. */
export async function purgeOrphans(store: Store, now: Date, removeFiles: RemoveFiles): Promise<void> {
  const rows = await store.write
    .deleteFrom('attachments')
    .where('submission_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - ORPHAN_LIFETIME_MS).toISOString())
    .returning('id')
    .execute();
  if (rows.length > 0) await removeFiles(rows.map((row) => row.id));
}
