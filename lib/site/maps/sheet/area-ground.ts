import { setImmediate } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import { nameOrder } from '@/lib/i18n/name-order';
import type { Area, AreaPart, Bilingual } from '@/lib/registry';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import type { DistrictShape } from '@/lib/registry/contract/places';
import { cutAtCoast } from '@/lib/registry/geometry/coast-cut';
import { announcedIn, type Cover } from '../../cover';
import { groupsOf, isOfMany } from './sheet-frame';

export interface GroundDistrict {
  code: string;
  name: Bilingual;
  cover: Cover;
  /** Whether another announcement names it, or a part of it, and this one does not. */
  isElsewhere?: boolean;
  /** Of an announced district: its number in the list of its city, which follows the alphabet; 0 of a neighbour. */
  number: Record<Locale, number>;
  official: boolean;
  /** A boundary, or where it is not known the cell around its centre: cells share their edges. */
  geometry: ShapeGeometry;
}

/** Whether the announcement names it, or a part of it. */
export const isAnnounced = ({ cover }: Pick<GroundDistrict, 'cover'>): boolean => cover !== 'around';

/** The districts of a city that an announcement names, and those around them, as far as it is known where they lie. */
export interface Ground {
  region: string;
  city: string;
  districts: GroundDistrict[];
  /** Whether it is known which of them other announcements name. */
  knowsOthers: boolean;
  /** Whether an announcement counts districts of the city without naming them. */
  isUncertain: boolean;
}

/**
 * The number of each district in a list by the alphabet: of what each map shows a run; of a city of many maps one list for all.
 */
function numbersIn(locale: Locale, groups: readonly (readonly DistrictShape[])[]): Map<string, number> {
  const compare = nameOrder(locale);
  const ordered = groups.flatMap((group) =>
    group.toSorted((a, b) => compare(a.name[locale], b.name[locale])),
  );
  return new Map(ordered.map(({ code }, index) => [code, index + 1]));
}

function districtsOf(
  parts: readonly AreaPart[],
  shapes: readonly DistrictShape[],
  announcedAtAll: ReadonlySet<string>,
): GroundDistrict[] {
  const covers = announcedIn(parts);
  const drawn = new Map(shapes.map((shape) => [shape.code, shape]));
  const announced = [...covers.keys()].flatMap((code) => drawn.get(code) ?? []);
  const groups = groupsOf(announced);
  const listed = isOfMany(groups) ? [announced] : groups;
  const [ar, en] = [numbersIn('ar', listed), numbersIn('en', listed)];
  return shapes.map(({ code, name, kind, geometry }) => ({
    code,
    name,
    cover: covers.get(code) ?? 'around',
    isElsewhere: announcedAtAll.has(code) && !covers.has(code),
    number: { ar: ar.get(code) ?? 0, en: en.get(code) ?? 0 },
    official: kind === 'official',
    geometry,
  }));
}

/** The ground of each city of which an announcement names a district whose place is known. */
export async function groundsOf({ parts, ground = [] }: Pick<Area, 'parts' | 'ground'>): Promise<Ground[]> {
  const grounds: Ground[] = [];
  for (const { city, districts, announced, unnamed } of ground) {
    // A large city is two hundred shapes: each has a turn of the event loop of its own.
    if (grounds.length > 0) await setImmediate();
    const named = parts.filter((part) => part.city === city.code);
    grounds.push({
      city: city.code,
      region: city.region,
      districts: await cutAtCoast(districtsOf(named, districts, new Set(announced))),
      // A registry that tells of none, though this announcement names some, does not tell.
      knowsOthers: announced.length > 0,
      isUncertain: unnamed,
    });
  }
  return grounds.filter(({ districts }) => districts.some(isAnnounced));
}

/** Where the cities of an announcement lie, as far as that is known. */
export interface Spot {
  code: string;
  region: string;
  name: Bilingual;
  lon: number;
  lat: number;
}

export const spotsOf = ({ ground = [] }: Pick<Area, 'ground'>): Spot[] =>
  ground.flatMap(({ city, centre }) => (centre === null ? [] : [{ ...city, ...centre }]));
