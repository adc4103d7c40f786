import { type AreaPart, type Bilingual, isAnnounced, type Region, type Registry } from '@/lib/registry';
import { asCount, type Counted, countedIn, countingPart, type Finding, type Place } from './outcome';

/** A count without names, with what it is a part of. */
export interface CountedAround extends Counted {
  readonly scope: Place['city'] | null;
  readonly scopeRegion: Region | undefined;
  /** How many districts the city has; null where the count says more or none is known. */
  readonly total: number | null;
  /** Where it counts, of one city or another, as the announcement says it; null for a count of one place. */
  readonly where: Bilingual | null;
  /** Whether the names are told, though not of which of those cities they are. */
  readonly named: boolean;
  /** Plots of the whole announcement, where all of it lies in those cities. */
  readonly plots: number | null;
}

/** Another count, with its announcement. */
export interface CountedToo extends Counted {
  readonly area: Finding['area'];
}

/** Another count, with what it is a part of. */
export interface CountedAlso extends CountedToo {
  readonly scope: Place['city'] | null;
  readonly scopeRegion: Region | undefined;
  /** Where it counts, of one city or another. */
  readonly where: Bilingual | null;
}

/** Districts of the city or governorate that a count belongs to, unless it counts more of them than there are names. */
async function totalOf(source: Registry, { city, districts }: Counted): Promise<number | null> {
  if (city === null || districts === null) return null;
  const { items } = (await source.districts({ city })).data;
  return items.length > districts ? items.length : null;
}

/** Where a count says that it is of one city or another: «في القويعية أو الرين», with the names behind a colon. */
const EITHER = /^في .+ أو /;

async function scopeOf(source: Registry, city: string, place: Place): Promise<Place['city'] | null> {
  if (city === place.city.code) return place.city;
  return (await source.place({ city })).data?.city ?? null;
}

/** Whether an announcement is of two cities and of no region besides theirs. */
const isOnlyThere = ({ cities, regions }: Finding['area']) => cities.length === 2 && regions.length <= 2;

/** Where a count is of one city or another, as the announcement says it; null for a count of one place. */
const eitherOf = ({ note }: Counted): Bilingual | null =>
  note !== null && EITHER.test(note.ar) ? { ar: beforeColon(note.ar), en: beforeColon(note.en) } : null;

/** Whether the names of a count are told, behind a colon. */
const isListed = ({ note }: Pick<Counted, 'note'>) => note?.ar.includes(':') === true;

const beforeColon = (text: string) => text.split(':')[0] ?? '';

/** What an announcement counts around a place, and where; null where it counts nothing. */
export async function countedAround(
  source: Registry,
  main: Finding,
  place: Place,
): Promise<CountedAround | null> {
  const told = countedIn(main);
  if (told === null) return null;
  // A list of two cities tells the name in its note.
  const namesake = told.namesake ?? (main.coverage === 'namesake' ? (place.district?.name ?? null) : null);
  const counted = { ...told, namesake };
  const { city } = counted;
  const where = eitherOf(counted);
  return {
    ...counted,
    scope: city === null ? null : await scopeOf(source, city, place),
    scopeRegion: place.region,
    total: where !== null ? null : await totalOf(source, counted),
    where,
    named: where !== null && isListed(counted),
    plots: where !== null && isOnlyThere(main.area) ? main.area.plotCount : null,
  };
}

/** Parts of a finding that are told without names, but the one that is told first; of its region only what has a number. */
function unnamedParts({ parts }: Finding, told: AreaPart | undefined): AreaPart[] {
  const unnamed = parts.filter(
    (part) =>
      part.kind === 'unnamed_districts' && part !== told && !(isListed(part) && part.districtCount === null),
  );
  const isNew = ({ city, districtCount, plotCount }: AreaPart) =>
    city !== null || districtCount !== null || plotCount !== null;
  return parts.some(({ city }) => city !== null) ? unnamed.filter(isNew) : unnamed;
}

/**
 * All else that announcements count, or tell without names, in the city of a place, its governorate and its region: it may
 * be one of those too. The nearest first, as they follow each other by strength.
 */
export function countedToo(main: Finding, others: readonly Finding[]): CountedToo[] {
  const first = countingPart(main);
  const counts = [main, ...others]
    .filter(({ area }) => isAnnounced(area))
    .flatMap((finding) =>
      unnamedParts(finding, first).map((part) => ({ ...asCount(part), area: finding.area })),
    );
  return [...counts.filter(({ city }) => city !== null), ...counts.filter(({ city }) => city === null)];
}

/** The same, each with the name of what it is a part of. */
export const countedAlso = (
  source: Registry,
  main: Finding,
  others: readonly Finding[],
  place: Place,
): Promise<CountedAlso[]> =>
  Promise.all(
    countedToo(main, others).map(async (count) => ({
      ...count,
      scope: count.city === null ? null : await scopeOf(source, count.city, place),
      scopeRegion: place.region,
      where: eitherOf(count),
    })),
  );
