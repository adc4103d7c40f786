import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForTest } from '../support/folders';
import { command } from '../support/processes';
import { seededFile } from '../support/seeded';

/** A filled store with damage done to its file. */
async function damaged(harm: (path: string, size: number) => void): Promise<string> {
  const data = folderForTest();
  const path = join(data, 'registry.sqlite');
  await seededFile(path);
  harm(path, statSync(path).size);
  return data;
}

/** What a page that the disk has lost looks like. */
function overwrite(path: string, from: number, length: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(length, 0x5a), 0, length, from);
  closeSync(file);
}

const COMMANDS: string[][] = [['check'], ['migrate', 'status'], ['submissions', 'list'], ['reset']];

describe('a store that is damaged', () => {
  it.each(COMMANDS)('is told in one sentence by %s %s', async (...words) => {
    for (const harm of [
      (path: string, size: number) => truncateSync(path, Math.floor(size / 2)),
      (path: string) => writeFileSync(path, 'no database at all'),
    ]) {
      const data = await damaged(harm);
      const { code, stderr } = await command({ DATA_DIR: data }, ...words);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The registry's store \(SQLite, \S+\) .*damaged \(SQLITE_\w+\): restore a backup\.$/m,
      );
      expect(stderr).not.toMatch(/^ {4}at /m);
    }
  });

  it('is damaged for its check and its backup wherever the damage is', async () => {
    for (const part of [0.3, 0.6, 0.97]) {
      const data = await damaged((path, size) => overwrite(path, Math.floor(size * part), 60_000));
      for (const words of [['check'], ['backup', join(data, 'all.tar.gz')]]) {
        const { code, stderr } = await command({ DATA_DIR: data }, ...words);
        expect(code, `${part} ${words}`).toBe(1);
        expect(stderr).toMatch(/damaged/);
        expect(stderr, `${part} ${words}`).not.toMatch(/^ {4}at /m);
      }
    }
  });
});

it('a backup that cannot be written says so, and a store that nobody serves', async () => {
  const data = folderForTest();
  await seededFile(join(data, 'registry.sqlite'));
  const nowhere = join(data, 'no-such-folder', 'all.tar.gz');
  const { code, stderr } = await command({ DATA_DIR: data }, 'backup', nowhere);
  expect([code, stderr]).toEqual([
    1,
    `${nowhere} cannot be written: its folder is not there, or takes nothing (ENOENT).\n`,
  ]);
  const silent = { DATA_DIR: data, REGISTRY_DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none' };
  for (const words of COMMANDS) {
    const refused = await command(silent, ...words);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      "The registry's store (PostgreSQL) does not open: nobody answers at its address (ECONNREFUSED).\n",
    ]);
  }
});
