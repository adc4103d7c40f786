import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayNumber } from '@/lib/calendar/riyadh';
import { PARTS_COMPARED, type ReadInput, RegistryUnavailableError } from '@/lib/registry/contract';
import { warmAverages } from '@/lib/registry/indicators/warm';
import type { TransactionRow } from '@/lib/registry/transactions/load';
import { indicatorsFilter, loadIndicators } from '@/lib/site/views/analytics-page';
import { NOW } from '../support/fixture';
import { type Harness, LIMITS } from '../support/harness';
import { storeRows } from '../support/stored-transactions';

/** Transactions that are alike, of a district, a city or a region alone. */
interface Sold {
  in: { region: string; city?: string; district?: string };
  count: number;
  on: string;
  riyals: number;
  /** Square metres; null: the source states none. */
  area: number | null;
  type?: string;
}

const riyadh = (district: string) => ({ region: 'riyadh', city: 'riyadh', district });

/** The period of 90 days ends with the year; what was sold in August lies in the one before. */
const LATE = '2025-12-31';
const EARLY = '2025-08-10';
const SOLD: Sold[] = [
  { in: riyadh('riyadh-al-falah'), count: 10, on: LATE, riyals: 300_000, area: 100 },
  { in: riyadh('riyadh-al-wadi'), count: 8, on: LATE, riyals: 1_000_000, area: 500 },
  { in: riyadh('riyadh-al-wadi'), count: 6, on: EARLY, riyals: 1_200_000, area: 400 },
  { in: riyadh('riyadh-al-amal'), count: 5, on: LATE, riyals: 2_000_000, area: 400 },
  { in: riyadh('riyadh-al-shifa'), count: 2, on: LATE, riyals: 900_000, area: 300 },
  { in: { region: 'makkah', city: 'jeddah' }, count: 7, on: LATE, riyals: 700_000, area: 1_000 },
];

