import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importBranches } from '@/lib/registry/appointments/importer';
import { importAreas } from '@/lib/registry/areas/importer';
import { tablesOf } from '@/lib/registry/backup/tables';
import { IMPORTS_KEPT } from '@/lib/registry/datasets/changes';
import type { SmallDataset } from '@/lib/registry/datasets/provenance';
import { importRecords, UndoRefusedError, undoImport } from '@/lib/registry/history/undo';
import { FileRefusedError } from '@/lib/registry/import/errors';
import { Refusals } from '@/lib/registry/import/report';
import type { ImportOptions, ImportResult } from '@/lib/registry/import/run';
import { openSource, type Source } from '@/lib/registry/import/source';
import { importDistricts } from '@/lib/registry/places/importer';
import { importPost } from '@/lib/registry/posts/importer';
import { READERS } from '@/lib/registry/readers';
import { importRegistrars } from '@/lib/registry/registrars/importer';
import { folderForTest } from '../support/folders';
import type { Harness } from '../support/harness';
import { figures, fixture, summedTransactions, transactionsFrom } from '../support/imports';

/** Records of the work itself, and of the transactions what is compared by itself. */
const OWN = [
  'imports',
  'import_changes',
  'jobs',
  'shown_averages',
  'deeds',
  'deed_versions',
  'indicator_cells',
];

/** The rows as one text of a line each: thousands of them are compared at once. */
const linesOf = (rows: readonly unknown[]) =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');

/** What a visitor could be shown, table by table, whatever tables there are. */
async function contentOf({ store }: Harness): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const { name } of await tablesOf(store.read)) {
    if (OWN.includes(name)) continue;
    content[name] = linesOf((await sql`select * from ${sql.table(name)}`.execute(store.read)).rows);
  }
  content.deeds = linesOf(
    (
      await sql`select deeds.*, 0 as id from deeds join imports on imports.id = deeds.import_id
      where imports.status = 'active'`.execute(store.read)
    ).rows,
  );
  return content;
}

/** With the figures, which are made of the transactions: after a change it takes a second to work them out. */
const shownOf = async (harness: Harness) => ({
  ...(await contentOf(harness)),
  figures: await figures(harness.store),
});

const HEADING = 'reference,date,region,city,district,type,use,properties,value,area';
function transactionFile(rows: readonly string[]): string {
  const path = join(folderForTest(), 'deeds.csv');
  writeFileSync(path, `${[HEADING, ...rows].join('\n')}\n`);
  return path;
}
const deed = (reference: number, value: number, date = '2026-06-15') =>
  `${reference},${date},riyadh,riyadh,Al Wadi,residential,,1,${value},500`;

