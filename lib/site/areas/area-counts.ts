import type { Area, AreaPart, Bilingual } from '@/lib/registry';
import { namesDistrict } from '@/lib/registry/contract/areas';
import { announcedIn } from '../cover';

/** One name with all that is announced of it. */
export type PartEntry = readonly [AreaPart, ...AreaPart[]];

/** What has the same name and is of one kind is one entry of a list: several plans of one district are told below it. */
export function together(parts: readonly AreaPart[]): PartEntry[] {
  const entries = new Map<string, PartEntry>();
  for (const part of parts) {
    const key = [part.region, part.city, part.kind, part.district, part.name?.ar].join('|');
    const known = entries.get(key);
    entries.set(key, known === undefined ? [part] : [...known, part]);
  }
  return [...entries.values()];
}

export interface AreaCounts {
  /** All that the announcement counts: districts by name and without it, plans and other places. */
  all: number;
  /** Districts of the lists, each once. */
  named: number;
  /** Of those the ones that it counts once for each part that it names, and how often. */
  repeated: { name: Bilingual | null; times: number }[];
  unnamed: number;
  /** Whether it speaks of more districts, neither by name nor by number. */
  isOpenEnded: boolean;
  places: number;
  /** Whether all of these are plans. */
  isPlans: boolean;
  /** How many of the named ones the maps show. */
  drawn: number;
}

/** A count of none says of its city that no other district is meant: what is named is listed. */
export const isShown = ({ kind, districtCount }: AreaPart) =>
  kind !== 'unnamed_districts' || districtCount !== 0;

/** Whether it speaks of districts neither by name nor by number. */
export const isUncounted = ({ kind, districtCount, plotCount }: AreaPart) =>
  kind === 'unnamed_districts' && districtCount === null && plotCount === null;

/** Whether nothing of a place has a name or a note: what is announced there is only counted. */
export function isOnlyCounted(parts: readonly AreaPart[]): boolean {
  const shown = parts.filter(isShown);
  return shown.length > 0 && shown.every(({ kind, note }) => kind === 'unnamed_districts' && note === null);
}

/** How many districts are announced among the parts of one city, each once; null where their number is not known. */
export function districtsIn(parts: readonly AreaPart[]): number | null {
  const unnamed = parts.filter(({ kind }) => kind === 'unnamed_districts');
  if (parts.some(({ kind }) => kind === 'city') || unnamed.some((part) => part.districtCount === null))
    return null;
  const named = new Set(parts.filter(namesDistrict).map(({ district, name }) => district ?? name?.ar));
  return named.size + unnamed.reduce((sum, { districtCount }) => sum + (districtCount ?? 0), 0);
}

/** How the numbers of an announcement come together: what the lists name, what is only counted, and what the maps show. */
export function areaCounts({
  parts,
  districtCount,
  placeCount,
  ground = [],
}: Pick<Area, 'parts' | 'districtCount' | 'placeCount' | 'ground'>): AreaCounts {
  const named = together(parts.filter(namesDistrict));
  const drawn = new Set(
    ground.flatMap(({ city, districts }) => {
      const announced = announcedIn(parts.filter((part) => part.city === city.code));
      return districts.flatMap(({ code }) => (announced.has(code) ? `${city.code} ${code}` : []));
    }),
  );
  const inAll = named.reduce((sum, entry) => sum + entry.length, 0);
  return {
    all: districtCount + placeCount,
    named: named.length,
    repeated: named.flatMap(([first, ...more]) =>
      more.length === 0 ? [] : { name: first.name, times: more.length + 1 },
    ),
    unnamed: districtCount - inAll,
    isOpenEnded: parts.some(isUncounted),
    places: placeCount,
    isPlans: placeCount > 0 && parts.filter(({ kind }) => kind === 'plan').length === placeCount,
    drawn: named.filter(([{ city, district }]) => drawn.has(`${city} ${district}`)).length,
  };
}
