import { setImmediate } from 'node:timers/promises';
import { intersection } from 'polyclip-ts';
import type { Locale } from '@/lib/i18n/locales';
import { type Area, type Registry, registry } from '@/lib/registry';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import type { DistrictShape } from '@/lib/registry/contract/places';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { cityLand, isOnCoast, type Land } from '@/lib/registry/geometry/land';
import { announcedIn } from '../cover';
import { packShapes } from './area-map';
import { boxOf } from './sheet-frame';

/** Announcements of one city that its districts are looked up in, the newest. */
const MOST = 30;
/** Shapes cut in one turn of the event loop. */
const AT_ONCE = 20;

/** A district of a city on the map of the country from near. */
export interface GroundPlace {
  code: string;
  /** In the language that was asked for. */
  name: string;
  /** Its centre, where that is all that is known of its place. */
  at: readonly [lon: number, lat: number] | null;
  /** The announcements that name it. */
  areas: string[];
  /** Whether they name no more than a part of it. */
  isPart?: true;
}

/** The announcements of a city with all that they name. */
async function announcementsOf(source: Registry, city: string): Promise<Area[]> {
  const { data } = await source.areas({ city, order: 'newest', page: 1, pageSize: MOST });
  const found = await Promise.all(data.items.map(({ slug }) => source.area({ slug })));
  return found.flatMap(({ data: area }) => area ?? []);
}

/** The shapes of the districts of a city, where an announcement names one of them: it brings those around it. */
async function shapesOf(source: Registry, city: string, areas: readonly Area[]): Promise<DistrictShape[]> {
  const naming = areas.find(({ parts }) =>
    parts.some((part) => part.city === city && part.district !== null),
  );
  if (naming === undefined) return [];
  const { data } = await source.area({ slug: naming.slug, with: 'ground' });
  return data?.ground?.find((ground) => ground.city.code === city)?.districts ?? [];
}

/** A cell without what of it lies in the sea. */
function cutAtCoast(geometry: ShapeGeometry, around: Land): ShapeGeometry {
  const land = around.within(boxOf([geometry]));
  const isInland = polygonsOf(geometry)
    .flat(2)
    .every(([lon = 0, lat = 0]) => land.holds(lon, lat));
  if (isInland || !isOnCoast(geometry, land)) return geometry;
  type Rings = Parameters<typeof intersection>[0];
  const coordinates = intersection(
    geometry.coordinates as unknown as Rings,
    land.parts.map(({ rings }) => rings) as unknown as Rings,
  );
  return coordinates.length === 0
    ? geometry
    : { type: 'MultiPolygon', coordinates: coordinates as unknown as number[][][][] };
}

/** To about 10 m. */
const short = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/**
 * What the map of the country shows of one city from near: its districts by their shapes, by their centres where no shape is
 * known, and which announcements name each of them.
 */
export async function loadCityGround({ city, locale }: { city: string; locale: Locale }) {
  const source = await registry();
  const [{ data: listed }, areas] = await Promise.all([
    source.districts({ city }),
    announcementsOf(source, city),
  ]);
  const naming = new Map<string, string[]>();
  const whole = new Set<string>();
  for (const { slug, parts } of areas)
    for (const [code, cover] of announcedIn(parts)) {
      naming.set(code, [...(naming.get(code) ?? []), slug]);
      if (cover === 'whole') whole.add(code);
    }
  const shapes: { item: string; geometry: ShapeGeometry }[] = [];
  const known = await shapesOf(source, city, areas);
  // The coast of the city, once for all of its districts.
  const around = cityLand().within(boxOf(known.map(({ geometry }) => geometry)));
  for (const [index, { code, kind, geometry }] of known.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    shapes.push({ item: code, geometry: kind === 'official' ? geometry : cutAtCoast(geometry, around) });
  }
  const drawn = new Set(shapes.map(({ item }) => item));
  return {
    shapes: packShapes(shapes),
    districts: listed.items.flatMap(({ code, name, centre }): GroundPlace[] => {
      if (centre === null && !drawn.has(code)) return [];
      const at =
        drawn.has(code) || centre === null ? null : ([short(centre.lon), short(centre.lat)] as const);
      const slugs = naming.get(code) ?? [];
      const isPart = slugs.length > 0 && !whole.has(code);
      return [{ code, name: name[locale], at, areas: slugs, ...(isPart && { isPart }) }];
    }),
  };
}
export type CityGroundData = Awaited<ReturnType<typeof loadCityGround>>;
