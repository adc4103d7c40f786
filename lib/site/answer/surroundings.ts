import type { Registry, ShapeGeometry } from '@/lib/registry';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import type { Frame } from '@/lib/registry/geometry/region-outlines';
import { drawnShapes, softCells } from '@/lib/registry/geometry/soft-cells';
import { cellsAmong } from '@/lib/registry/places/district-cells';
import type { Finding, Place } from './outcome';

/** What is drawn around a place: the shapes of its announcement and the districts next to it, on a plane of whole units. */
export interface Surroundings {
  /** Outlines of what is announced there, as SVG path data; empty where none is near. */
  readonly shapes: string;
  /** About where the districts around lie. */
  readonly cells: string;
  readonly places: readonly {
    readonly name: Place['city']['name'];
    readonly x: number;
    readonly y: number;
  }[];
  /** Kilometres that the bar of the scale stands for. */
  readonly kilometres: number;
  readonly unit: number;
  /** What the picture shows, degrees. */
  readonly frame: Frame;
}

export const WIDTH = 480;
export const HEIGHT = 360;
/** Neighbours that decide how much is shown, and that are named at most. */
const NEIGHBOURS = 5;
const NAMED = 12;
/** Neighbours whose ground is drawn at most. */
const DRAWN = 30;
const [MIN_KM, MAX_KM] = [1.2, 8];
/** Corners drawn of all shapes: a picture needs no more. */
const MOST_CORNERS = 4_000;

type Point = readonly [x: number, y: number];

/** Degrees to units of the picture, the place in its middle. */
function plane(centre: { lon: number; lat: number }, halfHeightKm: number) {
  const scale = HEIGHT / 2 / halfHeightKm;
  const narrow = narrowingAt(centre.lat);
  return (lon: number, lat: number): Point => [
    Math.round(WIDTH / 2 + (lon - centre.lon) * narrow * KM_A_DEGREE * scale),
    Math.round(HEIGHT / 2 - (lat - centre.lat) * KM_A_DEGREE * scale),
  ];
}

function frameAt({ lon, lat }: { lon: number; lat: number }, halfHeightKm: number): Frame {
  const down = halfHeightKm / KM_A_DEGREE;
  const across = (down * WIDTH) / HEIGHT / narrowingAt(lat);
  return { west: lon - across, south: lat - down, east: lon + across, north: lat + down };
}

/** A ring on the plane, corners that fall together once; null where it lies wholly on one side of the picture. */
function ringPath(ring: readonly (readonly number[])[], to: ReturnType<typeof plane>): string | null {
  const corners: Point[] = [];
  for (const [lon = 0, lat = 0] of ring) {
    const corner = to(lon, lat);
    const last = corners.at(-1);
    if (last === undefined || Math.abs(last[0] - corner[0]) + Math.abs(last[1] - corner[1]) > 1)
      corners.push(corner);
  }
  const beside =
    corners.length < 3 ||
    corners.every(([x]) => x < 0) ||
    corners.every(([x]) => x > WIDTH) ||
    corners.every(([, y]) => y < 0) ||
    corners.every(([, y]) => y > HEIGHT);
  return beside ? null : `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function shapesPath(geometries: readonly ShapeGeometry[], to: ReturnType<typeof plane>): string {
  const rings = geometries.flatMap((geometry) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(),
  );
  let left = MOST_CORNERS;
  return rings
    .flatMap((ring) => {
      left -= ring.length;
      return left < 0 ? [] : (ringPath(ring, to) ?? []);
    })
    .join('');
}

/** The surroundings of a place whose centre is known and that has neighbours; null of another one, whose region is drawn. */
export async function surroundingsOf(
  source: Registry,
  { city, district, centre }: Place,
  main: Finding | undefined,
): Promise<Surroundings | null> {
  if (district === null || centre === null) return null;
  const { items } = (await source.districts({ city: city.code })).data;
  const narrow = narrowingAt(centre.lat);
  const near = items
    .flatMap((one) =>
      one.centre === null || one.code === district.code
        ? []
        : [{ code: one.code, name: one.name, ...one.centre }],
    )
    .map((one) => ({
      ...one,
      km: KM_A_DEGREE * Math.hypot((one.lon - centre.lon) * narrow, one.lat - centre.lat),
    }))
    .sort((a, b) => a.km - b.km);
  if (near.length === 0) return null;
  const half = Math.min(MAX_KM, Math.max(MIN_KM, (near[NEIGHBOURS - 1] ?? near.at(-1))?.km ?? MIN_KM));
  const to = plane(centre, half);
  const named = main?.area.shape ? (await source.areaShapes({ slug: main.area.slug })).data.features : [];
  const kilometres = half >= 3 ? 2 : half >= 1.8 ? 1 : 0.5;
  const around = new Set([district.code, ...near.slice(0, DRAWN).map(({ code }) => code)]);
  const cells = await cellsAmong(
    items.map(({ code, centre: at }) => ({ code, city_id: 0, lon: at?.lon ?? null, lat: at?.lat ?? null })),
    around,
  );
  return {
    cells: shapesPath(softCells([...cells.values()]), to),
    shapes: shapesPath(
      drawnShapes(named).map(({ geometry }) => geometry),
      to,
    ),
    places: near
      .slice(0, NAMED)
      .map(({ name, lon, lat }) => ({ name, point: to(lon, lat) }))
      .filter(({ point: [x, y] }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)
      .map(({ name, point: [x, y] }) => ({ name, x, y })),
    kilometres,
    unit: Math.round((kilometres * HEIGHT) / 2 / half),
    frame: frameAt(centre, half),
  };
}
