import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber } from '@/lib/calendar/riyadh';
import { type Indicators, PROPERTY_TYPES } from '@/lib/registry/contract';
import { READERS } from '@/lib/registry/readers';
import { random } from '@/lib/registry/seed/random';
import type { TransactionRow } from '@/lib/registry/transactions/load';
import { type Harness, seededHarness } from '../support/harness';
import { storeRows } from '../support/stored-transactions';

const MINIMUM = 6;
const LAST = dayNumber('2026-06-30');
const DAYS = [30, 90, 180, 365, 730, 1_095, 3_660];
/** Windows that have no averages, whatever else is asked. */
const OTHER_DAYS = [1, 29, 31, 91, 366];
const USES = ['residential', 'vacantland'];

interface Deed {
  day: number;
  district: string | null;
  type: string;
  use: string;
}
/** A question and its answer, with the transactions that it is about. */
interface Told {
  name: string;
  deeds: number[];
  shown: boolean;
}

/** What follows from shown sums: rows of zeros and ones over the transactions, brought into echelon form. */
class Attacker {
  readonly #rows: { at: number; row: Float64Array }[] = [];
  readonly #size: number;
  constructor(size: number) {
    this.#size = size;
  }
  #rest(deeds: readonly number[], signs: readonly number[] = []): Float64Array {
    const left = new Float64Array(this.#size);
    for (const [index, deed] of deeds.entries()) left[deed] = (left[deed] as number) + (signs[index] ?? 1);
    for (const { at, row } of this.#rows) {
      const times = left[at] as number;
      if (Math.abs(times) > 1e-7)
        for (let i = 0; i < this.#size; i++) left[i] = (left[i] as number) - times * (row[i] as number);
    }
    return left;
  }
  learn(deeds: readonly number[]): void {
    const row = this.#rest(deeds);
    let at = 0;
    for (let i = 0; i < this.#size; i++) if (Math.abs(row[i] as number) > Math.abs(row[at] as number)) at = i;
    const largest = row[at] as number;
    if (Math.abs(largest) < 1e-7) return;
    this.#rows.push({ at, row: row.map((value) => value / largest) });
  }
  knows(deeds: readonly number[]): boolean {
    return this.#rest(deeds).every((value) => Math.abs(value) < 1e-6);
  }
}

/** Invented transactions in a few districts, so few that many averages are over too few; some in no known district. */
async function fill(harness: Harness, seed: number): Promise<Deed[]> {
  const places = await harness.store.read
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select(['districts.id', 'districts.code', 'districts.city_id', 'cities.region_id'])
    .orderBy('districts.id')
    .limit(5)
    .execute();
  const dice = random(seed);
  const rows = Array.from({ length: 260 }, (_, index): TransactionRow & { code: string | null } => {
    const place = places[Math.min(dice.between(0, 5), dice.between(0, 5))];
    return {
      line: index + 2,
      reference: `t${index}`,
      day: index === 0 ? LAST : LAST - dice.between(0, dice.next() < 0.5 ? 80 : 1_100),
      regionId: places[0]?.region_id ?? 1,
      cityId: places[0]?.city_id ?? null,
      districtId: place?.id ?? null,
      code: place?.code ?? null,
      place: null,
      propertyType: PROPERTY_TYPES[dice.next() < 0.6 ? 0 : dice.between(0, 3)] as string,
      propertyUse: USES[dice.next() < 0.7 ? 0 : 1] as string,
      propertyCount: 1,
      valueHalalas: dice.between(1, 9_999_999),
      areaDm2: dice.between(1, 999_999),
    };
  });
  await storeRows(harness.store, rows);
  return rows.map(({ day, code, propertyType, propertyUse }) => ({
    day,
    district: code,
    type: propertyType,
    use: propertyUse ?? '',
  }));
}

/** Everything that anybody can ask, and what comes back. */
async function askAll(harness: Harness, deeds: readonly Deed[]): Promise<Told[]> {
  const told: Told[] = [];
  const context = { db: harness.store.read, now: new Date(), today: '2026-12-31', minimumDeeds: MINIMUM };
  const districts = [...new Set(deeds.map(({ district }) => district).filter((code) => code !== null))];
  const places = [
    {},
    { region: 'riyadh' },
    { city: 'riyadh' },
    ...districts.map((district) => ({ district })),
  ];
  for (const days of [...DAYS, ...OTHER_DAYS])
    for (const place of places)
      for (const type of OTHER_DAYS.includes(days) ? [undefined] : [undefined, ...PROPERTY_TYPES.slice(0, 4)])
        for (const use of OTHER_DAYS.includes(days) ? [undefined] : [undefined, ...USES]) {
          const answer: Indicators = await READERS.indicators(context, {
            days,
            ...place,
            type,
            use,
          } as never);
          const about = deeds.flatMap((deed, index) =>
            deed.day > LAST - days &&
            deed.day >= dayNumber('2023-05-07') &&
            (!('district' in place) || deed.district === place.district) &&
            (type === undefined || deed.type === type) &&
            (use === undefined || deed.use === use)
              ? [index]
              : [],
          );
          const name = JSON.stringify({ days, ...place, type, use });
          const add = (part: string, found: number[], average: number | null) =>
            told.push({ name: `${name} ${part}`, deeds: found, shown: average !== null });
          expect(answer.deeds, name).toBe(about.length);
          add('whole', about, answer.averagePricePerSquareMetre);
          for (const { month, averagePricePerSquareMetre } of answer.byMonth)
            add(
              month,
              about.filter((index) => dateOfDay(deeds[index]?.day ?? 0).startsWith(month)),
              averagePricePerSquareMetre,
            );
          for (const one of answer.byType)
            add(
              one.type,
              about.filter((index) => deeds[index]?.type === one.type),
              one.averagePricePerSquareMetre,
            );
        }
  return told.filter((one) => one.deeds.length > 0);
}

describe.each([1, 2])('averages of invented deeds, %i', (seed) => {
  let harness: Harness;
  let told: Told[];
  let size: number;
  beforeAll(async () => {
    harness = await seededHarness();
    const deeds = await fill(harness, seed);
    size = deeds.length;
    told = await askAll(harness, deeds);
  });
  afterAll(() => harness.close());

  it('say nothing about what is withheld, nor about fewer transactions than the minimum', () => {
    const attacker = new Attacker(size);
    const sets = new Map(told.map((one) => [one.deeds.join(), one]));
    const known = new Set(told.filter(({ shown }) => shown).map((one) => one.deeds.join()));
    for (const key of known) attacker.learn(sets.get(key)?.deeds ?? []);
    const withheld = [...sets].filter(([key]) => !known.has(key)).map(([, one]) => one);
    // Other lengths of the window have none at all, and may follow where they hold many transactions.
    const asked = withheld.filter(
      ({ name, deeds }) =>
        deeds.length < MINIMUM || /"days":(30|90|180|365|730|1095|3660)\D.*whole$/.test(name),
    );
    const follow = asked.filter(({ deeds }) => attacker.knows(deeds));
    const enough = [...sets.values()].filter(({ deeds }) => deeds.length >= MINIMUM).length;
    console.info(
      `${known.size} shown of ${enough} over enough deeds, ${withheld.length} withheld, ${follow.length} follow`,
    );
    expect(follow.map(({ name, deeds }) => `${name}: ${deeds.length}`)).toEqual([]);
    for (const { deeds, shown } of told) if (shown) expect(deeds.length).toBeGreaterThanOrEqual(MINIMUM);
  });

  it('still tell the city and the kingdom in each period', () => {
    const city = told.filter(
      ({ name, deeds }) =>
        /^\{"days":(30|90|365|3660),"city":"riyadh"\} whole$/.test(name) && deeds.length > 30,
    );
    expect(city.length).toBeGreaterThan(1);
    expect(city.filter(({ shown }) => shown).length).toBeGreaterThan(0);
  });
});
