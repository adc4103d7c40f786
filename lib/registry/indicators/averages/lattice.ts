import { sql } from 'kysely';
import { dateOfDay, dayNumber } from '../../../calendar/riyadh';
import { AVERAGE_DAYS, INDICATORS_SINCE } from '../../contract';
import type { Queryable } from '../../store/store';
import { ACTIVE_IMPORTS, LEVEL, SPAN } from '../cells';
import type { Turns } from './turns';

/** A pairing of type and use that any transaction has. */
export interface Pairing {
  type: string;
  use: string;
}
/** What a question may ask for: a type or all (null), a use or all. */
interface Kind {
  type: string | null;
  use: string | null;
  /** The pairings it is made of. */
  pairings: number[];
}

/** The days, months and kinds that averages are asked for. Months end with the last day, and begin with the first. */
export interface Frame {
  last: number;
  /** First days, the shortest period first. */
  periods: number[];
  /** First days of months, in order. */
  months: number[];
  /** Of each month, the first day after it. */
  ends: number[];
  pairings: Pairing[];
  kinds: Kind[];
  kindOf: Map<string, number>;
}

/** A place, or (`real: false`) the transactions of a place whose narrower place no source states. */
export interface Place {
  key: string;
  real: boolean;
  parent: Place | null;
  children: Place[];
  /** Transactions with an area, by {@link stripeKey}: only what differs for some question is kept apart. */
  stripes: Map<number, number>;
}

export const placeKey = (level: number, id: number) => `${level}/${id}`;
export const kindKey = (type: string | null, use: string | null) => `${type ?? ''}/${use ?? ''}`;
export const monthStart = (day: number) => dayNumber(`${dateOfDay(day).slice(0, 7)}-01`);
export const nextMonth = (start: number) => monthStart(start + 31);

/** The periods, shortest first, that end on a day, and what may be asked for of some pairings. */
export function frameOf(last: number, pairings: Pairing[]): Frame {
  const since = dayNumber(INDICATORS_SINCE);
  const months: number[] = [];
  for (let start = monthStart(since); start <= last; start = nextMonth(start)) months.push(start);
  const periods = AVERAGE_DAYS.map((days) => Math.max(last - days + 1, since));
  const ends = months.map(nextMonth);
  const kinds = kindsOf(pairings);
  const kindOf = new Map(kinds.map(({ type, use }, index) => [kindKey(type, use), index]));
  return { last, periods, months, ends, pairings, kinds, kindOf };
}

/** A month, the shortest period that holds a day of it, and a pairing, as one number. */
const MOST = 1_000;
const stripeKey = (period: number, month: number, pairing: number) =>
  (period * MOST + month) * MOST + pairing;
export const stripeOf = (key: number) => ({
  period: Math.floor(key / (MOST * MOST)),
  month: Math.floor(key / MOST) % MOST,
  pairing: key % MOST,
});

/** Which cells tell a place's transactions by month and period: whole months where no period begins, days elsewhere. */
function ranges({ periods, months, ends, last }: Frame): { span: number; from: number; to: number }[] {
  const first = Math.min(...periods);
  const joined: { span: number; from: number; to: number }[] = [];
  for (const [month, start] of months.entries()) {
    const end = ends[month] as number;
    const split = end > last + 1 || periods.some((period) => period > start && period < end);
    const span = split ? SPAN.day : SPAN.month;
    const [from, to] = [Math.max(start, first), Math.min(end, last + 1)];
    const before = joined.at(-1);
    if (before?.span === span) before.to = to;
    else joined.push({ span, from, to });
  }
  return joined;
}

const PLACES = {
  [LEVEL.region]: { table: 'regions', parent: '0' },
  [LEVEL.city]: { table: 'cities', parent: 'region_id' },
  [LEVEL.district]: { table: 'districts', parent: 'city_id' },
} as const;

class Reader {
  readonly #db: Queryable;
  readonly #frame: Frame;
  readonly #ranges: ReturnType<typeof ranges>;
  /** Those that were met, in that order. */
  readonly pairings: Pairing[] = [];
  readonly #pairingOf = new Map<string, number>();

  constructor(db: Queryable, last: number) {
    this.#db = db;
    this.#frame = frameOf(last, []);
    this.#ranges = ranges(this.#frame);
  }

