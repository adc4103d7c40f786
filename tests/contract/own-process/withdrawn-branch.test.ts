import { afterAll, beforeAll, expect, it } from 'vitest';
import { receivesVisitors } from '@/components/forms/receipt/receipt-choices';
import { closeRegistry } from '@/lib/registry';
import { openStore, type Store } from '@/lib/registry/store/store';
import { fill } from '../../support/fixture';
import { temporaryFolder } from '../../support/folders';

const folder = temporaryFolder();
let store: Store;
beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
  store = await openStore({ kind: 'sqlite', path: `${folder.path}/registry.sqlite` });
  await fill(store.write);
});
afterAll(async () => {
  await closeRegistry();
  await store.close();
  folder.remove();
});

it('a receipt sends nobody to a branch that was taken away', async () => {
  const lines = [{ name: 'branch', code: 'main' }];
  expect(await receivesVisitors(lines)).toBe(true);
  expect(await receivesVisitors([{ name: 'branch', code: 'never-was' }])).toBe(false);
  expect(await receivesVisitors([])).toBe(true);
  await store.write.updateTable('branches').set({ withdrawn: 1 }).where('code', '=', 'main').execute();
  expect(await receivesVisitors(lines)).toBe(false);
});