/** What is told of parts of a place, whatever the store. */
export function indicatorsSuite(name: string, open: () => Promise<Harness>): void {
  describe(`indicators, ${name}`, () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    async function store(sold: readonly Sold[]): Promise<void> {
      const { read } = harness.store;
      const idOf = async (table: 'regions' | 'cities' | 'districts', code: string | undefined) =>
        code === undefined
          ? null
          : (await read.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
      const rows: TransactionRow[] = [];
      for (const { in: place, count, on, riyals, area, type = 'residential' } of sold)
        for (let n = 0; n < count; n++)
          rows.push({
            line: rows.length + 2,
            reference: `s${rows.length}`,
            day: dayNumber(on),
            regionId: (await idOf('regions', place.region)) ?? 0,
            cityId: await idOf('cities', place.city),
            districtId: await idOf('districts', place.district),
            place: null,
            propertyType: type,
            propertyUse: null,
            propertyCount: 1,
            valueHalalas: riyals * 100,
            areaDm2: area === null ? null : area * 100,
          });
      await storeRows(harness.store, rows);
      // A busy machine would be told figures without averages, and with them later.
      await warmAverages(harness.store, LIMITS.minimumDeeds, NOW);
    }
    const parts = async (query: ReadInput<'indicatorParts'>) =>
      (await harness.registry.indicatorParts(query)).data;
    const told = async (query: ReadInput<'indicatorParts'>) =>
      (await parts(query)).items.map(({ code, rank, deeds, averagePricePerSquareMetre: price }) => [
        rank,
        code,
        deeds,
        price,
      ]);

    it('compares the districts of a city by number, without the averages that are withheld', async () => {
      await store(SOLD);
      expect(await parts({ days: 90, city: 'riyadh' })).toMatchObject({
        parts: 'district',
        total: 4,
        items: [
          { name: { ar: 'الفلاح' }, totalValue: 3_000_000 },
          { totalValue: 8_000_000 },
          { totalValue: 10_000_000 },
          { totalValue: 1_800_000 },
        ],
      });
      // Ten sold 1,000 m² for 3 million and eight 4,000 m² for 8; five and two are too few.
      expect(await told({ days: 90, city: 'riyadh' })).toEqual([
        [1, 'riyadh-al-falah', 10, 3_000],
        [2, 'riyadh-al-wadi', 8, 2_000],
        [3, 'riyadh-al-amal', 5, null],
        [4, 'riyadh-al-shifa', 2, null],
      ]);
      // Of 180 days Al Wadi has fourteen, 15.2 million for 6,400 m².
      expect(await told({ days: 180, city: 'riyadh' })).toEqual([
        [1, 'riyadh-al-wadi', 14, 2_375],
        [2, 'riyadh-al-falah', 10, 3_000],
        [3, 'riyadh-al-amal', 5, null],
        [4, 'riyadh-al-shifa', 2, null],
      ]);
      // A window of another length has numbers alone.
      expect((await told({ days: 91, city: 'riyadh' }))[0]).toEqual([1, 'riyadh-al-falah', 10, null]);
    });

    it('compares cities of a region and regions of the kingdom, and finds nothing in places that are none', async () => {
      await store(SOLD);
      expect(await parts({ days: 90, region: 'makkah' })).toMatchObject({ parts: 'city', total: 1 });
      expect(await told({ days: 90, region: 'makkah' })).toEqual([[1, 'jeddah', 7, 700]]);
      expect(await told({ days: 90 })).toEqual([
        // 22.8 million for 1,000, 4,000, 2,000 and 600 m².
        [1, 'riyadh', 25, 3_000],
        [2, 'makkah', 7, 700],
      ]);
      expect(await told({ days: 90, type: 'commercial' })).toEqual([]);
      for (const query of [{ city: 'atlantis' }, { region: 'makkah', city: 'riyadh' }])
        expect(await parts(query)).toEqual({ parts: 'district', total: 0, items: [] });
    });

    it('tells ten of many and the one that was asked for, of as many the first by code', async () => {
      const codes = (await harness.registry.districts({ city: 'riyadh' })).data.items
        .map(({ code }) => code)
        .sort()
        .slice(0, 12);
      const counts = [1, 3, 3, ...Array.from({ length: 9 }, (_, index) => 4 + index)];
      await store(
        codes.map((code, index) => ({
          in: riyadh(code),
          count: counts[index] ?? 1,
          on: LATE,
          riyals: 1,
          area: 1,
        })),
      );
      const asked = { days: 90, city: 'riyadh' };
      const first = await parts(asked);
      expect(first).toMatchObject({ total: 12 });
      expect(first.items.map(({ deeds }) => deeds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
      expect(first.items.at(-1)).toMatchObject({ rank: PARTS_COMPARED, code: codes[1] });
      const last = (await parts({ ...asked, including: codes[0] as string })).items.slice(9);
      expect(last).toMatchObject([
        { rank: 10, code: codes[1] },
        { rank: 12, code: codes[0], deeds: 1 },
      ]);
      expect((await parts({ ...asked, including: codes[11] as string })).items).toEqual(first.items);
      // Of so many as are asked for, in the same order.
      const all = (await parts({ ...asked, limit: 300 })).items;
      expect(all.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(all.slice(0, PARTS_COMPARED)).toEqual(first.items);
      expect((await parts({ ...asked, limit: 1 })).items).toEqual(first.items.slice(0, 1));
      expect((await parts({ ...asked, limit: 1, including: codes[0] as string })).items).toHaveLength(2);
    });

    it('tells the average of the period before where it follows from what is shown, else none', async () => {
      const averages = async (query: ReadInput<'indicators'>) => {
        const { averagePricePerSquareMetre: now, averageBefore } = (await harness.registry.indicators(query))
          .data;
        return [now, averageBefore];
      };
      // Without an area a price is in no average, of this period or of the one before.
      const unmeasured = { in: riyadh('riyadh-al-wadi'), count: 1, riyals: 9_999, area: null };
      // Six before the 180 days of which the period before is not asked about.
      const earlier = {
        in: riyadh('riyadh-al-wadi'),
        count: 6,
        on: '2025-05-10',
        riyals: 500_000,
        area: 100,
      };
      await store([...SOLD, { ...unmeasured, on: LATE }, { ...unmeasured, on: EARLY }, earlier]);
      // Six in August: 7.2 million for 2,400 m².
      expect(await averages({ days: 90, district: 'riyadh-al-wadi' })).toEqual([2_000, 3_000]);
      expect(await averages({ days: 90, city: 'riyadh' })).toEqual([3_000, 3_000]);
      // Nothing was sold before; too few were now; twice 180 days have no averages.
      expect(await averages({ days: 90, district: 'riyadh-al-falah' })).toEqual([3_000, null]);
      expect(await averages({ days: 90, district: 'riyadh-al-amal' })).toEqual([null, null]);
      expect(await averages({ days: 180, district: 'riyadh-al-wadi' })).toEqual([2_375, null]);
    });

    it('has a page without comparison where a backend tells of none', async () => {
      await store(SOLD);
      const source = {
        ...harness.registry,
        indicatorParts: () => Promise.reject(new RegistryUnavailableError('backend')),
      };
      const { parts: compared, indicators } = await loadIndicators(indicatorsFilter({}), source);
      expect(compared).toBeNull();
      expect(indicators.deeds).toBeGreaterThan(0);
      const full = await loadIndicators(indicatorsFilter({}), harness.registry);
      expect(full.parts?.items).not.toHaveLength(0);
    });

    it('has a page without a map where a backend refuses to tell of all parts, or tells of the first alone', async () => {
      await store(SOLD);
      const asked = indicatorsFilter({ days: '90', region: 'riyadh', city: 'riyadh' });
      const { indicatorParts } = harness.registry;
      const full = await loadIndicators(asked, harness.registry);
      expect(full.map?.priced).toMatchObject({
        shown: 2,
        rows: [{ deeds: 10 }, { deeds: 8 }, { deeds: 5 }, { deeds: 2 }],
      });
      expect(full.map?.plan).not.toBeNull();
      const questions: object[] = [];
      const refusing: typeof indicatorParts = async (query) => {
        questions.push(query);
        if (query.limit !== undefined) throw new RegistryUnavailableError('backend');
        return indicatorParts(query);
      };
      const without = await loadIndicators(asked, { ...harness.registry, indicatorParts: refusing });
      // Of so few parts the first are all.
      expect(without.parts).toEqual(full.parts);
      expect(without.map?.priced).toEqual(full.map?.priced);
      expect(questions).toHaveLength(2);
      const fewer: typeof indicatorParts = (query) => indicatorParts({ ...query, limit: 3 });
      const first = await loadIndicators(asked, { ...harness.registry, indicatorParts: fewer });
      expect(first.map).toBeNull();
      expect(first.parts?.items).toHaveLength(3);
    });

    it('maps the regions of the kingdom, and no cities, in one question', async () => {
      await store(SOLD);
      const questions: object[] = [];
      const counting: typeof harness.registry.indicatorParts = (query) => {
        questions.push(query);
        return harness.registry.indicatorParts(query);
      };
      const source = { ...harness.registry, indicatorParts: counting };
      const kingdom = await loadIndicators(indicatorsFilter({ days: '90' }), source);
      expect(kingdom.map).toMatchObject({
        plan: null,
        priced: { rows: [{ code: 'riyadh' }, { code: 'makkah' }] },
      });
      expect(
        (await loadIndicators(indicatorsFilter({ days: '90', region: 'makkah' }), source)).map,
      ).toBeNull();
      expect(questions).toHaveLength(2);
    });

    it('tells no average of too few before', async () => {
      await store([
        { in: { region: 'makkah', city: 'jeddah' }, count: 7, on: LATE, riyals: 700_000, area: 1_000 },
        { in: { region: 'makkah', city: 'jeddah' }, count: 5, on: EARLY, riyals: 800_000, area: 1_000 },
      ]);
      const { data } = await harness.registry.indicators({ days: 90, city: 'jeddah' });
      // Twelve less seven would be five: the shorter period is withheld.
      expect(data).toMatchObject({ deeds: 7, averagePricePerSquareMetre: null, averageBefore: null });
      expect(await told({ days: 90, region: 'makkah' })).toEqual([[1, 'jeddah', 7, null]]);
      expect(await told({ days: 180, region: 'makkah' })).toEqual([[1, 'jeddah', 12, 8_900_000 / 12_000]]);
    });
  });
}
