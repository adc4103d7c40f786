import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keyFingerprint, parseKeyring } from '../crypto/keyring';
import { MIGRATIONS } from '../store/migrations';
import { type ArchiveEntry, entriesOf, whole } from './archive';
import {
  ATTACHMENT,
  BackupError,
  type BackupHead,
  type BackupManifest,
  HEAD,
  headSchema,
  KEY,
  MANIFEST,
  manifestSchema,
  type NeededKey,
  TABLE_PART,
} from './format';
import { hashed } from './make';

/** What is done with a backup while it is read. Nothing of it may count before {@link readBackup} has returned. */
export interface BackupVisitor {
  head?(head: BackupHead): Promise<void>;
  rows?(table: BackupHead['tables'][number], rows: unknown[][]): Promise<void>;
  attachment?(id: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface ReadBackup {
  head: BackupHead;
  manifest: BackupManifest;
  /** The keys, where they were included. */
  keys: string | undefined;
}

const broken = (what: string) => new BackupError(`The backup is damaged: ${what}.`);

async function parsed<T>(entry: ArchiveEntry, schema: z.ZodType<T>): Promise<T> {
  let value: unknown;
  try {
    value = JSON.parse((await whole(entry)).toString());
  } catch (error) {
    if (error instanceof SyntaxError) throw broken(`${entry.name} is not readable`);
    throw error;
  }
  const result = schema.safeParse(value);
  if (!result.success) throw broken(`${entry.name} is not what this version writes`);
  return result.data;
}

const formatSchema = z.looseObject({ format: z.number() });

async function headOf(entry: ArchiveEntry): Promise<BackupHead> {
  if (entry.name !== HEAD) throw new BackupError('This is no backup of a registry.');
  const head = await parsed(entry, formatSchema);
  if (head.format !== 1) throw new BackupError('This backup was made by a newer version.');
  const result = headSchema.safeParse(head);
  if (!result.success) throw broken(`${HEAD} is not what this version writes`);
  const known = Object.keys(MIGRATIONS);
  const unknown = result.data.migrations.find((name, index) => known[index] !== name);
  if (unknown !== undefined)
    throw new BackupError(`This backup was made by a newer version: it has the migration ${unknown}.`);
  return result.data;
}

function parseRows(text: Buffer, columns: number, name: string): unknown[][] {
  try {
    const rows = text
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
    if (rows.every((row): row is unknown[] => Array.isArray(row) && row.length === columns)) return rows;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw broken(`${name} is not readable`);
}

/** Counts and digests of what was read, to be compared with the manifest; and which files its rows know. */
class Tally {
  readonly #tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  readonly #files = createHash('sha256');
  readonly #expected = new Set<string>();
  #count = 0;
  #bytes = 0;

  constructor(head: BackupHead) {
    for (const { name } of head.tables) this.#tables.set(name, { rows: 0, hash: createHash('sha256') });
  }

  rows({ name, columns }: BackupHead['tables'][number], text: Buffer, rows: unknown[][]): void {
    const table = this.#tables.get(name);
    if (table === undefined) throw broken(`${name} is no table of it`);
    table.rows += rows.length;
    table.hash.update(text);
    if (name === 'attachments')
      for (const row of rows) this.#expected.add(String(row[columns.indexOf('id')]));
  }

  attachment(id: string, { size, bytes }: ArchiveEntry): AsyncIterable<Uint8Array> {
    if (!this.#expected.delete(id)) throw broken(`no row knows the file ${id}`);
    this.#count += 1;
    this.#bytes += size;
    this.#files.update(`${id} ${size}\n`);
    return hashed(bytes, this.#files);
  }

  compare(manifest: BackupManifest): void {
    for (const [name, { rows, hash }] of this.#tables) {
      const written = manifest.tables[name];
      if (written?.rows !== rows || written.sha256 !== hash.digest('hex'))
        throw broken(`the rows of ${name} are not those that were written`);
    }
    const { count, bytes, sha256 } = manifest.attachments;
    if (count !== this.#count || bytes !== this.#bytes || sha256 !== this.#files.digest('hex'))
      throw broken('the attached files are not those that were written');
    for (const id of [...manifest.deleted, ...manifest.missing]) this.#expected.delete(id);
    const [lost] = this.#expected;
    if (lost !== undefined) throw broken(`the file ${lost} is not in it`);
  }
}

/** One entry between the head and the manifest. */
async function visit(
  entry: ArchiveEntry,
  head: BackupHead,
  tally: Tally,
  visitor: BackupVisitor,
): Promise<void> {
  const [, tableName] = TABLE_PART.exec(entry.name) ?? [];
  const [, fileId] = ATTACHMENT.exec(entry.name) ?? [];
  if (tableName !== undefined) {
    const table = head.tables.find(({ name }) => name === tableName);
    if (table === undefined) throw broken(`${entry.name} belongs to no table of it`);
    const text = await whole(entry);
    const rows = parseRows(text, table.columns.length, entry.name);
    tally.rows(table, text, rows);
    await visitor.rows?.(table, rows);
  } else if (fileId !== undefined) {
    const bytes = tally.attachment(fileId, entry);
    if (visitor.attachment) await visitor.attachment(fileId, bytes);
    else for await (const _chunk of bytes);
  } else throw broken(`${entry.name} does not belong into it`);
}

/**
 * Reads a backup from its beginning to its end and checks it: counts, digests, a file for each row that knows one,
 * migrations that this version has.
 * @throws {BackupError}
 */
export async function readBackup(path: string, visitor: BackupVisitor = {}): Promise<ReadBackup> {
  let head: BackupHead | undefined;
  let tally: Tally | undefined;
  let manifest: BackupManifest | undefined;
  let keys: string | undefined;
  for await (const entry of entriesOf(path)) {
    if (manifest !== undefined) throw broken(`${entry.name} stands after its end`);
    if (head === undefined || tally === undefined) {
      head = await headOf(entry);
      tally = new Tally(head);
      await visitor.head?.(head);
    } else if (entry.name === MANIFEST) manifest = await parsed(entry, manifestSchema);
    else if (entry.name === KEY) keys = (await whole(entry)).toString();
    else await visit(entry, head, tally, visitor);
  }
  if (head === undefined || tally === undefined) throw new BackupError('This is no backup of a registry.');
  if (manifest === undefined) throw broken('its end is not there');
  tally.compare(manifest);
  return { head, manifest, keys };
}

/** Keys that a backup needs and that are not among these; another key of the same name is not the same. */
export function lackingKeys(head: BackupHead, keys: string | undefined): NeededKey[] {
  const ring = keys === undefined ? [] : parseKeyring(keys).all;
  return head.keys.filter(({ id, fingerprint }) => {
    const key = ring.find((known) => known.id === id);
    return key === undefined || (fingerprint !== null && keyFingerprint(key) !== fingerprint);
  });
}

/** Keys in words. */
export const keyNames = (keys: readonly NeededKey[]): string =>
  keys.map(({ id, fingerprint }) => `${id} (fingerprint ${fingerprint ?? 'unknown'})`).join(', ');
