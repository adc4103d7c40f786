import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { attachmentFiles } from '../attachments/folder';
import { keyFingerprint, parseKeyring } from '../crypto/keyring';
import type { Queryable, Store } from '../store/store';
import { sealedWith } from '../submissions/admin';
import { ArchiveWriter } from './archive';
import {
  attachmentEntry,
  BackupError,
  type BackupHead,
  type BackupManifest,
  HEAD,
  KEY,
  MANIFEST,
  tablePart,
} from './format';
import { migrationsOf, rowsOf, tablesOf } from './tables';

/** Characters of a part of a table; with it goes what is in memory at a time. */
const PART_CHARACTERS = 1_000_000;
const READ_BYTES = 256 * 1024;

export interface BackupJob {
  store: Store;
  files: Pick<ReturnType<typeof attachmentFiles>, 'path'>;
  /** The keys that are configured, as they are written; undefined where there are none. */
  keys: string | undefined;
  /** Whether the keys go into the file. */
  withKey: boolean;
  path: string;
}

export interface MadeBackup extends BackupManifest {
  head: BackupHead;
}

/** One moment of the store, whatever is written meanwhile: everything that was acknowledged before is in it. */
function snapshot<T>(store: Store, run: (db: Queryable) => Promise<T>): Promise<T> {
  const transaction = store.read.transaction().setAccessMode('read only');
  return (store.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(
    run,
  );
}

async function headOf(db: Queryable, job: BackupJob): Promise<BackupHead> {
  const migrations = await migrationsOf(db);
  if (migrations.length === 0) throw new BackupError('There is no registry here: nothing to back up.');
  const ring = job.keys === undefined ? [] : parseKeyring(job.keys).all;
  const keys = (await sealedWith(db)).map((id) => {
    const key = ring.find((known) => known.id === id);
    return { id, fingerprint: key === undefined ? null : keyFingerprint(key) };
  });
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    store: job.store.kind,
    migrations,
    keys,
    keyIncluded: job.withKey,
    tables: (await tablesOf(db)).map(({ name, columns }) => ({ name, columns })),
  };
}

async function writeTable(
  archive: ArchiveWriter,
  db: Queryable,
  { name, columns }: BackupHead['tables'][number],
): Promise<BackupManifest['tables'][string]> {
  const hash = createHash('sha256');
  let rows = 0;
  let part = 0;
  let text = '';
  const flush = async () => {
    hash.update(text);
    part += 1;
    await archive.text(tablePart(name, part), text);
    text = '';
  };
  for await (const row of rowsOf(db, name, columns)) {
    text += `${JSON.stringify(row)}\n`;
    rows += 1;
    if (text.length >= PART_CHARACTERS) await flush();
  }
  if (text !== '') await flush();
  return { rows, sha256: hash.digest('hex') };
}

async function opened(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isStillKnown(store: Store, id: string): Promise<boolean> {
  const row = await store.write
    .selectFrom('attachments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The files of the rows of the snapshot. A file is there before its row and goes after it, so one that is not there was
 * deleted meanwhile, or is lost.
 */
async function writeAttachments(archive: ArchiveWriter, db: Queryable, { store, files }: BackupJob) {
  const hash = createHash('sha256');
  const facts = { count: 0, bytes: 0 };
  const [deleted, missing]: [string[], string[]] = [[], []];
  for await (const [value] of rowsOf(db, 'attachments', ['id'], 'id')) {
    const id = String(value);
    const file = await opened(files.path(id));
    if (file === undefined) {
      ((await isStillKnown(store, id)) ? missing : deleted).push(id);
      continue;
    }
    try {
      const { size } = await file.stat();
      hash.update(`${id} ${size}\n`);
      await archive.add(attachmentEntry(id), size, hashed(bytesOf(file), hash));
      facts.count += 1;
      facts.bytes += size;
    } finally {
      await file.close();
    }
  }
  return { attachments: { ...facts, sha256: hash.digest('hex') }, deleted, missing };
}

async function* bytesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

export async function* hashed(
  source: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Writes everything of a registry into one file while it is being served: rows of one moment, and the files that belong to
 * them. The file has its name only once it is whole and on the disk.
 * @throws {BackupError}
 */
export async function makeBackup(job: BackupJob): Promise<MadeBackup> {
  const { keys, withKey } = job;
  if (withKey && keys === undefined) throw new BackupError('There is no key to include.');
  const archive = await ArchiveWriter.begin(job.path);
  try {
    const made = await snapshot(job.store, async (db) => {
      const head = await headOf(db, job);
      await archive.text(HEAD, JSON.stringify(head));
      if (withKey && keys !== undefined) await archive.text(KEY, keys);
      const tables: BackupManifest['tables'] = {};
      for (const table of head.tables) tables[table.name] = await writeTable(archive, db, table);
      return { head, tables, ...(await writeAttachments(archive, db, job)) };
    });
    const { head: _, ...manifest } = made;
    await archive.text(MANIFEST, JSON.stringify(manifest));
    await archive.finish();
    return made;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
