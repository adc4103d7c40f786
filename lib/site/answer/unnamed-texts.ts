import type { useTranslations } from 'next-intl';
import { bothCalendars, formatList, formatNumber, gregorianDate, gregorianMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Count, type Sum, sumOf, type Unnamed } from './counts';
import type { Answer } from './load';
import { type Finding, hasNoDay, timingOf } from './outcome';

/** What answers are written with. */
export type Texts = ReturnType<typeof useTranslations<'Check'>>;
type Area = Finding['area'];

/** When something else was announced, and until when it is registered: the days of registration in both calendars. */
export function whenOf(t: Texts, { announcedOn, startsOn, endsOn, state }: Area, locale: Locale): string {
  const date = (day: string | null) => (day === null ? '' : bothCalendars(day, locale));
  const timing = timingOf({ state, startsOn, endsOn });
  const from = announcedOn ?? startsOn;
  const day =
    from === null
      ? ''
      : announcedOn === null
        ? t('answer.also.from', { date: date(from) })
        : t('answer.also.day', { date: gregorianDate(announcedOn, locale) });
  if (timing === 'planned' || hasNoDay(timing)) return day;
  if (announcedOn === null && endsOn === null) return day;
  return day + t(`answer.also.${timing}`, { start: date(startsOn), end: date(endsOn) });
}

/** The region of a place as a sentence names it. */
const regionName = (t: Texts, { region }: Answer['place'], locale: Locale) =>
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

/** The month in which all of it was announced, as a sentence ends with it; empty where that is not one. */
function monthOf(t: Texts, counts: readonly Count[], locale: Locale): string {
  const [month, another] = new Set(counts.map(({ area }) => area.announcedOn?.slice(0, 7)));
  if (month === undefined || another !== undefined) return '';
  return t('answer.numbers.line.when', { month: gregorianMonth(month, locale) });
}

/** How many districts of the city or governorate itself were announced without their names; empty where none were. */
function countedLine(t: Texts, unnamed: Unnamed, locale: Locale): string {
  const { scope, total, counts } = unnamed;
  const { list, isMore, sum, isPlain } = countedHere(t, unnamed, locale);
  const said = { scope: scope.name[locale], list };
  if (list === '') return isMore ? t('answer.numbers.uncounted', { ...said, isFurther: 'false' }) : '';
  if (!isPlain) return t('answer.numbers.line.list', said);
  const own = counts.filter(({ city, districts }) => city !== null && districts !== null);
  const numbers = { ...said, ...number(sum, locale), when: monthOf(t, own, locale) };
  return total === null
    ? t('answer.numbers.line.plain', numbers)
    : t('answer.numbers.line.ofTotal', { ...numbers, total: formatNumber(total, locale) });
}

/** What is named in the city or governorate itself, and what else is told of it. */
function namedHere(t: Texts, unnamed: Unnamed, locale: Locale): string[] {
  const { scope, named, total } = unnamed;
  const { list, isMore, sum, isPlain } = countedHere(t, unnamed, locale);
  const said = { scope: scope.name[locale], list };
  const more = isMore && list !== '' ? [t('answer.numbers.uncounted', { ...said, isFurther: 'true' })] : [];
  if (named === 0) return more;
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
  return [sentence, ...more];
}

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

/** A day in both calendars, where it is known. */
export const bothDays = (date: string | null, locale: Locale) =>
  date === null ? '' : bothCalendars(date, locale);

/** The days of a period, for the sentences about what is only counted. */
export const toldPeriod = ({ startsOn, endsOn }: Finding['area'], locale: Locale) => ({
  start: bothDays(startsOn, locale),
  end: bothDays(endsOn, locale),
  hasEnd: String(endsOn !== null),
});

/** Until when what is counted can be registered. */
function periods(t: Texts, counts: readonly Count[], locale: Locale): string[] {
  const areas = [...new Map(counts.map(({ area }) => [area.slug, area])).values()];
  const [first, another] = areas;
  if (first === undefined) return [];
  if (another === undefined) {
    const timing = timingOf(first);
    // Where neither day is known, the sentence of the answer says whom to ask.
    if (hasNoDay(timing)) return [];
    return [t(`answer.detail.counted.${timing}`, toldPeriod(first, locale))];
  }
  if (areas.every(({ state }) => state === 'closed')) return [t('answer.numbers.over')];
  const ends = areas
    .flatMap(({ state, endsOn }) => (state === 'closed' || endsOn === null ? [] : endsOn))
    .sort();
  return [
    t(ends[0] === undefined ? 'answer.numbers.open' : 'answer.numbers.until', {
      end: bothDays(ends[0] ?? null, locale),
    }),
  ];
}

/** What is announced without names around a place. */
export interface Numbers {
  /** How many the place may be among, and until when they are registered; empty where nothing is counted. */
  readonly line: string;
  /** What else is named and counted, of its city or governorate, then of its region: told to whoever asks for it. */
  readonly further: readonly string[];
}

/** The numbers of the nearest that has any: of its city or governorate, else of its region alone. */
export function numbersOf(t: Texts, { unnamed, place }: Answer, locale: Locale): Numbers {
  if (unnamed === null) return { line: '', further: [] };
  const own = unnamed.counts.filter(({ city }) => city !== null);
  const region = unnamed.counts.filter(({ city }) => city === null);
  const near = countedLine(t, unnamed, locale);
  const far = around(t, unnamed, regionName(t, place, locale), near !== '', locale);
  const told = [...far, ...(far.length > 0 ? periods(t, region, locale) : [])].join(' ');
  const named = namedHere(t, unnamed, locale);
  if (near === '') return { line: told, further: named };
  return {
    line: [near, ...periods(t, own, locale)].join(' '),
    further: [...named, ...(told === '' ? [] : [told])],
  };
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
