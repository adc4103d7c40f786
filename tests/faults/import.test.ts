import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importAreas } from '@/lib/registry/areas/importer';
import { FileRefusedError } from '@/lib/registry/import/errors';
import { Refusals } from '@/lib/registry/import/report';
import type { ImportOptions } from '@/lib/registry/import/run';
import { openSource, type Source } from '@/lib/registry/import/source';
import { importDistricts } from '@/lib/registry/places/importer';
import { importPost } from '@/lib/registry/posts/importer';
import { importRegistrars } from '@/lib/registry/registrars/importer';
import { openStore, type Store } from '@/lib/registry/store/store';
import { importTransactions } from '@/lib/registry/transactions/importer';
import { folderForTest, temporaryFolder } from '../support/folders';
import { figures, fixture, summedTransactions } from '../support/imports';
import { command, startCommand } from '../support/processes';
import { seededFile } from '../support/seeded';
import { writeTransactionFile } from '../support/transaction-file';

/** `npm run test:faults` kills often, `npm test` a few times. */
const KILLS = process.env.FAULTS === 'full' ? 20 : 4;
/** Enough to be killed at any stage. */
const ROWS = 15_000;

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function seeded(): Promise<{ data: string; store: Store }> {
  const data = folderForTest();
  const store = await openStore(await seededFile(join(data, 'registry.sqlite')));
  cleanUp.push(() => store.close());
  return { data, store };
}

const settings = (data: string) => ({ DATA_DIR: data, LOG_LEVEL: 'error' });
const importing = (data: string, ...args: string[]) => startCommand(settings(data), 'import', ...args);
const imported = (data: string, ...args: string[]) => command(settings(data), 'import', ...args);

type Attempt = (store: Store, source: Source, options: ImportOptions) => Promise<unknown>;
const IMPORTERS: Record<string, Attempt> = {
  transactions: importTransactions,
  districts: (store, source, options) => importDistricts(store, source, { ...options, city: 'riyadh' }),
  areas: importAreas,
  registrars: importRegistrars,
  posts: importPost,
};

async function attempt(store: Store, dataset: string, path: string): Promise<unknown> {
  const options = { source: 'Test', licence: null, refusals: new Refusals(null) };
  return IMPORTERS[dataset]?.(store, await openSource(path), options);
}

const leaseOf = (store: Store) =>
  store.read
    .selectFrom('jobs')
    .select('leased_by')
    .where('name', '=', 'import:transactions')
    .executeTakeFirst();

/** How many rows a load has put into the store, or one that was killed has left there. */
async function rowsLoading(store: Store): Promise<number> {
  const { rows } = await store.read
    .selectFrom('deeds')
    .innerJoin('imports', 'imports.id', 'deeds.import_id')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('imports.status', '=', 'loading')
    .executeTakeFirstOrThrow();
  return Number(rows);
}

describe('killed imports', () => {
  it(`leave the earlier figures as they were, ${KILLS} times, and the next run is whole`, async () => {
    const { data, store } = await seeded();
    const first = join(data, 'first.csv');
    const second = join(data, 'second.csv');
    const one = await writeTransactionFile(first, 2_000);
    const two = await writeTransactionFile(second, ROWS, 70_000_000);
    expect((await imported(data, 'transactions', first)).code).toBe(0);
    const before = await figures(store);
    expect(before).toMatchObject({ deeds: one.rows, totalValue: one.value, sample: false });
    for (let kill = 0; kill < KILLS; kill++) {
      const earlier = (await leaseOf(store))?.leased_by;
      // Once it holds the right to import (and clears what the kill before has left), and while its rows are stored.
      const rows = ((kill % 4) / 5) * ROWS;
      const { child, ended } = await importing(data, 'transactions', second);
      const isThere = async () => {
        const holder = (await leaseOf(store))?.leased_by;
        return holder !== undefined && holder !== earlier && (await rowsLoading(store)) >= rows;
      };
      await expect.poll(isThere, { interval: 20, timeout: 60_000 }).toBe(true);
      child.kill('SIGKILL');
      const { code, output } = await ended;
      expect(code, output).toBeNull();
      expect(await figures(store)).toEqual(before);
      expect(await summedTransactions(store)).toMatchObject({ deeds: one.rows });
    }
    const { code, output } = await imported(data, 'transactions', second);
    expect(code, output).toBe(0);
    const after = await figures(store);
    expect(after).toMatchObject({ deeds: one.rows + two.rows, totalValue: one.value + two.value });
    expect(await summedTransactions(store)).toEqual({ deeds: after.deeds, value: after.totalValue * 100 });
    const leftovers = await store.read
      .selectFrom('imports')
      .select('id')
      .where('dataset', '=', 'transactions')
      .where('status', 'in', ['loading', 'undoing'])
      .execute();
    expect(leftovers).toEqual([]);
  });

  it('do not stand in the way of the next one, though they held the right to import', async () => {
    const { data, store } = await seeded();
    const path = join(data, 'deeds.csv');
    await writeTransactionFile(path, ROWS);
    const { child, ended } = await importing(data, 'transactions', path);
    const lease = () => leaseOf(store);
    await expect.poll(lease, { interval: 5, timeout: 60_000 }).toBeDefined();
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(await lease()).toBeDefined();
    const { code, output } = await imported(data, 'transactions', path);
    expect(code, output).toBe(0);
  });
});

