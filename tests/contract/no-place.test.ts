import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { makeFolder } from '@/lib/disk';
import { migrateUp } from '@/lib/registry/store/migrate';
import { connect, type StoreAddress } from '@/lib/registry/store/store';
import { folderForTest } from '../support/folders';
import { fixture } from '../support/imports';
import { newDatabase } from '../support/postgres';
import { command, prepareSite } from '../support/processes';

/** A folder that is there and takes no other: Node's own `mkdir -p` never ends in it. */
const TAKES_NONE = '/proc/1/x';
const quiet = { LOG_LEVEL: 'error' };

/** Places where no registry can lie, by what stands there. */
const PLACES: Record<string, (folder: string) => string> = {
  'a file': (folder) => {
    writeFileSync(join(folder, 'file'), '');
    return join(folder, 'file');
  },
  'nothing below a file': (folder) => {
    writeFileSync(join(folder, 'file'), '');
    return join(folder, 'file', 'below');
  },
  'a link to itself': (folder) => {
    symlinkSync(join(folder, 'link'), join(folder, 'link'));
    return join(folder, 'link');
  },
  'a folder by the name of the store': (folder) => {
    mkdirSync(join(folder, 'registry.sqlite'));
    return folder;
  },
  'a name that is too long': (folder) => join(folder, 'x'.repeat(300)),
  ...(existsSync('/proc/1') ? { 'a system that takes no folders': () => TAKES_NONE } : {}),
};

describe.each(Object.entries(PLACES))('where there is %s', (_, place) => {
  it('every command and every start end in one sentence, with a code', async () => {
    const environment = { ...quiet, DATA_DIR: place(folderForTest()) };
    const ends = await Promise.all([
      ...[['migrate', 'status'], ['migrate', 'up'], ['submissions', 'list'], ['seed'], ['reset']].map(
        (words) => command(environment, ...words),
      ),
      prepareSite(environment),
    ]);
    for (const { code, stderr } of ends) {
      expect(stderr).toMatch(/^[^\n]+ (does not open|cannot be used): [^\n]+ \(E[A-Z]+\)\.\n$/);
      expect(code).toBe(1);
    }
  });
});

it.skipIf(!existsSync('/proc/1'))(
  'a report or a backup that has no place is told in one sentence',
  async () => {
    const environment = { ...quiet, DATA_DIR: folderForTest() };
    const refused = fixture('deeds-refused.csv');
    for (const words of [
      ['import', 'transactions', refused, '--report', join(TAKES_NONE, 'report.csv')],
      ['import', 'transactions', refused, '--report', '/dev/full'],
      ['backup', join(TAKES_NONE, 'all.tar.gz')],
      ['backup', '/dev/full/all.tar.gz'],
      ['backup', TAKES_NONE, '--every', '60'],
    ]) {
      const { code, stderr } = await command(environment, ...words);
      expect([words.join(' '), code]).toEqual([words.join(' '), 1]);
      expect(stderr, words.join(' ')).toMatch(/cannot be (used|written): [^\n]+ \(E[A-Z]+\)\.\n$/m);
      expect(stderr).not.toMatch(/^ {4}at /m);
    }
  },
);

it('makes folders within folders, also when another process makes them at the same time', () => {
  const folder = join(folderForTest(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

describe.each<[string, () => Promise<{ address: StoreAddress; url: string }>]>([
  [
    'SQLite',
    async () => {
      const path = join(folderForTest(), 'registry.sqlite');
      return { address: { kind: 'sqlite', path }, url: `sqlite:${path}` };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await newDatabase(inject('postgresUrl'));
      return { address: { kind: 'postgres', url }, url };
    },
  ],
])('%s', (_, place) => {
  it('tells what is applied, and which of it is of a newer version', async () => {
    const { address, url } = await place();
    const environment = { ...quiet, DATA_DIR: folderForTest(), REGISTRY_DATABASE_URL: url };
    const empty = await command(environment, 'migrate', 'status');
    expect([empty.code, empty.stdout.split('\n')[0]]).toEqual([0, '0001-places-and-content\t-\t-']);
    const store = connect(address);
    try {
      await migrateUp(store.write);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
        store.write,
      );
    } finally {
      await store.close();
    }
    const { code, stdout, stderr } = await command(environment, 'migrate', 'status');
    expect(stdout).toMatch(/^0001-places-and-content\t\d{4}-\S+\t-$/m);
    expect(stdout).toMatch(/^9999-later\t2030-01-01T00:00:00.000Z\tof a newer version$/m);
    expect(stderr).toMatch(
      /^The registry's tables were made by a newer version of this program \(9999-later /,
    );
    expect(code).toBe(1);
  });
});
