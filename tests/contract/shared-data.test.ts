import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shapeIndex } from '@/lib/registry/areas/at-point';
import { importAreas } from '@/lib/registry/areas/importer';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { checkGeometry } from '@/lib/registry/geometry/repair';
import { inRing } from '@/lib/registry/geometry/rings';
import { FileRefusedError } from '@/lib/registry/import/errors';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { importDistricts } from '@/lib/registry/places/importer';
import { READERS } from '@/lib/registry/readers';
import { type Harness, seededHarness } from '../support/harness';
import { figures, noSharedData, sharedData, summedTransactions, transactionsFrom } from '../support/imports';

const Q1 = sharedData('transactions/moj-sales-2024-q1.csv');
const DISTRICTS_189 = sharedData('geo/riyadh-districts-189.geojson');
const DISTRICTS_2092 = sharedData('geo/ksa-districts-2092.geojson');

const small = async (file: string) => {
  const refusals = new Refusals(null);
  return { source: await openSource(file), options: { source: 'Test', licence: null, refusals }, refusals };
};

/** Real files; reported as skipped where they are absent. */
describe.skipIf(noSharedData)('real files (skipped without shared data)', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await seededHarness();
  });
  afterEach(() => harness.close());

  it('imports the sales of 2024 Q1 whole: 57,759 rows, the totals of the file, 95 % of Riyadh matched', async () => {
    const result = await transactionsFrom(harness.store, Q1);
    expect(result).toMatchObject({ read: 57_759, added: 57_759, refusals: { total: 0 } });
    const shown = await figures(harness.store);
    expect(shown).toMatchObject({
      deeds: 57_759,
      totalValue: 53_484_650_698,
      asOf: '2024-03-31',
      sample: false,
    });
    expect(result.areaDm2).toBe(20_735_304_905);
    expect(shown.averagePricePerSquareMetre).toBeCloseTo(53_484_650_698 / 207_353_049.05, 9);
    // A row that names no district ("other") is where it says that it is once its city is found.
    const { rows, districts, villages, cities } = result.places;
    expect(rows).toBe(57_759);
    expect(districts / rows).toBeGreaterThanOrEqual(0.7);
    expect(districts / (rows - cities)).toBeGreaterThanOrEqual(0.777);
    expect((districts + villages + cities) / rows).toBeGreaterThanOrEqual(0.808);
    const riyadh = await sql<{ rows: number; found: number }>`
      select count(*) as rows, count(d.district_id) as found from deeds d
      join cities c on c.id = d.city_id where c.code = 'riyadh' and d.reference not like 'SAMPLE%'`.execute(
      harness.store.read,
    );
    const [counted] = riyadh.rows;
    expect(counted?.rows).toBe(18_157);
    expect((counted?.found ?? 0) / 18_157).toBeGreaterThanOrEqual(0.95);
    expect(await summedTransactions(harness.store)).toEqual({ deeds: 57_759, value: 5_348_465_069_800 });
    const again = await transactionsFrom(harness.store, Q1);
    expect(again).toMatchObject({ added: 0, corrected: 0, unchanged: 57_759, stored: false });
    expect(await figures(harness.store)).toEqual(shown);
  });

  it('imports the compressed second quarter and the rows of 2026', async () => {
    const q2 = await transactionsFrom(harness.store, sharedData('transactions/moj-sales-2024-q2.csv.gz'));
    expect(q2).toMatchObject({ read: 47_025, added: 47_025, valueHalalas: 4_920_043_401_500 });
    const head = await transactionsFrom(
      harness.store,
      sharedData('transactions/moj-sales-2026-q1.head.csv'),
      {
        mixed: true,
      },
    );
    expect(head).toMatchObject({ read: 16, added: 16 });
    expect(await figures(harness.store)).toMatchObject({ deeds: 47_041, asOf: '2026-01-01' });
  });

  it.each(['rega-riyadh-2025-q2.csv', 'rega-quarter-report-2018-2022.csv.gz'])(
    'refuses the aggregates of %s',
    async (name) => {
      const before = await figures(harness.store);
      const run = transactionsFrom(harness.store, sharedData(`transactions/${name}`));
      await expect(run).rejects.toThrow(FileRefusedError);
      await expect(run).rejects.toThrow(/aggregates/);
      expect(await figures(harness.store)).toEqual(before);
    },
  );

  it('gives each of the 189 districts its boundary, every one a valid shape', async () => {
    const { source, options, refusals } = await small(DISTRICTS_189);
    const result = await importDistricts(harness.store, source, { ...options, city: 'riyadh' });
    expect(result).toMatchObject({ read: 189, changed: 189, added: 0 });
    expect(refusals.total).toBe(0);
    const rows = await harness.store.read
      .selectFrom('districts')
      .select(['code', 'geometry'])
      .where('geometry', 'is not', null)
      .execute();
    expect(rows).toHaveLength(189);
    for (const { code, geometry } of rows)
      expect(checkGeometry(JSON.parse(geometry ?? '{}')).repaired, code).toBeNull();
    // Two districts are enclaves: holes in their neighbours, and each lies in its own shape only.
    const index = await shapeIndex(harness.store.read);
    expect(index.districtsAt(46.97824, 24.44119, 0)[0]?.code).toBe('riyadh-al-ammajiyah');
    expect(index.districtsAt(46.88042, 24.4493, 0)[0]?.code).toBe('riyadh-al-sidrah');
  });

  it('finds the area at a point as a test of every polygon does', async () => {
    const { source, options } = await small(DISTRICTS_2092);
    const result = await importAreas(harness.store, source, { ...options, replace: true });
    expect(result.remarks.length).toBeGreaterThan(0);
    const shapes = await harness.store.read
      .selectFrom('area_shapes')
      .select(['area_id', 'geometry'])
      .execute();
    const parsed = shapes.map((row) => ({
      area: row.area_id,
      polygons: polygonsOf(JSON.parse(row.geometry)),
    }));
    const index = await shapeIndex(harness.store.read);
    let found = 0;
    for (let step = 0; step < 400; step++) {
      const [lon, lat] = [46.5 + (step % 20) * 0.025, 24.5 + Math.floor(step / 20) * 0.02];
      const expected = parsed
        .filter(({ polygons }) =>
          polygons.some((rings) => rings.filter((ring) => inRing(lon, lat, ring)).length % 2 === 1),
        )
        .map(({ area }) => area);
      expect(
        index
          .shapesAt(lon, lat, 0)
          .map(({ shape }) => shape.areaId)
          .sort(),
      ).toEqual(expected.sort());
      found += expected.length;
    }
    expect(found).toBeGreaterThan(50);
    expect(
      await READERS.areaAt(
        { db: harness.store.read, now: new Date(), today: '2026-01-01', minimumDeeds: 6 },
        { lon: 46.68, lat: 24.69 },
      ),
    ).toMatchObject({
      shape: 'official',
    });
  });
});
