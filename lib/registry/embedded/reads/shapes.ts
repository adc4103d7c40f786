import type { ReadOutput, ReadQuery, ShapeGeometry } from '../../contract';
import { withParts } from './area-rows';
import type { ReadContext } from './context';
import { toDistrict } from './places';

export async function areaShapes(
  context: ReadContext,
  query: ReadQuery<'areaShapes'>,
): Promise<ReadOutput<'areaShapes'>> {
  const { slug, region } = query;
  let base = context.db.selectFrom('areas').selectAll('areas');
  if (slug !== undefined) base = base.where('slug', '=', slug);
  const areas = (await base.execute()) ?? [];
  const known = new Map<number, Awaited<ReturnType<typeof withParts>>[number]['summary']>();
  const summaries = await withParts(context, areas);
  areas.forEach((row, index) => {
    const summary = summaries[index]?.summary;
    if (summary && (region === undefined || summary.regions.includes(region))) known.set(row.id, summary);
  });
  const shapes = await context.db.selectFrom('area_shapes').selectAll().orderBy('id').execute();
  return {
    type: 'FeatureCollection',
    features: shapes.flatMap((shape) => {
      const summary = known.get(shape.area_id);
      if (summary === undefined) return [];
      return [
        {
          type: 'Feature' as const,
          id: shape.id,
          properties: { area: summary.slug, name: summary.name, state: summary.state, shape: shape.kind },
          geometry: JSON.parse(shape.geometry) as ShapeGeometry,
        },
      ];
    }),
  };
}

type Ring = number[][];

/** Even-odd rule over one ring: whether a ray to the east crosses it an odd number of times. */
function crosses(ring: Ring, lon: number, lat: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi = 0, yi = 0] = ring[i] ?? [];
    const [xj = 0, yj = 0] = ring[j] ?? [];
    if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function holds(geometry: ShapeGeometry, lon: number, lat: number): boolean {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.some((rings) => rings.filter((ring) => crosses(ring, lon, lat)).length % 2 === 1);
}

async function nearestDistrict({ db }: ReadContext, lon: number, lat: number) {
  const rows = await db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select([
      'districts.code',
      'cities.code as city',
      'districts.name_ar',
      'districts.name_en',
      'districts.lon',
      'districts.lat',
    ])
    .where('districts.lon', 'is not', null)
    .where('districts.lon', '>', lon - 0.1)
    .where('districts.lon', '<', lon + 0.1)
    .where('districts.lat', '>', lat - 0.1)
    .where('districts.lat', '<', lat + 0.1)
    .execute();
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const distance = (row: { lon: number | null; lat: number | null }) =>
    Math.hypot(((row.lon ?? 0) - lon) * narrowing, (row.lat ?? 0) - lat);
  rows.sort((a, b) => distance(a) - distance(b));
  return rows[0] === undefined ? null : toDistrict(rows[0]);
}

export async function areaAt(
  context: ReadContext,
  { lon, lat }: ReadQuery<'areaAt'>,
): Promise<ReadOutput<'areaAt'>> {
  const near = await context.db
    .selectFrom('area_shapes')
    .selectAll()
    .where('west', '<=', lon)
    .where('east', '>=', lon)
    .where('south', '<=', lat)
    .where('north', '>=', lat)
    .execute();
  const holding = near.filter((shape) => holds(JSON.parse(shape.geometry) as ShapeGeometry, lon, lat));
  const district = await nearestDistrict(context, lon, lat);
  if (holding.length === 0) return { area: null, shape: null, district };
  const rows = await context.db
    .selectFrom('areas')
    .selectAll()
    .where(
      'id',
      'in',
      holding.map((shape) => shape.area_id),
    )
    .orderBy('starts_on', 'desc')
    .execute();
  const [found] = await withParts(context, rows.slice(0, 1));
  const shape = holding.find((candidate) => candidate.area_id === rows[0]?.id);
  return { area: found?.summary ?? null, shape: shape?.kind ?? null, district };
}
