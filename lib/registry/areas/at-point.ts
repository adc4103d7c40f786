import Flatbush from 'flatbush';
import { sql } from 'kysely';
import type { AreaSummary, ReadOutput, ReadQuery, ShapeGeometry } from '../contract';
import { boundsOf, polygonsOf } from '../geometry/bounds';
import { METRES_A_DEGREE, narrowingAt } from '../geometry/degrees';
import { liesIn } from '../geometry/lies-in';
import { inShape } from '../geometry/rings';
import { type DistrictRow, toDistrict } from '../places/reads';
import type { ReadContext } from '../store/read-context';
import { slices } from '../store/save';
import type { Queryable } from '../store/store';
import { withParts } from './rows';

/**
 * Which areas and which district a point lies in. Shapes are read and indexed once for each state of the tables; a
 * question then costs a search in a tree of boxes and a few point-in-polygon tests.
 */

interface IndexedShape {
  areaId: number;
  /** Sorts areas by age: the first date that is known of it. */
  since: string;
  kind: 'official' | 'indicative';
  geometry: ShapeGeometry;
}
interface IndexedDistrict extends DistrictRow {
  geometry: ShapeGeometry | null;
}

const IDS_AT_ONCE = 500;
/** Degrees: farther from every centre, a point belongs to no district that we know. */
const NEAR = 0.1;
/** Districts that a circle may reach beside the nearest, at most. */
const OTHERS = 3;
/** The tree measures plain degrees; the nearest by it may not be the nearest on the ground. */
const CANDIDATES = 8;

function treeOf(boxes: readonly (readonly [number, number, number, number])[]): Flatbush | null {
  if (boxes.length === 0) return null;
  const tree = new Flatbush(boxes.length);
  for (const box of boxes) tree.add(...box);
  tree.finish();
  return tree;
}

/** A point that was pointed at lies in or out; one that is known to within some metres may be neither for sure. */
function liesAt(geometry: ShapeGeometry, lon: number, lat: number, radius: number) {
  if (radius > 0) return liesIn(polygonsOf(geometry), { lon, lat }, radius);
  return inShape(lon, lat, geometry) ? 'inside' : 'outside';
}

/** The shapes in memory, searchable by point. */
export class ShapeIndex {
  readonly #shapes: IndexedShape[];
  readonly #shapeTree: Flatbush | null;
  readonly #bounded: IndexedDistrict[];
  readonly #boundedTree: Flatbush | null;
  readonly #centred: IndexedDistrict[];
  readonly #centreTree: Flatbush | null;
  #summaries: { today: string; areas: Promise<Map<number, AreaSummary>> } | undefined;

