import { randomBytes, randomInt } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { loadKeyring } from '@/lib/registry/crypto/keyring';
import { outboxCounts } from '@/lib/registry/outbox/admin';
import { openStore, type Store, storeAddress } from '@/lib/registry/store/store';
import { amount, timeFor } from '../support/amounts';
import { folderForTest } from '../support/folders';
import { toService, Visitors } from '../support/load';
import { startPostgres } from '../support/postgres';
import { type Running, SERVE, startProcess } from '../support/processes';
import { storedIn } from '../support/stored';

/** `npm run test:faults` kills as often as the specification says, `npm test` a few times. */
const KILLS = amount('KILLS', 6, 50);
/** A start on a busy machine, and what is sent until the kill. */
const KILL_MS = 30_000;
const WIDTH = 16;
const MOST_ANSWERS = 120;

const token = randomBytes(16).toString('hex');
const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function storeIn(dataDir: string, place: { REGISTRY_DATABASE_URL?: string } = {}): Promise<Store> {
  const store = await openStore(storeAddress({ DATA_DIR: dataDir, ...place }));
  cleanUp.push(() => store.close());
  return store;
}

/** A server that flushes each commit to the disk. */
async function postgres(): Promise<{ REGISTRY_DATABASE_URL: string }> {
  const server = await startPostgres({ durable: true });
  cleanUp.push(() => server.stop());
  return { REGISTRY_DATABASE_URL: server.url };
}

/** Kills a process under load again and again; it is left running at the end, with every message answered. */
async function killUnderLoad(start: () => Promise<Running>): Promise<{ visitors: Visitors; last: Running }> {
  const visitors = new Visitors(toService(token));
  for (let kill = 0; kill < KILLS; kill++) {
    const running = await start();
    await visitors.press(running.port, WIDTH, randomInt(1, MOST_ANSWERS), () => running.end('SIGKILL'));
  }
  const last = await start();
  cleanUp.push(() => last.end('SIGKILL'));
  await visitors.repeatUnanswered(last.port);
  expect(visitors.contradicted).toEqual([]);
  expect(visitors.acknowledged.size).toBe(visitors.sent);
  return { visitors, last };
}

describe(`kill -9 under load, ${KILLS} times`, { timeout: timeFor(KILLS, KILL_MS) }, () => {
  it.each<[string, () => Promise<{ REGISTRY_DATABASE_URL?: string }>]>([
    ['SQLite', async () => ({})],
    ['PostgreSQL', postgres],
  ])(
    '%s: every reference that was given is in the store, and no message is there twice',
    async (_, begin) => {
      const [data, place] = [folderForTest(), await begin()];
      const { visitors } = await killUnderLoad(() =>
        startProcess('registry', SERVE, { ...place, DATA_DIR: data, REGISTRY_API_TOKEN: token }),
      );
      const stored = await storedIn(await storeIn(data, place), data);
      expect(new Map(stored.map((row) => [row.subject, row.reference]))).toEqual(visitors.acknowledged);
      expect(stored).toHaveLength(visitors.sent);
    },
  );

  it('relay: every message reaches the backend once, whenever the site died', async () => {
    const [behind, front] = [folderForTest(), folderForTest()];
    const backend = await startProcess('registry', SERVE, { DATA_DIR: behind, REGISTRY_API_TOKEN: token });
    cleanUp.push(() => backend.end('SIGTERM'));
    const { visitors } = await killUnderLoad(() =>
      startProcess('front', [], {
        DATA_DIR: front,
        FRONT_TOKEN: token,
        REGISTRY_API_URL: `http://127.0.0.1:${backend.port}`,
        REGISTRY_API_TOKEN: token,
        REGISTRY_API_TIMEOUT_MS: '2000',
      }),
    );
    const frontStore = await storeIn(front);
    const given = await storedIn(frontStore, front);
    expect(new Map(given.map((row) => [row.subject, row.reference]))).toEqual(visitors.acknowledged);
    // The last process's worker takes over what the dead ones had leased, when their leases run out.
    await expect
      .poll(async () => (await outboxCounts(frontStore)).waiting, { timeout: 120_000, interval: 500 })
      .toBe(0);
    const arrived = (await storedIn(await storeIn(behind), behind)).map((row) => row.subject).sort();
    expect(arrived).toEqual([...visitors.acknowledged.keys()].sort());
    expect(await outboxCounts(frontStore)).toMatchObject({ dead: 0, refused: 0 });
  });
});

describe('the key file', () => {
  it('is the same after a kill as before', async () => {
    const data = folderForTest();
    const environment = { DATA_DIR: data, REGISTRY_API_TOKEN: token };
    const first = await startProcess('registry', SERVE, environment);
    const { id } = loadKeyring({ DATA_DIR: data }).current;
    await first.end('SIGKILL');
    const second = await startProcess('registry', SERVE, environment);
    expect(loadKeyring({ DATA_DIR: data }).current.id).toBe(id);
    await second.end('SIGTERM');
    expect(second.child.exitCode).toBe(0);
  });
});
