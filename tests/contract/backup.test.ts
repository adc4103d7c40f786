import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { AttachmentStore } from '@/lib/registry/attachments/store';
import { checkStore } from '@/lib/registry/backup/check-store';
import { makeBackup } from '@/lib/registry/backup/make';
import { lackingKeys, readBackup } from '@/lib/registry/backup/read';
import { restoreBackup } from '@/lib/registry/backup/restore';
import { rowsOf, tablesOf } from '@/lib/registry/backup/tables';
import { configuredKeys, loadKeyring, newKey } from '@/lib/registry/crypto/keyring';
import { openServices } from '@/lib/registry/services';
import { migrateDown, migrateUp, migrationStates } from '@/lib/registry/store/migrate';
import { openStore, type Store, storeAddress } from '@/lib/registry/store/store';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { leaks, payload } from '../support/canary';
import { fill } from '../support/fixture';
import { folderForTest } from '../support/folders';
import { LIMITS } from '../support/harness';
import { newIdempotencyKey, submitTo } from '../support/messages';
import { newDatabase } from '../support/postgres';
import { storedIn } from '../support/stored';
import { application, download, pdf, upload } from '../support/upload';

type Place = { DATA_DIR: string; REGISTRY_DATABASE_URL?: string };
const sqlite = async (): Promise<Place> => ({ DATA_DIR: join(folderForTest(), 'data') });
const postgres = async (): Promise<Place> => ({
  DATA_DIR: join(folderForTest(), 'data'),
  REGISTRY_DATABASE_URL: await newDatabase(inject('postgresUrl')),
});

async function opened(place: Place): Promise<Store> {
  const store = await openStore(storeAddress(place));
  onTestFinished(() => store.close());
  return store;
}

const attachmentsOf = (place: Place, store: Store) =>
  new AttachmentStore(store, loadKeyring(place), attachmentFiles(place.DATA_DIR));

/** A registry with data in it, a message, an application with its file, and a file that waits. */
async function filled(place: Place) {
  const store = await opened(place);
  await fill(store.write);
  const keyring = loadKeyring(place);
  const submissions = new SubmissionService({ store, keyring, ...LIMITS, delivery: { kind: 'here' } });
  const message = { form: 'contact', locale: 'ar' as const, idempotencyKey: newIdempotencyKey(), payload };
  await submitTo(submissions, message);
  const attachments = attachmentsOf(place, store);
  const [sent, waiting] = [await upload(attachments, pdf(2_000_000)), await upload(attachments, pdf(9))];
  await submitTo(submissions, application([sent]));
  return { store, files: [sent, waiting], attachments };
}

function backup(place: Place, store: Store, withKey = false) {
  const path = join(folderForTest(), 'registry.tar.gz');
  const files = attachmentFiles(place.DATA_DIR);
  return makeBackup({ store, files, keys: configuredKeys(place), withKey, path }).then((made) => ({
    path,
    made,
  }));
}

/** Every row of every table, as text; what the store numbers by itself among them. */
async function contents(store: Store): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  await store.read
    .transaction()
    .setAccessMode('read only')
    .execute(async (db) => {
      for (const { name, columns } of await tablesOf(db)) {
        const rows: string[] = [];
        for await (const row of rowsOf(db, name, columns)) rows.push(JSON.stringify(row));
        all[name] = rows.sort();
      }
    });
  return all;
}

