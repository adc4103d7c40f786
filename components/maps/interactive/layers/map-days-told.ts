import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import type { MapArea } from '@/lib/site/maps/interactive/area-map';
import type { ShownState } from '@/lib/site/maps/interactive/map-days';
import type { MapProps } from './map-types';

/** A day with its name, in both calendars. */
export interface ToldDay {
  label: string;
  date: string;
  day: string;
  hijri: string;
}

/** The last day of an announcement, or where it is not known the first. */
export function toldDayOf(
  { startsOn, endsOn }: MapArea,
  { texts, locale }: Pick<MapProps, 'texts' | 'locale'>,
): ToldDay | undefined {
  const [label, date] = endsOn === null ? [texts.startsOn, startsOn] : [texts.endsOn, endsOn];
  if (date === null) return undefined;
  return { label, date, day: gregorianDate(date, locale), hijri: hijriDate(date, locale) };
}

/** The same in a line, by one calendar. */
export function dayOf(area: MapArea, words: Pick<MapProps, 'texts' | 'locale'>): string[] {
  const told = toldDayOf(area, words);
  return told === undefined ? [] : [`${told.label}: ${told.day}`];
}

/** In a row of the list: of what is over that it is, else as above. */
export function rowDayOf(
  area: MapArea,
  sign: ShownState,
  words: Pick<MapProps, 'texts' | 'locale'>,
): string | undefined {
  return sign === 'closed' && area.endsOn !== null
    ? words.texts.ended.replace('{day}', gregorianDate(area.endsOn, words.locale))
    : dayOf(area, words)[0];
}

/** The groups of the page's list. */
const GROUPS: readonly ShownState[] = ['open', 'announced', 'to_be_announced', 'undated', 'closed'];

/** As the page's list has them: by group, then what ends, starts or is announced first; of what is closed the last to end. */
export function inListOrder(
  { area: a, sign: of }: { area: MapArea; sign: ShownState | undefined },
  { area: b, sign: other }: { area: MapArea; sign: ShownState | undefined },
): number {
  if (of === undefined || of !== other)
    return GROUPS.indexOf(of ?? 'closed') - GROUPS.indexOf(other ?? 'closed');
  const by = (one: string | null, two: string | null) => (one ?? '9999').localeCompare(two ?? '9999');
  if (of === 'open') return by(a.endsOn, b.endsOn);
  if (of === 'closed') return (b.endsOn ?? '').localeCompare(a.endsOn ?? '');
  return of === 'to_be_announced' ? by(a.announcedOn, b.announcedOn) : by(a.startsOn, b.startsOn);
}
