import type { Locale } from '@/lib/i18n/locales';
import { type Area, type Registry, registry } from '@/lib/registry';
import type { DistrictShape } from '@/lib/registry/contract/places';
import { cutAtCoast } from '@/lib/registry/geometry/coast-cut';
import { announcedIn } from '../../cover';
import { packShapes } from './area-map';

/** Announcements of one city that its districts are looked up in, the newest. */
const MOST = 30;

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
  /** Whether its shape is its boundary. */
  isOfficial?: true;
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
  const known = await cutAtCoast(
    (await shapesOf(source, city, areas)).map((shape) => ({ ...shape, official: shape.kind === 'official' })),
  );
  const shapes = known.map(({ code, geometry }) => ({ item: code, geometry }));
  const drawn = new Set(shapes.map(({ item }) => item));
  const official = new Set(known.flatMap((shape) => (shape.official ? shape.code : [])));
  return {
    shapes: packShapes(shapes),
    districts: listed.items.flatMap(({ code, name, centre }): GroundPlace[] => {
      if (centre === null && !drawn.has(code)) return [];
      const at =
        drawn.has(code) || centre === null ? null : ([short(centre.lon), short(centre.lat)] as const);
      const slugs = naming.get(code) ?? [];
      const isPart = slugs.length > 0 && !whole.has(code);
      const isOfficial = official.has(code);
      return [
        {
          code,
          name: name[locale],
          at,
          areas: slugs,
          ...(isPart && { isPart }),
          ...(isOfficial && { isOfficial }),
        },
      ];
    }),
  };
}
export type CityGroundData = Awaited<ReturnType<typeof loadCityGround>>;