describe.each([
  ['SQLite', 'SQLite', sqlite, sqlite],
  ['SQLite', 'PostgreSQL', sqlite, postgres],
  ['PostgreSQL', 'PostgreSQL', postgres, postgres],
  ['PostgreSQL', 'SQLite', postgres, sqlite],
])('a backup of %s restored into %s', (_from, _to, from, to) => {
  it('is the same, row by row and file by file, and goes on counting', async () => {
    const here = await from();
    const { store, files, attachments } = await filled(here);
    const { path } = await backup(here, store, true);
    const there = await to();
    await restoreBackup(path, there, { overwrite: false });
    const restored = await opened(there);
    expect(await contents(restored)).toEqual(await contents(store));
    const bytes = files.map(({ id }) =>
      Promise.all([download(attachments, id), download(attachmentsOf(there, restored), id)]),
    );
    for (const [before, after] of await Promise.all(bytes))
      expect(after?.equals(before as Buffer)).toBe(true);
    const { id } = await restored.write
      .insertInto('imports')
      .values({
        dataset: 'x',
        file_name: 'x',
        content_hash: 'x',
        status: 'failed',
        sample: 0,
        rows_read: 0,
        rows_accepted: 0,
        rows_refused: 0,
        started_at: 'x',
        finished_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const last = await store.read
      .selectFrom('imports')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    expect(Number(id)).toBe(Number(last.id) + 1);
    const report = await checkStore(restored, attachmentFiles(there.DATA_DIR), configuredKeys(there));
    expect(report).toEqual({ submissions: 2, attachments: 2, problems: [] });
  });
});

describe('a backup file', () => {
  it('is readable by its owner only, tells nothing that is sealed, and leaves nothing beside it', async () => {
    const here = await sqlite();
    const { store } = await filled(here);
    const { path, made } = await backup(here, store);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(path, '..'))).toEqual(['registry.tar.gz']);
    const clear = gunzipSync(readFileSync(path));
    expect(leaks(clear)).toEqual([]);
    expect(clear.includes((configuredKeys(here) ?? '').trim())).toBe(false);
    expect(made.attachments.count).toBe(2);
    const { head } = await readBackup(path);
    expect(lackingKeys(head, configuredKeys(here))).toEqual([]);
    const { id } = loadKeyring(here).current;
    expect(lackingKeys(head, undefined).map((key) => key.id)).toEqual([id]);
    // A key that only has the name.
    expect(lackingKeys(head, newKey().replace(/^[^:]+/, id))).toHaveLength(1);
  });

  it('that is cut off or changed anywhere is refused, and nothing is made of it', async () => {
    const here = await sqlite();
    const { store } = await filled(here);
    const { path } = await backup(here, store, true);
    const zipped = readFileSync(path);
    const tar = gunzipSync(zipped);
    const at = (share: number) => Math.floor(tar.length * share);
    const changed = (offset: number) => {
      const copy = Buffer.from(tar);
      copy[offset] = (copy[offset] ?? 0) ^ 1;
      return gzipSync(copy, { level: 1 });
    };
    const wrong = [
      zipped.subarray(0, zipped.length - 20),
      zipped.subarray(0, zipped.length / 2),
      // Whole to gzip and tar: only the end is missing.
      gzipSync(Buffer.concat([tar.subarray(0, tar.indexOf('manifest.json')), Buffer.alloc(1024)])),
      ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => changed(at(share))),
      Buffer.from('no archive'),
      gzipSync(Buffer.from('no tar')),
      Buffer.alloc(0),
    ];
    for (const [index, bytes] of wrong.entries()) {
      writeFileSync(path, bytes);
      const there = await sqlite();
      const refused = restoreBackup(path, there, { overwrite: false });
      await expect(refused, `${index}`).rejects.toMatchObject({ name: 'BackupError' });
      expect(existsSync(there.DATA_DIR)).toBe(false);
    }
  });

  it('of an older version is brought up to date', async () => {
    const here = await sqlite();
    const store = await opened(here);
    await fill(store.write);
    const newest = (await migrationStates(store.read)).at(-1)?.name;
    await migrateDown(store.write, { all: false });
    const { path, made } = await backup(here, store);
    expect(made.head.migrations).not.toContain(newest);
    const there = await sqlite();
    await restoreBackup(path, there, { overwrite: false });
    const restored = await opened(there);
    expect((await migrationStates(restored.read)).every(({ executedAt }) => executedAt !== null)).toBe(true);
    await migrateUp(store.write);
    expect(await contents(restored)).toEqual(await contents(store));
  });
});

