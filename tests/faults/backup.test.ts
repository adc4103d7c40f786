import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { AttachmentStore } from '@/lib/registry/attachments/store';
import { checkStore } from '@/lib/registry/backup/check-store';
import { configuredKeys, loadKeyring } from '@/lib/registry/crypto/keyring';
import { openStore, type Store, storeAddress } from '@/lib/registry/store/store';
import { folderForTest } from '../support/folders';
import { toService, Visitors } from '../support/load';
import { newIdempotencyKey } from '../support/messages';
import { newDatabase, startPostgres, type TestPostgres } from '../support/postgres';
import { command, SERVE, startProcess } from '../support/processes';
import { storedIn } from '../support/stored';
import { download, pdf, upload } from '../support/upload';

const WIDTH = 16;
const token = randomBytes(16).toString('hex');
const post = toService(token);
const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

type Place = { DATA_DIR: string; REGISTRY_DATABASE_URL?: string };

async function registry(place: Place, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const environment = { REGISTRY_ENCRYPTION_KEYS: '', REGISTRY_API_TOKEN: token, ...place };
  const { code, output } = await command(environment, ...args);
  return { code, said: output };
}

async function opened(place: Place): Promise<{ store: Store; attachments: AttachmentStore }> {
  const store = await openStore(storeAddress(place));
  cleanUp.push(() => store.close());
  return {
    store,
    attachments: new AttachmentStore(store, loadKeyring(place), attachmentFiles(place.DATA_DIR)),
  };
}

async function started(place: Place) {
  const running = await startProcess('registry', SERVE, { ...place, REGISTRY_API_TOKEN: token });
  cleanUp.push(() => running.end('SIGKILL'));
  return running;
}

/** Visitors and files without a pause until it is told to stop. */
function load(port: number, attachments: AttachmentStore) {
  const visitors = new Visitors(post);
  const files = new Map<string, Buffer>();
  let going = true;
  const messages = async () => {
    while (going) await visitors.press(port, WIDTH, WIDTH * 4, async () => {});
  };
  const uploads = async () => {
    for (let count = 1; going; count++) {
      const bytes = pdf(40_000, `file ${count} `);
      files.set((await upload(attachments, bytes)).id, bytes);
    }
  };
  const done = Promise.all([messages(), uploads()]);
  const stop = async () => {
    going = false;
    await done;
  };
  return { visitors, files, stop };
}

/** A registry is backed up while visitors write to it, lost, restored elsewhere, and asked for everything again. */
describe('a backup taken under load', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  const places: [string, () => Promise<Place>][] = [
    ['SQLite', async () => ({ DATA_DIR: folderForTest() })],
    [
      'PostgreSQL',
      async () => ({ DATA_DIR: folderForTest(), REGISTRY_DATABASE_URL: await newDatabase(postgres.url) }),
    ],
  ];

  it.each(places)('%s: holds all that was acknowledged before it began, and comes back', async (_, place) => {
    const here = await place();
    const file = join(folderForTest(), 'registry.tar.gz');
    const first = await started(here);
    const { attachments } = await opened(here);
    const early = { key: newIdempotencyKey(), subject: 'sent before and sent again' };
    const reference = await post(first.port, early);
    const pressing = load(first.port, attachments);
    cleanUp.push(pressing.stop);
    const enough = () => pressing.visitors.acknowledged.size > 100 && pressing.files.size > 5;
    await expect.poll(enough, { timeout: 60_000 }).toBe(true);
    const acknowledged = new Map(pressing.visitors.acknowledged);
    const files = new Map(pressing.files);
    const backup = await registry(here, 'backup', file);
    await pressing.stop();
    expect(backup).toMatchObject({ code: 0 });
    expect(pressing.visitors.acknowledged.size).toBeGreaterThan(acknowledged.size + 100);
    await first.end('SIGKILL');

    const there = await place();
    copyFileSync(join(here.DATA_DIR, 'registry.key'), join(there.DATA_DIR, 'registry.key'));
    expect(await registry(there, 'restore', file)).toMatchObject({ code: 0 });

    const again = await started(there);
    expect(await post(again.port, early)).toBe(reference);
    await post(again.port, { key: newIdempotencyKey(), subject: 'sent afterwards' });
    const restored = await opened(there);
    const stored = await storedIn(restored.store, there.DATA_DIR);
    const references = new Map(stored.map((row) => [row.subject, row.reference]));
    expect(stored).toHaveLength(references.size);
    for (const [subject, given] of acknowledged) expect(references.get(subject)).toBe(given);
    expect(references.has('sent afterwards')).toBe(true);
    const filesThere = attachmentFiles(there.DATA_DIR);
    const { problems } = await checkStore(restored.store, filesThere, configuredKeys(there));
    expect(problems).toEqual([]);
    for (const [id, bytes] of files)
      expect((await download(restored.attachments, id)).equals(bytes)).toBe(true);
  });
});