/** That every import can be taken back, on any store. */
export function undoSuite(name: string, open: () => Promise<Harness>): void {
  describe(`undoing imports, ${name}`, () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    const newest = async () => (await importRecords(harness.store.read, { limit: 1 }))[0]?.id ?? 0;
    const undo = (id: number) => undoImport(harness.store, id, () => new Date());
    async function small<O>(
      run: (store: Harness['store'], source: Source, options: ImportOptions & O) => Promise<ImportResult>,
      path: string,
      options: O,
    ): Promise<number> {
      const common = { source: 'Test', licence: 'Open', refusals: new Refusals(null) };
      const result = await run(harness.store, await openSource(path), { ...common, ...options });
      expect(result.stored).toBe(true);
      return newest();
    }

    it('brings back the sample transactions, their label and their figures after the first real file', async () => {
      const before = await shownOf(harness);
      await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      expect(await figures(harness.store)).toMatchObject({ deeds: 8, sample: false });
      expect(await undo(await newest())).toEqual({ dataset: 'transactions', restored: 0 });
      expect(await shownOf(harness)).toEqual(before);
      expect(await figures(harness.store)).toMatchObject({ sample: true });
      const again = await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      expect(again).toMatchObject({ added: 8, stored: true });
    });

    it('gives corrected transactions their earlier content back, and keeps no row that did not change', async () => {
      await transactionsFrom(harness.store, transactionFile([deed(1, 1_000_000), deed(2, 2_000_000)]));
      const before = await shownOf(harness);
      await transactionsFrom(
        harness.store,
        transactionFile([deed(1, 1_000_000), deed(2, 9_000_000), deed(3, 3_000_000)]),
      );
      expect(await figures(harness.store)).toMatchObject({ deeds: 3, totalValue: 13_000_000 });
      const kept = await sql<{ n: number }>`select count(*) as n from deed_versions`.execute(
        harness.store.read,
      );
      expect(kept.rows[0]?.n).toBe(1);
      expect(await undo(await newest())).toMatchObject({ restored: 1 });
      expect(await shownOf(harness)).toEqual(before);
      expect(await summedTransactions(harness.store)).toEqual({ deeds: 2, value: 300_000_000 });
    });

    it('undoes an import in the middle, unless a later one changed its rows', async () => {
      await transactionsFrom(harness.store, transactionFile([deed(1, 1_000_000)]));
      const first = await newest();
      await transactionsFrom(harness.store, transactionFile([deed(2, 2_000_000)]));
      const second = await newest();
      await transactionsFrom(harness.store, transactionFile([deed(1, 5_000_000)]));
      const third = await newest();
      const refused = undo(first);
      await expect(refused).rejects.toThrow(UndoRefusedError);
      await expect(refused).rejects.toThrow(new RegExp(`Undo first: ${third}`));
      await undo(second);
      expect(await figures(harness.store)).toMatchObject({ deeds: 1, totalValue: 5_000_000, sample: false });
      await undo(third);
      await undo(first);
      expect(await figures(harness.store)).toMatchObject({ sample: true });
      await expect(undo(first)).rejects.toThrow(/is undone/);
      await expect(undo(1)).rejects.toThrow(/came with the registry/);
      await expect(undo(99_999)).rejects.toThrow(/no import 99999/);
    });

    it('brings back every data set but transactions: added, changed and deleted rows', async () => {
      const before = await shownOf(harness);
      const states = [await contentOf(harness)];
      const ids: number[] = [];
      const step = async (id: Promise<number>) => {
        ids.push(await id);
        states.push(await contentOf(harness));
      };
      const changed = join(folderForTest(), 'areas.geojson');
      writeFileSync(
        changed,
        readFileSync(fixture('areas.geojson'), 'utf8').replace('2026-06-07', '2026-06-08'),
      );
      // In the order in which one needs another; the compiler asks for the files of a new one.
      const files: Record<SmallDataset, (() => Promise<number>)[]> = {
        districts: [() => small(importDistricts, fixture('districts.geojson'), { city: 'riyadh' })],
        areas: [
          () => small(importAreas, fixture('areas.geojson'), {}),
          () => small(importAreas, changed, { replace: true }),
        ],
        registrars: [() => small(importRegistrars, fixture('registrars.csv'), {})],
        appointments: [() => small(importBranches, fixture('branches.csv'), {})],
        posts: [
          () => small(importPost, fixture('post.ar.md'), {}),
          () => small(importPost, fixture('post.en.md'), {}),
        ],
      };
      for (const run of Object.values(files).flat()) await step(run());
      const areas = async () => (await READERS.datasets({ db: harness.store.read } as never, {})).items;
      expect((await areas()).find(({ dataset }) => dataset === 'posts')?.source).toBe(
        'Announcements published by REGA, SAMA and the press · Test',
      );
      for (let step = ids.length - 1; step >= 0; step--) {
        await undo(ids[step] ?? 0);
        expect(await contentOf(harness)).toEqual(states[step]);
      }
      expect(await shownOf(harness)).toEqual(before);
      const left = await sql<{ n: number }>`select count(*) as n from import_changes`.execute(
        harness.store.read,
      );
      expect(left.rows[0]?.n).toBe(0);
    });

    it('takes added cities and spellings away again, unless something stands on them', async () => {
      const before = await shownOf(harness);
      const path = join(folderForTest(), 'districts.csv');
      writeFileSync(path, 'name_ar,city,region,aliases\nالأمل,بلدة جديدة,riyadh,الامال\n');
      const id = await small(importDistricts, path, { createCities: true });
      const areas = join(folderForTest(), 'areas.csv');
      writeFileSync(areas, 'slug,name_ar,region,city,district\nnew-one,منطقة,riyadh,بلدة جديدة,الأمل\n');
      const later = await small(importAreas, areas, {});
      await expect(undo(id)).rejects.toThrow(/in use/);
      await undo(later);
      await undo(id);
      expect(await shownOf(harness)).toEqual(before);
    });

    it('keeps what the newest imports replaced, and no more', async () => {
      for (let round = 0; round <= IMPORTS_KEPT; round++)
        await transactionsFrom(harness.store, transactionFile([deed(1, 1_000_000 + round)]));
      const records = await importRecords(harness.store.read, { dataset: 'transactions', limit: 50 });
      expect(records.filter(({ notUndoable }) => notUndoable === null)).toHaveLength(IMPORTS_KEPT);
      const real = records.filter(({ sample }) => sample === 0);
      expect(real.at(-1)?.notUndoable).toMatch(/no longer kept/);
      // The first file cannot be undone any more, so the samples cannot come back and are gone.
      expect(records.filter(({ sample }) => sample === 1)).toEqual([]);
    });

    it('asks before figures mix kinds, periods or regions that do not go together', async () => {
      await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      const other = transactionsFrom(harness.store, transactionFile([deed(1, 1_000_000, '2024-02-01')]));
      await expect(other).rejects.toThrow(FileRefusedError);
      await expect(other).rejects.toThrow(/another kind \(all_sales\).*--mixed/);
      const sales = { coverage: 'all_sales' } as const;
      const late = transactionFile([deed(1, 1_000_000, '2024-06-01')]);
      await expect(transactionsFrom(harness.store, late, sales)).rejects.toThrow(/146 days lie between/);
      const many = Array.from({ length: 100 }, (_, index) => deed(100 + index, 1_000_000, '2024-02-01'));
      await expect(transactionsFrom(harness.store, transactionFile(many), sales)).rejects.toThrow(/of 1\./);
      expect(await figures(harness.store)).toMatchObject({ deeds: 8, coverage: 'all_sales' });
      await transactionsFrom(harness.store, transactionFile([deed(1, 1_000_000, '2024-02-01')]), {
        mixed: true,
        source: 'Another',
      });
      expect(await figures(harness.store)).toMatchObject({
        deeds: 9,
        coverage: 'mixed',
        source: 'Test · Another',
      });
      await undo(await newest());
      expect(await figures(harness.store)).toMatchObject({ deeds: 8, coverage: 'all_sales', source: 'Test' });
    });
  });
}