/** Something in a place, with nobody who has it open: SQLite's files are let go by a process only as it ends, hence the copy. */
async function taken(place: Place): Promise<void> {
  mkdirSync(place.DATA_DIR, { recursive: true });
  const elsewhere = { ...place, DATA_DIR: folderForTest() };
  const store = await openStore(storeAddress(elsewhere));
  await fill(store.write);
  await store.write.deleteFrom('posts').execute();
  await store.close();
  cpSync(elsewhere.DATA_DIR, place.DATA_DIR, { recursive: true });
}

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('restoring into %s', (_, place) => {
  it('refuses a place that holds something, unless told', async () => {
    const [here, there] = [await sqlite(), await place()];
    const { store } = await filled(here);
    const { path } = await backup(here, store);
    const keep = async (where: Place) => {
      await taken(where);
      writeFileSync(join(where.DATA_DIR, 'registry.key'), configuredKeys(here) ?? '', { mode: 0o600 });
    };
    const kept = await place();
    await keep(kept);
    await expect(restoreBackup(path, kept, { overwrite: false })).rejects.toThrow(/not empty.*--overwrite/);
    await keep(there);
    await restoreBackup(path, there, { overwrite: true });
    const restored = await opened(there);
    expect(await contents(restored)).toEqual(await contents(store));
    expect(await storedIn(restored, there.DATA_DIR)).toHaveLength(2);
  });

  it('without its key is a clear error, and so is a start on what was put back without it', async () => {
    const here = await sqlite();
    const { store } = await filled(here);
    const { path } = await backup(here, store);
    const there = await place();
    const { id } = loadKeyring(here).current;
    const refused = restoreBackup(path, there, { overwrite: false });
    await expect(refused).rejects.toThrow(new RegExp(`${id} .*not configured.*no key was made`));
    expect(existsSync(there.DATA_DIR)).toBe(false);
    const keys = configuredKeys(here);
    await restoreBackup(path, { ...there, REGISTRY_ENCRYPTION_KEYS: keys }, { overwrite: false });
    const start = () => openServices(parseEnvironment({ ...there, LOG_LEVEL: 'fatal' }));
    await expect(start()).rejects.toMatchObject({ name: 'KeyringError' });
    expect(existsSync(join(there.DATA_DIR, 'registry.key'))).toBe(false);
    writeFileSync(join(there.DATA_DIR, 'registry.key'), newKey());
    await expect(start()).rejects.toMatchObject({ name: 'KeyringError' });
  });
});

it('refuses to replace a SQLite file that somebody has open', async () => {
  const here = await sqlite();
  const { store } = await filled(here);
  const { path } = await backup(here, store);
  const before = await contents(store);
  await expect(restoreBackup(path, here, { overwrite: true })).rejects.toThrow(/stop the site/);
  expect(await contents(store)).toEqual(before);
});

describe('a check of the store', () => {
  it('names files that are gone or changed, keys that are missing and pages that are torn', async () => {
    const here = await sqlite();
    const { store, files } = await filled(here);
    const folder = attachmentFiles(here.DATA_DIR);
    const [first, second] = files.map(({ id }) => id) as [string, string];
    const bytes = readFileSync(folder.path(first));
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
    writeFileSync(folder.path(first), bytes);
    rmSync(folder.path(second));
    const { problems } = await checkStore(store, folder, configuredKeys(here));
    expect(problems).toHaveLength(2);
    expect(problems.join()).toContain(first);
    expect(problems.join()).toMatch(new RegExp(`${second}: it is not there`));
    const { missing } = (await backup(here, store)).made;
    expect(missing).toEqual([second]);
    expect((await checkStore(store, folder, newKey())).problems[0]).toContain('keys that are not configured');
    await sql`pragma foreign_keys = off`.execute(store.write);
    await sql`delete from regions where id = 1`.execute(store.write);
    const torn = await checkStore(store, folder, configuredKeys(here));
    expect(torn.problems.join()).toContain('refers to one that is not there');
  });
});
