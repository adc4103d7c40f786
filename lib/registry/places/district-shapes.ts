import { setImmediate } from 'node:timers/promises';
import type { ShapeGeometry } from '../contract';
import type { DistrictShape } from '../contract/places';
import { cellsAmong } from '../geometry/district-cells';
import { simplified } from '../geometry/simplify';
import { bilingual, type ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';
import { districtsOf, placeBook, told } from './reads';

/** Boundaries made ready in one turn of the event loop. */
const AT_ONCE = 20;

async function made(db: Queryable, city: string): Promise<DistrictShape[]> {
  const rows = await districtsOf(db, city)
    .select(['districts.city_id', 'districts.geometry'])
    .orderBy('districts.id')
    .execute();
  const wanted = rows.flatMap(({ geometry, code }) => (geometry === null ? code : []));
  const cells = await cellsAmong(rows, new Set(wanted));
  const items: DistrictShape[] = [];
  for (const [index, { code, geometry, ...row }] of told(rows).entries()) {
    const name = bilingual(row);
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const cell = cells.get(code);
    if (geometry !== null) {
      const drawn = simplified(JSON.parse(geometry) as ShapeGeometry);
      items.push({ code, name, kind: 'official', geometry: drawn });
    } else if (cell !== undefined) items.push({ code, name, kind: 'indicative', geometry: cell });
  }
  return items;
}

/**
 * About where the districts of a city lie: their imported boundaries, and cells of those that have none. They are kept, as
 * every page of an area of the city shows them.
 */
export const districtShapes = async ({ db }: ReadContext, city: string): Promise<DistrictShape[]> =>
  (await placeBook(db)).shapesOf(city, () => made(db, city));

/** The indicative shape of each district asked for, by code. */
export async function districtCells(
  db: Queryable,
  wanted: ReadonlySet<string>,
): Promise<Map<string, ShapeGeometry>> {
  const rows = await db
    .selectFrom('districts')
    .select(['code', 'city_id', 'lon', 'lat'])
    .orderBy('id')
    .execute();
  return cellsAmong(rows, wanted);
}
