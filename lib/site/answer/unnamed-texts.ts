import type { useTranslations } from 'next-intl';
import { bothCalendars, formatList, formatNumber, gregorianDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Count, type Sum, sumOf, type Unnamed } from './counts';
import type { Answer } from './load';
import { type Finding, hasNoDay, timingOf } from './outcome';

/** What answers are written with. */
export type Texts = ReturnType<typeof useTranslations<'Check'>>;
type Area = Finding['area'];

/** When something else was announced, and until when it is registered; its announcement has the days in both calendars. */
export function whenOf(t: Texts, { announcedOn, startsOn, endsOn, state }: Area, locale: Locale): string {
  const date = (day: string | null) => (day === null ? '' : gregorianDate(day, locale));
  const timing = timingOf({ state, startsOn, endsOn });
  const from = announcedOn ?? startsOn;
  const day =
    from === null ? '' : t(`answer.also.${announcedOn === null ? 'from' : 'day'}`, { date: date(from) });
  if (timing === 'planned' || hasNoDay(timing)) return day;
  if (announcedOn === null && endsOn === null) return day;
  return day + t(`answer.also.${timing}`, { start: date(startsOn), end: date(endsOn) });
}

/** The region of a place as a sentence names it. */
export const regionName = (t: Texts, { region }: Answer['place'], locale: Locale) =>
  t('answer.region', { code: region.code, region: region.name[locale] });

const number = (count: number, locale: Locale) => ({ count, n: formatNumber(count, locale) });

/** The numbers of a sum as a list; empty where nothing is counted. */
function listed(t: Texts, { districts, parcels }: Sum, locale: Locale): string[] {
  return [
    ...(districts > 0 ? [t('answer.numbers.districts', number(districts, locale))] : []),
    ...(parcels > 0 ? [t('answer.numbers.parcels', number(parcels, locale))] : []),
  ];
}

/** Where a count is, within a sentence. */
const within = (where: string) => where.replace(/^In /, 'in ');

/** What is counted in the city or governorate itself: as a list, and whether there is more without a number. */
function countedHere(t: Texts, { counts }: Unnamed, locale: Locale) {
  const own = counts.filter(({ city }) => city !== null);
  const sum = sumOf(own.filter(({ where }) => where === null));
  const either = own.filter(({ where, districts }) => where !== null && districts !== null);
  const numbers = [
    ...listed(t, sum, locale),
    ...either.map(({ districts, where }) =>
      t('answer.numbers.either', { ...number(districts ?? 0, locale), where: within(where?.[locale] ?? '') }),
    ),
  ];
  return {
    list: formatList(numbers, locale),
    isMore: sum.isMore,
    sum: sum.districts,
    /** Whether it is districts of the place itself that are counted, and nothing else. */
    isPlain: numbers.length === 1 && sum.districts > 0,
  };
}

/** What is named in the city or governorate itself, then what is counted there. */
function here(t: Texts, unnamed: Unnamed, locale: Locale): string[] {
  const { scope, named, total } = unnamed;
  const { list, isMore, sum, isPlain } = countedHere(t, unnamed, locale);
  const said = { scope: scope.name[locale], list };
  const more = (isFurther: boolean) =>
    isMore ? [t('answer.numbers.uncounted', { ...said, isFurther: String(isFurther) })] : [];
  if (named === 0) return list === '' ? more(false) : [t('answer.numbers.unnamed', said), ...more(true)];
  const counted =
    list === ''
      ? ''
      : isPlain
        ? t('answer.numbers.more', number(sum, locale))
        : t('answer.numbers.counted', said);
  const names = { ...said, ...number(named, locale), counted };
  const sentence =
    total === null
      ? t('answer.numbers.named', names)
      : t('answer.numbers.ofTotal', { ...names, total: formatNumber(total, locale) });
  return [sentence, ...more(true)];
}

