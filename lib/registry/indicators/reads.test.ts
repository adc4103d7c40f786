import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeRows } from '../../../tests/support/stored-transactions';
import { dateOfDay, dayNumber } from '../../calendar/riyadh';
import { AVERAGE_DAYS, indicatorsSchema, PROPERTY_TYPES, PROPERTY_USES } from '../contract';
import { ensurePlaces } from '../seed';
import { random } from '../seed/random';
import { openStore, type Store } from '../store/store';
import type { TransactionRow } from '../transactions/load';
import { readLattice } from './averages/lattice';
import { Turns } from './averages/turns';
import { SPAN } from './cells';
import { indicatorParts } from './parts';
import { indicators, stretches } from './reads';

const FIRST = dayNumber('2023-04-01');
const SINCE = dayNumber('2023-05-07');
const TRANSACTIONS = 3_000;
/** Few, so that it is soon worked out which averages are shown. */
const USES = PROPERTY_USES.slice(0, 3);

describe('stretches', () => {
  it('cover every day of a window once, months where they are whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 19_000, max: 21_000 }),
        fc.integer({ min: 0, max: 900 }),
        (first, length) => {
          const last = first + length;
          const parts = stretches(first, last);
          expect(parts[0]?.from).toBe(first);
          expect(parts.at(-1)?.to).toBe(last + 1);
          parts.slice(1).forEach((part, index) => {
            expect(part.from).toBe(parts[index]?.to);
          });
          for (const { span, from, to } of parts)
            if (span === SPAN.month)
              expect([from, to].map((day) => dateOfDay(day).slice(8))).toEqual(['01', '01']);
          const days = parts.filter((part) => part.span === SPAN.day);
          expect(days.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThanOrEqual(61);
        },
      ),
    );
  });
});

