import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { sqliteDialect } from '@/lib/registry/store/sqlite';
import type { Tables } from '@/lib/registry/store/tables';
import { folderForTest } from '../support/folders';
import { seededFile } from '../support/seeded';

const PATIENCE_MS = 400;

async function twoProcesses() {
  const path = join(folderForTest(), 'registry.sqlite');
  await seededFile(path);
  const [other, own] = [Number.POSITIVE_INFINITY, PATIENCE_MS].map((patienceMs) => {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(path, 'durable', patienceMs) });
    onTestFinished(() => db.destroy());
    return db;
  }) as [Kysely<Tables>, Kysely<Tables>];
  let number = 0;
  const row = () => ({ key: `k${number++}`, points: 1, expires_at: 1 });
  return {
    hold: () => other.startTransaction().execute(),
    row,
    write: () => own.insertInto('rate_limits').values(row()).execute(),
  };
}

/** No timer fires and no answer is read meanwhile, as on a machine that has no time for this process. */
function starve(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('a lock that somebody holds and does nothing with is waited for so long, and by the next hardly at all', async () => {
  const { hold, write } = await twoProcesses();
  const held = await hold();
  const begun = performance.now();
  await expect(write()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const first = performance.now() - begun;
  expect(first).toBeGreaterThan(PATIENCE_MS * 0.9);
  const again = performance.now();
  await expect(write()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  expect(performance.now() - again).toBeLessThan(first);
  await held.rollback().execute();
  await write();
});

it('one that others take by turns is waited for longer: they come to an end', async () => {
  const { hold, row, write } = await twoProcesses();
  const first = await hold();
  const written = write();
  let turn = first;
  for (let turns = 0; turns < 8; turns += 1) {
    await turn.insertInto('rate_limits').values(row()).execute();
    await wait(PATIENCE_MS / 2);
    await turn.commit().execute();
    turn = await hold();
  }
  await turn.rollback().execute();
  await written;
});

it('a machine that has no time for this process uses nothing of it up', async () => {
  const { hold, write } = await twoProcesses();
  const held = await hold();
  const written = write();
  for (let times = 0; times < 3; times += 1) {
    await wait(1);
    starve(PATIENCE_MS);
  }
  await held.rollback().execute();
  await written;
});
