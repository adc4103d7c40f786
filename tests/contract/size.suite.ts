import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAreas } from '@/lib/registry/areas/importer';
import { ADDRESSES_AT_ONCE, READS, type ReadName } from '@/lib/registry/contract';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { READERS } from '@/lib/registry/readers';
import { importRegistrars } from '@/lib/registry/registrars/importer';
import { temporaryFolder } from '../support/folders';
import type { Harness } from '../support/harness';

/** More rows than a statement of SQLite may have variables: 32,766. */
const MANY = 33_000;

const options = () => ({ source: 'Test', licence: null, refusals: new Refusals(null), replace: true });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const count = async (harness: Harness, table: 'registrars' | 'areas') =>
  (
    await harness.store.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** The tables, and how many rows were read from them so far. */
function counting({ store }: Harness) {
  let rows = 0;
  const db = store.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  });
  return { db, rows: () => rows };
}

/** What holds whatever the number of rows, on any store. */
export function sizeSuite(name: string, open: () => Promise<Harness>): void {
  describe(`many rows, ${name}`, () => {
    let harness: Harness;
    const folder = temporaryFolder();
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(async () => {
      await harness.close();
      folder.remove();
    });

    const file = (fileName: string, lines: string[]) => {
      const path = join(folder.path, fileName);
      writeFileSync(path, `${lines.join('\n')}\n`);
      return path;
    };

    it('replaces more registrars than a statement has variables', async () => {
      const row = (n: number) => `${n},مسجل ${n},96650${String(n).padStart(7, '0')},riyadh`;
      const heading = 'code,name_ar,phone,region';
      const many = file('many.csv', [heading, ...numbers(MANY).map(row)]);
      const saved = await importRegistrars(harness.store, await openSource(many), options());
      expect(saved).toMatchObject({ added: MANY, changed: 0, samplesDropped: 26, stored: true });
      const again = await importRegistrars(harness.store, await openSource(many), options());
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: MANY, stored: false });
    });

    it('replaces more areas than a statement has variables', async () => {
      const row = (n: number) => `area-${n},منطقة ${n},Area ${n},riyadh,riyadh,2024-01-01`;
      const heading = 'slug,name_ar,name_en,region,city,starts_on';
      const many = file('areas.csv', [heading, ...numbers(MANY).map(row)]);
      const saved = await importAreas(harness.store, await openSource(many), options());
      expect(saved).toMatchObject({ added: MANY, stored: true });
      expect(await count(harness, 'areas')).toBe(MANY);
    });

    it.each<[ReadName, object]>([
      [
        'areas',
        { state: 'open', ending: 'known', order: 'ends_first', region: 'riyadh', page: 700, pageSize: 30 },
      ],
      ['areasOverview', {}],
      ['areasOf', { city: 'riyadh' }],
      ['areaShapes', {}],
      ['registrars', { region: 'riyadh', q: 'مسجل', page: 1_000 }],
      ['posts', { locale: 'ar' }],
      ['addresses', { of: 'areas', page: 20 }],
    ])('reads for %s what it answers with, however much there is', async (read, query) => {
      const { db, rows } = counting(harness);
      const ask = () =>
        (READERS[read] as (context: object, query: unknown) => Promise<unknown>)(
          { db, now: new Date(), today: '2024-06-01', minimumDeeds: 6 },
          READS[read].input.parse(query),
        );
      // The first question after an import goes through the table once.
      await ask();
      const before = rows();
      const answer = await ask();
      expect(rows() - before).toBeLessThanOrEqual(3 * ADDRESSES_AT_ONCE);
      expect(JSON.stringify(answer).length).toBeLessThan(500_000);
    });

    it('deletes what a file of the whole set does not name', async () => {
      const registrars = [
        'code,name_ar,phone,region',
        '1,مسجل 1,966500000001,riyadh',
        '2,اسم آخر,966500000002,riyadh',
      ];
      const few = await openSource(file('few.csv', registrars));
      expect(await importRegistrars(harness.store, few, options())).toMatchObject({
        added: 0,
        changed: 1 + MANY - 2,
        unchanged: 1,
      });
      expect(await count(harness, 'registrars')).toBe(2);
      const areas = [
        'slug,name_ar,name_en,region,city,starts_on',
        'area-1,منطقة 1,Area 1,riyadh,riyadh,2024-01-01',
      ];
      const left = await openSource(file('few-areas.csv', areas));
      expect(await importAreas(harness.store, left, options())).toMatchObject({
        added: 0,
        changed: MANY - 1,
        unchanged: 1,
      });
      expect(await count(harness, 'areas')).toBe(1);
    });
  });
}