describe('indicators', () => {
  let folder: string;
  let store: Store;
  let deeds: (TransactionRow & { district: string | null })[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'indicators-'));
    store = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
    await ensurePlaces(store);
    const places = await store.read
      .selectFrom('districts')
      .innerJoin('cities', 'cities.id', 'districts.city_id')
      .select(['districts.id', 'districts.code', 'districts.city_id', 'cities.region_id'])
      .execute();
    const dice = random(11);
    deeds = Array.from({ length: TRANSACTIONS }, (_, index) => {
      const place = places[dice.between(0, 9)];
      const known = dice.next() < 0.8;
      return {
        line: index + 2,
        reference: `t${index}`,
        day: FIRST + dice.between(0, 700),
        regionId: place?.region_id ?? 1,
        cityId: dice.next() < 0.95 ? (place?.city_id ?? null) : null,
        districtId: known ? (place?.id ?? null) : null,
        district: known ? (place?.code ?? null) : null,
        place: null,
        propertyType: PROPERTY_TYPES[dice.between(0, 4)] as string,
        propertyUse: dice.next() < 0.3 ? null : (USES[dice.between(0, 2)] as string),
        propertyCount: 1,
        valueHalalas: dice.between(1, 9_999_999_99),
        areaDm2: dice.next() < 0.1 ? null : dice.between(1, 999_999),
      };
    });
    const load = (rows: TransactionRow[]) => storeRows(store, rows);
    // In two imports, the second of which also corrects a third of the first one's transactions.
    await load(
      deeds
        .slice(0, 2_000)
        .map((deed, index) => (index % 3 ? deed : { ...deed, valueHalalas: 1, day: FIRST + 5 })),
    );
    await load(
      deeds
        .slice(0, 2_000)
        .filter((_, index) => index % 3 === 0)
        .concat(deeds.slice(2_000)),
    );
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (query: Record<string, unknown>, today = '2026-12-31') =>
    indicators({ db: store.read, now: new Date(), today, minimumDeeds: 6 }, query as never);

  it('equal what the transactions themselves come to, for any filter and window', async () => {
    const asOf = Math.max(...deeds.map((deed) => deed.day));
    const districts = [...new Set(deeds.flatMap((deed) => deed.district ?? []))];
    const query = fc.record({
      days: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(...AVERAGE_DAYS)),
      city: fc.option(fc.constant('riyadh'), { nil: undefined }),
      district: fc.option(fc.constantFrom(...districts), { nil: undefined }),
      type: fc.option(fc.constantFrom(...PROPERTY_TYPES), { nil: undefined }),
      use: fc.option(fc.constantFrom(...USES, 'unavailable' as const, 'agricultural' as const), {
        nil: undefined,
      }),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ days, city, district, type, use }) => {
        const expected = deeds.filter(
          (deed) =>
            deed.day > asOf - days &&
            deed.day >= SINCE &&
            (district === undefined
              ? city === undefined || deed.cityId !== null
              : deed.district === district) &&
            (type === undefined || deed.propertyType === type) &&
            (use === undefined || (deed.propertyUse ?? 'unavailable') === use),
        );
        const shown = indicatorsSchema.parse(await ask({ days, city, district, type, use }));
        expect(shown.deeds).toBe(expected.length);
        expect(Math.round(shown.totalValue * 100)).toBe(
          expected.reduce((sum, deed) => sum + deed.valueHalalas, 0),
        );
        const measured = expected.filter((deed) => deed.areaDm2 !== null);
        const area = measured.reduce((sum, deed) => sum + (deed.areaDm2 ?? 0), 0);
        // Which averages are withheld beyond these: tests/contract/averages.test.ts.
        if (measured.length < 6 || !AVERAGE_DAYS.includes(days))
          expect(shown.averagePricePerSquareMetre).toBeNull();
        else if (shown.averagePricePerSquareMetre !== null)
          expect(shown.averagePricePerSquareMetre).toBeCloseTo(
            measured.reduce((sum, deed) => sum + deed.valueHalalas, 0) / area,
            6,
          );
        expect(shown.state).toBe(
          expected.length === 0
            ? 'no_results'
            : shown.averagePricePerSquareMetre === null
              ? 'not_enough'
              : 'ok',
        );
        expect(shown.byMonth.reduce((sum, month) => sum + month.deeds, 0)).toBe(shown.deeds);
        expect(shown.byType.reduce((sum, entry) => sum + entry.deeds, 0)).toBe(shown.deeds);
      }),
      { numRuns: 100 },
    );
  });

  it('are those of each part alone where parts of a place are compared, averages and all', async () => {
    const context = { db: store.read, now: new Date(), today: '2026-12-31', minimumDeeds: 6 };
    const query = fc.record({
      days: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(...AVERAGE_DAYS)),
      of: fc.constantFrom({}, { region: 'riyadh' }, { city: 'riyadh' }),
      type: fc.option(fc.constantFrom(...PROPERTY_TYPES), { nil: undefined }),
      use: fc.option(fc.constantFrom(...USES), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ of, ...asked }) => {
        const told = await indicatorParts(context, { ...asked, ...of });
        for (const { code, deeds: count, totalValue, averagePricePerSquareMetre } of told.items)
          expect(await ask({ ...asked, [told.parts]: code })).toMatchObject({
            deeds: count,
            totalValue,
            averagePricePerSquareMetre,
          });
        expect(told.items.length).toBe(Math.min(told.total, 10));
      }),
      { numRuns: 40 },
    );
  });

  it('never look beyond today or before registration began', async () => {
    const shown = await ask({ days: 3_660 }, '2024-01-31');
    expect(shown).toMatchObject({ asOf: '2024-01-31', from: '2023-05-07', since: '2023-05-07' });
    expect(shown.deeds).toBe(
      deeds.filter((deed) => deed.day >= SINCE && deed.day <= dayNumber('2024-01-31')).length,
    );
  });

  it('are told without averages while it is not yet known which are shown, and with them after', async () => {
    // An answer of its own version of the transactions: no other question has asked for this day.
    const context = { db: store.read, now: new Date(), today: '2024-03-31', minimumDeeds: 6 };
    const query = { days: 3_660 } as never;
    const first = await indicators({ ...context, averagesWaitMs: 0 }, query);
    expect(first).toMatchObject({ state: 'not_enough', averagePricePerSquareMetre: null });
    expect(first.deeds).toBeGreaterThan(6);
    expect((await indicators(context, query)).state).toBe('ok');
    expect((await indicators({ ...context, averagesWaitMs: 1_000 }, query)).state).toBe('ok');
  });

  it('know their averages without asking about the places that have no transactions', async () => {
    let queries = 0;
    const db = store.read.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { places } = await readLattice(db, dayNumber('2024-12-31'), new Turns());
    const found = places.filter(({ real }) => real).length;
    expect(found).toBeGreaterThan(10);
    // One for each, and one for each level below the kingdom.
    expect(queries).toBe(found + 3);
  });

  it('find nothing in places that do not exist or do not lie in each other', async () => {
    const district = 'riyadh-al-amal';
    for (const query of [
      { city: 'atlantis' },
      { region: 'makkah', city: 'riyadh' },
      { region: 'makkah', district },
    ])
      expect(await ask({ days: 3_660, ...query })).toMatchObject({ state: 'no_results', deeds: 0 });
  });
});
