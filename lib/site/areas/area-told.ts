import type { Area, AreaPart } from '@/lib/registry';
import { isUncounted } from './area-counts';
import { knownDates } from './areas';

type Dated = Pick<Area, 'events' | 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>;

/**
 * What happened beside the days of the period, which its dates tell already: an extension, a correction, another day. What
 * else is said of one of those days stands below it.
 */
export function beyondDates({ events, ...area }: Dated) {
  const days = knownDates(area);
  const dayOf = (on: string) => days.find(({ date }) => date === on);
  const isChange = ({ kind, on }: Area['events'][number]) =>
    kind === 'extended' || kind === 'corrected' || dayOf(on) === undefined;
  const notes = events.flatMap((event) => {
    const day = dayOf(event.on);
    return isChange(event) || day === undefined || event.note === null
      ? []
      : [{ key: day.key, note: event.note }];
  });
  return { changes: events.filter(isChange), notes };
}

type Counted = Pick<AreaPart, 'region' | 'city' | 'kind' | 'districtCount' | 'plotCount' | 'note'>;

/**
 * The parts without the words that a city has "districts whose names and number are not given", where these are counted
 * already: in the rest of its region, or with another city, as the same note says of both.
 */
export function toldOnce<Part extends Counted>(parts: readonly Part[]): Part[] {
  const counted = parts.filter(({ kind, districtCount }) => kind === 'unnamed_districts' && districtCount);
  const regions = new Set(counted.flatMap(({ city, region }) => (city === null ? region : [])));
  const notes = new Set(counted.flatMap(({ note }) => note?.ar ?? []));
  const isSaid = ({ kind, city, region, districtCount, plotCount, note }: Part) =>
    kind === 'unnamed_districts' &&
    city !== null &&
    districtCount === null &&
    plotCount === null &&
    (note === null ? regions.has(region) : notes.has(note.ar));
  // What is all that names a city stays.
  const named = new Set(parts.flatMap((part) => (isSaid(part) ? [] : part.city)));
  return parts.filter((part) => !isSaid(part) || !named.has(part.city));
}

/** A number before the word for districts, in figures or as titles write it out. */
const NUMBERED =
  /(?:(\d+)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة?))\s+(?:districts\b|أحياء|حي)/i;
const MARKS = /[\u064B-\u0652]/g;

/**
 * How many districts its name says that an announcement covers, where it does not name or count all of them; null where the
 * name says no such number, or counts other places with them.
 */
export function districtsByName({
  name,
  parts,
  districtCount,
  placeCount,
}: Pick<Area, 'name' | 'parts' | 'districtCount' | 'placeCount'>): number | null {
  if (placeCount > 0 || !parts.some(isUncounted)) return null;
  const count = Number(NUMBERED.exec(name.en)?.[1] ?? 0);
  return count > districtCount ? count : null;
}

/** Which counts of an announcement its name leaves to be said: a name that begins with its districts says them. */
export function countsBeside(
  name: string,
  { districtCount, placeCount }: Pick<Area, 'districtCount' | 'placeCount'>,
): { districts: number; places: number } {
  const named = NUMBERED.exec(name.replace(MARKS, ''));
  // One district is what the name is of.
  if (named === null)
    return { districts: districtCount + placeCount === 1 ? 0 : districtCount, places: placeCount };
  const isOfBoth = named[1] !== undefined && Number(named[1]) !== districtCount;
  return { districts: 0, places: isOfBoth ? 0 : placeCount };
}