  #pairing(type: string, use: string): number {
    const known = this.#pairingOf.get(kindKey(type, use));
    if (known !== undefined) return known;
    const index = this.pairings.push({ type, use }) - 1;
    this.#pairingOf.set(kindKey(type, use), index);
    return index;
  }

  async stripes(level: number, id: number): Promise<Map<number, number>> {
    // One range of the primary key each, as in indicators.ts.
    const parts = this.#ranges.map(
      ({ span, from, to }) => sql`
        select starts, property_type as type, property_use as use, sum(area_deeds) as n from indicator_cells
        where level = ${level} and place_id = ${id} and span = ${span} and starts >= ${from} and starts < ${to}
          and import_id in ${ACTIVE_IMPORTS}
        group by starts, property_type, property_use`,
    );
    const { rows } = await sql<{ starts: number; type: string; use: string; n: number }>`
      ${sql.join(parts, sql` union all `)}`.execute(this.#db);
    const { periods, months } = this.#frame;
    const stripes = new Map<number, number>();
    for (const { starts, type, use, n } of rows) {
      const period = periods.findIndex((first) => first <= starts);
      const month = months.findLastIndex((start) => start <= starts);
      const key = stripeKey(period, month, this.#pairing(type, use));
      stripes.set(key, (stripes.get(key) ?? 0) + n);
    }
    return stripes;
  }

  /** The places that have transactions; most of the kingdom's never had any, and are not asked about one by one. */
  async ids(level: keyof typeof PLACES): Promise<{ id: number; parent: number }[]> {
    const { rows } = await sql<{ id: number; parent: number }>`
      select id, ${sql.raw(PLACES[level].parent)} as parent from ${sql.table(PLACES[level].table)} as place
      where exists (select 1 from indicator_cells where level = ${level} and place_id = place.id)
      order by id`.execute(this.#db);
    return rows;
  }
}

/** Puts what a place's narrower places do not hold beside them, as one more of them. */
function addUnplaced(place: Place): void {
  const left = new Map(place.stripes);
  for (const child of place.children)
    for (const [key, n] of child.stripes) left.set(key, (left.get(key) ?? 0) - n);
  for (const [key, n] of left) if (n <= 0) left.delete(key);
  if (left.size > 0)
    place.children.push({ key: `${place.key}/-`, real: false, parent: place, children: [], stripes: left });
}

function kindsOf(pairings: readonly Pairing[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const [index, { type, use }] of pairings.entries())
    for (const kind of [
      { type: null, use: null },
      { type, use: null },
      { type: null, use },
      { type, use },
    ]) {
      const key = kindKey(kind.type, kind.use);
      const known = kinds.get(key) ?? { ...kind, pairings: [] };
      known.pairings.push(index);
      kinds.set(key, known);
    }
  return [...kinds.values()];
}

/**
 * How many transactions with an area there are, for whatever an average can be asked for on a day: places, wider before
 * narrower.
 */
export async function readLattice(
  db: Queryable,
  last: number,
  turns: Turns,
): Promise<{ frame: Frame; places: Place[] }> {
  const reader = new Reader(db, last);
  const places: Place[] = [];
  const known = new Map<string, Place>();
  const add = async (level: number, id: number, parent: Place | null) => {
    const stripes = await reader.stripes(level, id);
    for (const [key, n] of stripes) if (n <= 0) stripes.delete(key);
    if (stripes.size === 0) return;
    const place: Place = { key: placeKey(level, id), real: true, parent, children: [], stripes };
    parent?.children.push(place);
    known.set(place.key, place);
    places.push(place);
    await turns.pause();
  };
  await add(LEVEL.kingdom, 0, null);
  for (const level of [LEVEL.region, LEVEL.city, LEVEL.district] as const)
    for (const { id, parent } of await reader.ids(level)) {
      const wider = known.get(placeKey(level - 1, parent));
      if (wider !== undefined) await add(level, id, wider);
    }
  for (const place of [...places]) {
    if (place.children.length > 0) addUnplaced(place);
    const unplaced = place.children.at(-1);
    if (unplaced?.real === false) places.push(unplaced);
    await turns.pause();
  }
  return { frame: frameOf(last, reader.pairings), places };
}
