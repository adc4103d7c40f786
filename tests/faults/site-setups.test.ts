import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, storeAddress } from '@/lib/registry/store/store';
import { oneOf } from '../support/amounts';
import { folderForTest, temporaryFolder } from '../support/folders';
import { sendToSite } from '../support/load';
import { newIdempotencyKey } from '../support/messages';
import { dropDatabase, newDatabase, startPostgres, type TestPostgres } from '../support/postgres';
import { type Running, SERVE, startProcess } from '../support/processes';
import { seededFile } from '../support/seeded';
import { failedStart, noSite, startAsOperator } from '../support/site-process';
import { storedIn } from '../support/stored';

const token = randomBytes(16).toString('hex');

/** Every set-up that the README names, each on a store that nothing has touched yet. The bundle renames what it likes. */
describe.skipIf(noSite)(`the built site, fresh, in every set-up${noSite ? ` (${noSite})` : ''}`, () => {
  const behind = temporaryFolder();
  let postgres: TestPostgres;
  let backend: Running;

  beforeAll(async () => {
    postgres = await startPostgres({ durable: false });
    await seededFile(join(behind.path, 'registry.sqlite'));
    backend = await startProcess('registry', SERVE, { DATA_DIR: behind.path, REGISTRY_API_TOKEN: token });
  });
  afterAll(async () => {
    await backend?.end('SIGTERM');
    await postgres?.stop();
    behind.remove();
  });

  const remote = () => ({
    REGISTRY_API_URL: `http://127.0.0.1:${backend.port}/`,
    REGISTRY_API_TOKEN: token,
  });
  const database = async () => ({ REGISTRY_DATABASE_URL: await newDatabase(postgres.url) });

  /** How a start that fails ends, and the lines in which it says why. */
  async function ended(environment: Record<string, string>, heard?: (line: string) => void) {
    const { code, errors } = await failedStart({ DATA_DIR: folderForTest(), ...environment }, heard);
    return { code, reasons: errors.filter((line) => line.startsWith("The registry's store")) };
  }

  const setups: readonly [string, string, () => Promise<Record<string, string>>][] = [
    [
      'a remote registry, what waits for it in PostgreSQL',
      'postgres',
      async () => ({ ...remote(), ...(await database()) }),
    ],
    ['the embedded registry, SQLite', 'sqlite', async () => ({})],
    ['the embedded registry, PostgreSQL', 'postgres', database],
    ['a remote registry, what waits for it in SQLite', 'sqlite', async () => remote()],
  ];

  it.each(oneOf(setups))(
    '%s: pages are shown and a form is stored where it belongs',
    async (name, kind, settings) => {
      const environment: { DATA_DIR: string; REGISTRY_DATABASE_URL?: string } = {
        DATA_DIR: folderForTest(),
        ...(await settings()),
      };
      const subject = `sent to ${name}`;
      const token = randomBytes(16).toString('hex');
      // The build knew of no portal; this process does.
      const portal = { PORTAL_URL: 'https://portal.example' };
      const site = await startAsOperator({ ...environment, ...portal, HEALTH_TOKEN: token });
      try {
        const health = await fetch(`${site.origin}/api/health`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ store: kind })]);
        for (const path of ['/', '/en/announced-areas', '/en/analytics?view=filtered&region=riyadh']) {
          const page = await fetch(site.origin + path);
          expect([path, page.status]).toEqual([path, 200]);
          expect(await page.text(), path).toMatch(/<html [^>]*data-portal=""/);
        }
        const sent = await sendToSite(site.port, { key: newIdempotencyKey(), subject });
        const receipt = await fetch(site.origin + sent.receipt);
        expect([receipt.status, await receipt.text()]).toEqual([
          200,
          expect.stringContaining(sent.reference),
        ]);
      } finally {
        await site.end('SIGTERM');
      }
      const holder = 'REGISTRY_API_URL' in environment ? { DATA_DIR: behind.path } : environment;
      const store = await openStore(storeAddress(holder));
      try {
        expect((await storedIn(store, holder.DATA_DIR)).map((row) => row.subject)).toContain(subject);
      } finally {
        await store.close();
      }
    },
  );

  it.each([
    ['the embedded registry', () => ({})],
    ['a remote registry', remote],
  ])('%s, and no database: the start fails and says so, without the password', async (_, settings) => {
    const refused = ended({
      ...settings(),
      REGISTRY_DATABASE_URL: 'postgres://someone:hidden-word@127.0.0.1:1/none',
    });
    expect(await refused).toEqual({
      code: 1,
      reasons: [
        "The registry's store (PostgreSQL) does not open: nobody answers at its address (ECONNREFUSED).",
      ],
    });
  });

  it('a database that goes away between preparing it and opening it: the start fails all the same', async () => {
    const url = await newDatabase(postgres.url);
    let dropped: Promise<void> | undefined;
    const end = await ended({ ...remote(), REGISTRY_DATABASE_URL: url }, (line) => {
      if (line.startsWith('Portal:')) dropped = dropDatabase(postgres.url, url);
    });
    await dropped;
    expect(end.code).toBe(1);
    expect(end.reasons).toContain(
      "The registry's store (PostgreSQL) does not open: the server has no such database (3D000).",
    );
  });
});
