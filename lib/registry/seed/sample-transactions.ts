import { addDays, dayNumber, weekday } from '../../calendar/riyadh';
import { INDICATORS_SINCE, type PropertyType, type PropertyUse } from '../contract';
import { shippedAnnouncements } from './announcements';
import { type Random, random } from './random';

/** The last day of the sample transactions. Fixed, so that the shipped figures never change by themselves. */
export const SAMPLE_TRANSACTIONS_END = '2026-06-30';
const TRANSACTIONS = 12_000;
const SEED = 20_230_507;

/** An invented transaction. Its reference says so, and no real reference number can meet it. */
export interface SampleTransaction {
  reference: string;
  day: number;
  district: string;
  type: PropertyType;
  use: PropertyUse | null;
  properties: number;
  valueHalalas: number;
  areaDm2: number | null;
}

/** Share of transactions, middle area in m² and its spread, and price per m² as a multiple of the district's. */
const KINDS: Record<PropertyType, { share: number; area: number; spread: number; price: number }> = {
  residential: { share: 86, area: 380, spread: 0.45, price: 1 },
  commercial: { share: 10, area: 700, spread: 0.7, price: 1.9 },
  industrial: { share: 1.5, area: 2_400, spread: 0.6, price: 0.6 },
  agricultural: { share: 1, area: 9_000, spread: 0.9, price: 0.12 },
  other: { share: 1.5, area: 600, spread: 0.8, price: 0.8 },
};

const USES: Record<PropertyType, readonly (readonly [PropertyUse | null, number])[]> = {
  residential: [
    ['residential', 70],
    ['vacantland', 18],
    ['mansionuse', 2],
    ['mixeduse', 4],
    [null, 6],
  ],
  commercial: [
    ['commercial', 72],
    ['mixeduse', 16],
    ['vacantland', 8],
    [null, 4],
  ],
  industrial: [
    ['industrial', 90],
    [null, 10],
  ],
  agricultural: [
    ['agricultural', 92],
    [null, 8],
  ],
  other: [
    ['publicservices', 30],
    ['publicfacilitiestransportation', 15],
    ['ancienturbanregion', 10],
    ['plansandsymbols', 15],
    ['unavailable', 10],
    [null, 20],
  ],
};

interface Market {
  district: string;
  /** First day on which its titles can have been registered. */
  opens: string;
  /** How many transactions it has beside the others. */
  weight: number;
  /** Riyals per square metre at the beginning. */
  price: number;
}

/**
 * The districts of Riyadh that an announcement names in whole. Transactions begin with the window; where no source states
 * its start, with its end, by which titles can surely have been registered.
 */
function markets(dice: Random): Market[] {
  return shippedAnnouncements().flatMap(({ starts_on: startsOn, ends_on: endsOn, parts }) =>
    parts.flatMap(({ kind, city, district }) =>
      kind === 'district' && city === 'riyadh' && district !== undefined
        ? [
            {
              district,
              opens: startsOn ?? endsOn ?? INDICATORS_SINCE,
              weight: Math.exp(dice.normal() * 0.9),
              price: dice.between(2_400, 9_200),
            },
          ]
        : [],
    ),
  );
}

const YEARLY_RISE = 0.05;
const PRICE_SPREAD = 0.22;

/** Sunday to Thursday; the odd Saturday as the electronic services have it. */
function workingDay(dice: Random, from: string, to: string): string {
  const length = dayNumber(to) - dayNumber(from);
  for (;;) {
    const date = addDays(from, dice.between(0, length));
    const day = weekday(date);
    if (day < 5 || (day === 6 && dice.next() < 0.08)) return date;
  }
}

function transaction(dice: Random, market: Market, number: number): SampleTransaction {
  const date = workingDay(dice, market.opens, SAMPLE_TRANSACTIONS_END);
  const type = dice.pick(
    Object.entries(KINDS).map(([key, { share }]) => [key as PropertyType, share] as const),
  );
  const kind = KINDS[type];
  const several = dice.next() < 0.01;
  const areaDm2 = Math.max(4_000, Math.round(kind.area * Math.exp(dice.normal() * kind.spread) * 100));
  const years = (dayNumber(date) - dayNumber(INDICATORS_SINCE)) / 365;
  const price =
    market.price * kind.price * (1 + YEARLY_RISE) ** years * Math.exp(dice.normal() * PRICE_SPREAD);
  // Prices are agreed in round thousands.
  const riyals = Math.max(1, Math.round((price * areaDm2) / 100 / 1_000)) * 1_000;
  return {
    reference: `SAMPLE-${String(number).padStart(6, '0')}`,
    day: dayNumber(date),
    district: market.district,
    type,
    use: dice.pick(USES[type]),
    properties: several ? dice.between(2, 12) : 1,
    valueHalalas: riyals * 100,
    areaDm2: dice.next() < 0.02 ? null : areaDm2,
  };
}

/** The sample transactions, always the same. */
export function sampleTransactions(): SampleTransaction[] {
  const dice = random(SEED);
  const open = markets(dice).map((market) => [market, market.weight] as const);
  return Array.from({ length: TRANSACTIONS }, (_, index) => transaction(dice, dice.pick(open), index + 1));
}