  constructor(shapes: IndexedShape[], districts: IndexedDistrict[]) {
    this.#shapes = shapes;
    this.#shapeTree = treeOf(shapes.map((shape) => boundsOf(shape.geometry)));
    this.#bounded = districts.filter((district) => district.geometry !== null);
    this.#boundedTree = treeOf(this.#bounded.map((district) => boundsOf(district.geometry as ShapeGeometry)));
    this.#centred = districts.filter((district) => district.lon !== null && district.lat !== null);
    this.#centreTree = treeOf(
      this.#centred.map(({ lon, lat }) => [lon ?? 0, lat ?? 0, lon ?? 0, lat ?? 0] as const),
    );
  }

  /** An area as it is today. All of them are asked of the tables at once, the first time on each day. */
  async summary(context: ReadContext, areaId: number): Promise<AreaSummary | null> {
    if (this.#summaries?.today !== context.today) {
      const ids = [...new Set(this.#shapes.map((shape) => shape.areaId))];
      const asked = { today: context.today, areas: readSummaries(context, ids) };
      this.#summaries = asked;
      // A failed reading is tried again by the next question.
      asked.areas.catch(() => {
        if (this.#summaries === asked) this.#summaries = undefined;
      });
    }
    return (await this.#summaries.areas).get(areaId) ?? null;
  }

  /** The area shapes that hold a point, or that the circle around it touches: those that hold it first, then the newest. */
  shapesAt(lon: number, lat: number, radius: number): { shape: IndexedShape; lies: 'inside' | 'unsure' }[] {
    const north = radius / METRES_A_DEGREE;
    const east = north / narrowingAt(lat);
    return (this.#shapeTree?.search(lon - east, lat - north, lon + east, lat + north) ?? [])
      .flatMap((index) => {
        const shape = this.#shapes[index] as IndexedShape;
        const lies = liesAt(shape.geometry, lon, lat, radius);
        return lies === 'outside' ? [] : [{ shape, lies }];
      })
      .sort(
        (a, b) =>
          Number(a.lies === 'unsure') - Number(b.lies === 'unsure') ||
          b.shape.since.localeCompare(a.shape.since) ||
          a.shape.areaId - b.shape.areaId,
      );
  }

  /**
   * The district whose boundary holds a point; without boundaries there, the one whose centre is nearest, and behind it
   * those that are nearest to some other point of the circle.
   */
  districtsAt(lon: number, lat: number, radius: number): IndexedDistrict[] {
    const around = (this.#boundedTree?.search(lon, lat, lon, lat) ?? [])
      .map((index) => this.#bounded[index] as IndexedDistrict)
      .find((district) => inShape(lon, lat, district.geometry as ShapeGeometry));
    if (around !== undefined) return [around];
    const narrowing = narrowingAt(lat);
    const distance = (district: IndexedDistrict) =>
      Math.hypot(((district.lon ?? 0) - lon) * narrowing, (district.lat ?? 0) - lat);
    const near = (this.#centreTree?.neighbors(lon, lat, CANDIDATES, NEAR) ?? []).map(
      (index) => this.#centred[index] as IndexedDistrict,
    );
    const [nearest, ...others] = near.sort((a, b) => distance(a) - distance(b));
    if (nearest === undefined) return [];
    const reach = distance(nearest) + (2 * radius) / METRES_A_DEGREE;
    return [nearest, ...others.filter((one) => radius > 0 && distance(one) <= reach).slice(0, OTHERS)];
  }
}

async function readSummaries(context: ReadContext, ids: number[]): Promise<Map<number, AreaSummary>> {
  const summaries = new Map<number, AreaSummary>();
  for (const some of slices(ids, IDS_AT_ONCE)) {
    const rows = await context.db.selectFrom('areas').selectAll().where('id', 'in', some).execute();
    const found = await withParts(context, rows);
    rows.forEach((row, index) => {
      const summary = found[index]?.summary;
      if (summary !== undefined) summaries.set(row.id, summary);
    });
  }
  return summaries;
}

async function readIndex(db: Queryable): Promise<ShapeIndex> {
  const shapes = await db
    .selectFrom('area_shapes')
    .innerJoin('areas', 'areas.id', 'area_shapes.area_id')
    .select([
      'area_shapes.area_id',
      'area_shapes.kind',
      'area_shapes.geometry',
      'areas.starts_on',
      'areas.ends_on',
      'areas.announced_on',
    ])
    .orderBy('area_shapes.id')
    .execute();
  const districts = await db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select([
      'districts.code',
      'cities.code as city',
      'districts.name_ar',
      'districts.name_en',
      'districts.lon',
      'districts.lat',
      'districts.geometry',
    ])
    .execute();
  return new ShapeIndex(
    shapes.map(({ area_id, kind, geometry, starts_on, ends_on, announced_on }) => ({
      areaId: area_id,
      since: starts_on ?? ends_on ?? announced_on ?? '',
      kind,
      geometry: JSON.parse(geometry) as ShapeGeometry,
    })),
    districts.map((row) => ({
      ...row,
      geometry: row.geometry === null ? null : (JSON.parse(row.geometry) as ShapeGeometry),
    })),
  );
}

/** Changes whenever an import or the seed has changed areas, their totals or districts. */
async function versionOf(db: Queryable): Promise<string> {
  const rows = await sql<{ version: string | number }>`
    select import_id as version from datasets where dataset in ('areas', 'areaTotals', 'districts')
    union all select max(id) from area_shapes
    union all select count(*) from areas`.execute(db);
  return rows.rows.map((row) => row.version).join(' ');
}

/** One index for each open database of the process. */
const indexes = new WeakMap<object, { version: string; index: Promise<ShapeIndex> }>();

/** The index of what the tables hold now. */
export async function shapeIndex(db: Queryable): Promise<ShapeIndex> {
  const version = await versionOf(db);
  const known = indexes.get(db);
  if (known?.version === version) return known.index;
  const index = readIndex(db);
  indexes.set(db, { version, index });
  // A failed reading is tried again by the next question.
  index.catch(() => indexes.delete(db));
  return index;
}

/** The newest announced area that holds a point, and the district around it or nearest to it. */
export async function areaAt(
  context: ReadContext,
  { lon, lat, radius = 0 }: ReadQuery<'areaAt'>,
): Promise<ReadOutput<'areaAt'>> {
  const index = await shapeIndex(context.db);
  const [district = null, ...others] = index.districtsAt(lon, lat, radius).map(toDistrict);
  const [newest] = index.shapesAt(lon, lat, radius);
  const area = newest === undefined ? null : await index.summary(context, newest.shape.areaId);
  return area === null || newest === undefined
    ? { area: null, shape: null, lies: 'outside', district, others }
    : { area, shape: newest.shape.kind, lies: newest.lies, district, others };
}