/** Of a city of which no name is told, what is counted there: that is its answer. Null where something is named, or nothing counted. */
export const countedAlone = (t: Texts, unnamed: Unnamed, locale: Locale): string | null =>
  unnamed.named > 0 ? null : (here(t, unnamed, locale)[0] ?? null);

/** What is counted in the region alone, in one sentence. */
function around(t: Texts, { counts }: Unnamed, region: string, isFurther: boolean, locale: Locale): string[] {
  const alone = counts.filter(({ city }) => city === null);
  if (alone.length === 0) return [];
  const sum = sumOf(alone);
  const list = formatList(listed(t, sum, locale), locale);
  const said = { region, list, isFurther: String(isFurther) };
  return [
    list === ''
      ? t('answer.numbers.regionUncounted', said)
      : t('answer.numbers.region', { ...said, isMore: String(sum.isMore) }),
  ];
}

/** Until when what is counted can be registered. */
function periods(t: Texts, counts: readonly Count[], locale: Locale): string[] {
  const areas = [...new Map(counts.map(({ area }) => [area.slug, area])).values()];
  const [first, another] = areas;
  if (first === undefined) return [];
  const day = (date: string | null) => (date === null ? '' : bothCalendars(date, locale));
  if (another === undefined) {
    const timing = timingOf(first);
    // Where neither day is known, the sentence of the answer says whom to ask.
    if (hasNoDay(timing)) return [];
    return [t(`answer.detail.counted.${timing}`, { start: day(first.startsOn), end: day(first.endsOn) })];
  }
  if (areas.every(({ state }) => state === 'closed')) return [t('answer.numbers.over')];
  const ends = areas
    .flatMap(({ state, endsOn }) => (state === 'closed' || endsOn === null ? [] : endsOn))
    .sort();
  return [
    t(ends[0] === undefined ? 'answer.numbers.open' : 'answer.numbers.until', { end: day(ends[0] ?? null) }),
  ];
}

/**
 * What is named and counted around a place, in numbers: of its city or governorate, then of its region alone. Without what
 * the sentence above says.
 */
export function numbersOf(t: Texts, { unnamed, place }: Answer, locale: Locale): string[] {
  if (unnamed === null) return [];
  const own = here(t, unnamed, locale);
  const alone = around(t, unnamed, regionName(t, place, locale), own.length > 0, locale);
  const said = own.filter((sentence) => sentence !== countedAlone(t, unnamed, locale));
  const { counts } = unnamed;
  const [ofCity, ofRegion] = [
    counts.filter(({ city }) => city !== null),
    counts.filter(({ city }) => city === null),
  ];
  if (alone.length === 0) return [[...said, ...periods(t, counts, locale)].join(' ')];
  // What one announcement counts in the city has its own days; else the days are said of all at once.
  const isOne = new Set(ofCity.map(({ area }) => area.slug)).size === 1;
  const lines = isOne
    ? [
        [...said, ...periods(t, ofCity, locale)],
        [...alone, ...periods(t, ofRegion, locale)],
      ]
    : [said, [...alone, ...periods(t, counts, locale)]];
  return lines.map((line) => line.join(' ')).filter((line) => line !== '');
}

/** Each count with its days, and the announcement that it is of. */
export function countLines(t: Texts, { unnamed, place }: Answer, locale: Locale) {
  return (unnamed?.counts ?? []).map(({ districts, parcels, city, where, area }) => {
    const said = {
      ...number(districts ?? parcels ?? 0, locale),
      where: where?.[locale] ?? '',
      scope:
        city === null || unnamed === null
          ? regionName(t, place, locale)
          : cityName(unnamed, place, city, locale),
    };
    const kind =
      districts !== null
        ? where === null
          ? 'districts'
          : 'either'
        : parcels !== null
          ? 'parcels'
          : city === null
            ? 'places'
            : 'some';
    return { slug: area.slug, text: t(`answer.also.${kind}`, said) + whenOf(t, area, locale) };
  });
}

const cityName = ({ scope }: Unnamed, { city }: Answer['place'], code: string, locale: Locale) =>
  (code === city.code ? city : scope).name[locale];
