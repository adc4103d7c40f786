import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '@/lib/registry/store/store';
import { folderForTest } from '../support/folders';
import { command } from '../support/processes';
import { seededFile } from '../support/seeded';

it('a command carries its own log over: the next to write would else do it, in one turn of a site that serves', async () => {
  const folder = folderForTest();
  const path = join(folder, 'registry.sqlite');
  const site = await openStore(await seededFile(path));
  try {
    const logged = () => statSync(`${path}-wal`).size;
    await site.write.insertInto('rate_limits').values({ key: 'x', points: 1, expires_at: 1 }).execute();
    expect(logged()).toBeGreaterThan(0);
    const { code, output } = await command({ DATA_DIR: folder }, 'reset', '--yes');
    expect(code, output).toBe(0);
    expect(logged()).toBe(0);
    expect(await site.read.selectFrom('deeds').select('id').execute()).toEqual([]);
  } finally {
    await site.close();
  }
});
