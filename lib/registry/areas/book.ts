import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  type AREA_ORDERS,
  type AreaPart,
  type AreaState,
  type AreasOverview,
  addToCity,
  areaState,
} from '../contract';
import { type BookKind, bookOf, bySlug, compare, everyRow, inTurns } from '../store/book';
import type { ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';
import { lastChangeOf } from './last-change';

export interface BookedArea {
  id: number;
  slug: string;
  announcedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
  titles: number | null;
  transactions: number | null;
  properties: number | null;
  sample: number;
  updatedAt: string;
  /** Codes, each once: of nearly every area one. */
  regions: string[];
  /** With the districts that it names or counts there. */
  cities: Map<string, number>;
}
export type AreaOrder = (typeof AREA_ORDERS)[number];

export interface AreaSelection {
  region?: string | undefined;
  city?: string | undefined;
  state?: AreaState | undefined;
  ending?: 'known' | 'unknown' | undefined;
  order: AreaOrder;
}

const keys: Record<AreaOrder, { of: (area: BookedArea) => string; falling: boolean }> = {
  newest: { of: (area) => area.startsOn ?? area.announcedOn ?? area.endsOn ?? '', falling: true },
  ends_first: { of: (area) => area.endsOn ?? '', falling: false },
  // Behind every day that is known: what has none yet, as it was announced.
  starts_first: { of: (area) => area.startsOn ?? `~${area.announcedOn ?? '~'}`, falling: false },
  announced_first: { of: (area) => area.announcedOn ?? '', falling: false },
  ended_last: { of: (area) => area.endsOn ?? area.startsOn ?? area.announcedOn ?? '', falling: true },
};

const NO_TOTALS = { areas: 0, titles: null, transactions: null, properties: null, sample: false };
/** A sum of nothing stated is not zero. */
const added = (sum: number | null, figure: number | null) => (figure === null ? sum : (sum ?? 0) + figure);
type AreaSums = Pick<AreasOverview, 'all' | 'byRegion' | 'byCity'>;

function sumsOf(areas: readonly BookedArea[], today: string): AreaSums {
  const sums = new Map<string, AreaSums['all'][number]>();
  const regions = new Map<string, AreaSums['byRegion'][number]>();
  const cities = new Map<string, AreaSums['byCity'][number]>();
  for (const area of areas) {
    const standing = { state: areaState(area, today), endKnown: area.endsOn !== null };
    const key = `${standing.state} ${standing.endKnown}`;
    const sum = sums.get(key) ?? { ...standing, ...NO_TOTALS };
    sum.areas += 1;
    sum.titles = added(sum.titles, area.titles);
    sum.transactions = added(sum.transactions, area.transactions);
    sum.properties = added(sum.properties, area.properties);
    sum.sample ||= area.sample === 1;
    sums.set(key, sum);
    for (const region of area.regions) {
      const count = regions.get(`${region} ${key}`) ?? { ...standing, areas: 0, region };
      count.areas += 1;
      regions.set(`${region} ${key}`, count);
    }
    for (const [city, districts] of area.cities) {
      const count = cities.get(`${city} ${key}`) ?? { ...standing, areas: 0, city, districts: 0 };
      count.areas += 1;
      count.districts += districts;
      cities.set(`${city} ${key}`, count);
    }
  }
  return { all: [...sums.values()], byRegion: [...regions.values()], byCity: [...cities.values()] };
}

/** Filters that a process remembers; each is a list of numbers. */
const MOST_KEPT = 200;

/** All areas as far as lists need them. */
export class AreaBook {
  readonly size: number;
  readonly #areas: readonly BookedArea[];
  readonly #kept = new LRUCache<string, readonly BookedArea[]>({ max: MOST_KEPT });

  /** @param areas in the order of their slugs, in which those of one day stay */
  constructor(areas: readonly BookedArea[]) {
    this.#areas = areas;
    this.size = areas.length;
  }

  // Each goes through all areas, once a day, and is asked for without the other.
  #sums: { today: string; sums: AreaSums } | undefined;
  #newest: { today: string; newest: string | null } | undefined;

  /** The areas in figures on a day; they change with it. */
  overview(today: string): AreaSums {
    if (this.#sums?.today !== today) this.#sums = { today, sums: sumsOf(this.#areas, today) };
    return this.#sums.sums;
  }

  /** The last change of any area, up to a day. */
  newest(today: string): string | null {
    if (this.#newest?.today !== today) this.#newest = { today, newest: lastChangeOf(this.#areas, today) };
    return this.#newest.newest;
  }

  /** The areas that fit, in order. They are found once a day and filter. */
  select(today: string, { region, city, state, ending, order }: AreaSelection): readonly BookedArea[] {
    const key = JSON.stringify([today, region, city, state, ending, order]);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const { of, falling } = keys[order];
    const found = this.#areas
      .filter(
        (area) =>
          (region === undefined || area.regions.includes(region)) &&
          (city === undefined || area.cities.has(city)) &&
          (state === undefined || areaState(area, today) === state) &&
          (ending === undefined || (ending === 'known') === (area.endsOn !== null)),
      )
      .sort((a, b) => (falling ? compare(of(b), of(a)) : compare(of(a), of(b))));
    this.#kept.set(key, found);
    return found;
  }
}

interface BookedPart extends Pick<AreaPart, 'kind' | 'districtCount'> {
  area: number;
  region: string;
  city: string | null;
}

/** Tells an area of a place that one of its parts names. */
function addPart({ regions, cities }: BookedArea, part: BookedPart): void {
  if (!regions.includes(part.region)) regions.push(part.region);
  addToCity(cities, part);
}

async function load(db: Queryable): Promise<AreaBook> {
  const rows = await everyRow<Omit<BookedArea, 'regions' | 'cities'>>(
    db,
    sql`select id, slug, announced_on as "announcedOn", starts_on as "startsOn", ends_on as "endsOn",
      titles_total as titles, transactions_total as transactions, properties_total as properties,
      totals_sample as sample, updated_at as "updatedAt" from areas order by id`,
  );
  const areas = new Map<number, BookedArea>();
  await inTurns(rows, (row) => areas.set(row.id, Object.assign(row, { regions: [], cities: new Map() })));
  const parts = await everyRow<BookedPart>(
    db,
    sql`select p.area_id as area, p.kind, p.district_count as "districtCount", r.code as region, c.code as city
      from area_parts p join regions r on r.id = p.region_id left join cities c on c.id = p.city_id order by p.id`,
  );
  await inTurns(parts, (part) => {
    const booked = areas.get(part.area);
    if (booked !== undefined) addPart(booked, part);
  });
  return new AreaBook(await bySlug([...areas.values()]));
}

const AREA_BOOK: BookKind<AreaBook> = {
  table: 'areas',
  datasets: ['areas', 'areaTotals', 'districts'],
  load,
};

export const areaBook = ({ db }: ReadContext): Promise<AreaBook> => bookOf(db, AREA_BOOK);