// On one store: whatever is refused leaves it as it was, also for the next.
describe('damaged and half-written files are refused whole', () => {
  const folder = temporaryFolder();
  const data = folder.path;
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await seededFile(join(data, 'registry.sqlite')));
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  const text = readFileSync(fixture('deeds-10-columns.csv'));
  const lines = text.toString('utf8').split('\r\n');
  const half = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
  const many = Buffer.from(`${lines[0]}\r\n${lines[1]}\r\n${`${lines[2]}\r\n`.repeat(3_000)}`);
  const windows1256 = Buffer.from([0xc7, 0xe1, 0xd1, 0xed, 0xc7, 0xd6]);

  it.each<[string, string, Buffer, RegExp]>([
    ['a compressed file that is cut off', 'cut.csv.gz', half(gzipSync(text), 0.7), /cut off/],
    [
      'a compressed file with a flipped byte',
      'flipped.csv.gz',
      flip(gzipSync(many)),
      /damaged|cut off|not closed|readable|UTF-8/,
    ],
    ['a file cut in the middle of a line', 'cut.csv', half(text, 0.8), /cut off/],
    [
      'a file cut inside quotation marks',
      'quote.csv',
      text.subarray(0, text.lastIndexOf('"250,000') + 4),
      /not closed|cut off/,
    ],
    [
      'a file cut inside a character',
      'character.csv',
      text.subarray(0, text.indexOf('الفلاح') + 1),
      /cut off/,
    ],
    [
      'bytes of another encoding in the middle',
      'mixed.csv',
      Buffer.concat([many, windows1256, Buffer.from('\r\n'), many]),
      /not UTF-8/,
    ],
    ['an empty file', 'empty.csv', Buffer.alloc(0), /empty/],
    ['a heading without rows', 'heading.csv', Buffer.from(`${lines[0]}\r\n`), /no rows/],
    [
      'random bytes',
      'noise.csv',
      Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 251)),
      /not text|UTF-8/,
    ],
    ['a workbook', 'sheet.csv', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), /Excel/],
    ['a file of something else', 'other.csv', Buffer.from('name,colour\nrose,red\n'), /no column for/],
    [
      'a file whose rows are all unusable',
      'unusable.csv',
      Buffer.from(`${lines[0]}\r\n,,,,,,,,,\r\n`),
      /Every row/,
    ],
  ])('%s', async (_, name, bytes, reason) => {
    const before = await figures(store);
    const path = join(data, name);
    writeFileSync(path, bytes);
    const refused = attempt(store, 'transactions', path);
    await expect(refused).rejects.toThrow(FileRefusedError);
    await expect(refused).rejects.toThrow(reason);
    expect(await figures(store)).toEqual(before);
  });

  it('with the reason, no stack and exit code 1 on the command line', async () => {
    const path = join(data, 'cut.csv.gz');
    writeFileSync(path, half(gzipSync(text), 0.7));
    const { code, output } = await imported(data, 'transactions', path);
    expect(code).toBe(1);
    expect(output).toMatch(/cut\.csv\.gz: .*cut off.* Nothing of this file was stored\./);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it.each<[string, string, string]>([
    ['districts', 'cut.geojson', readFileSync(fixture('districts.geojson'), 'utf8').slice(0, 600)],
    ['districts', 'unclosed.geojson', readFileSync(fixture('districts.geojson'), 'utf8').slice(0, -1)],
    ['areas', 'other.geojson', '{"type":"FeatureCollection","features":"none"}'],
    ['registrars', 'cut.csv', readFileSync(fixture('registrars.csv'), 'utf8').slice(0, -5)],
    ['posts', 'no-front.ar.md', '# A text without its front matter\n'],
    [
      'posts',
      'html.ar.md',
      '---\ntitle: t\nsummary: s\ndate: 2026-01-01\nslug: a\n---\n\n<script>alert(1)</script>\n',
    ],
    ['posts', 'program.ar.md', '---js\n{ title: process.exit(99) }\n---\n\ntext\n'],
  ])('%s: %s', async (dataset, name, content) => {
    const count = async () =>
      Promise.all(
        (['districts', 'areas', 'registrars', 'posts'] as const).map((table) =>
          store.read
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirst(),
        ),
      );
    const before = await count();
    const path = join(data, name);
    writeFileSync(path, content);
    await expect(attempt(store, dataset, path)).rejects.toThrow(FileRefusedError);
    expect(await count()).toEqual(before);
  });
});

/** One bit wrong in the middle of the compressed data. */
function flip(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 0x10;
  return copy;
}
