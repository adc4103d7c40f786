import { getTranslations } from 'next-intl/server';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { bothCalendars, formatList, formatNumber, gregorianDate, hijriDate } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { siteUrl } from '../routing/metadata';
import { routePath } from '../routing/routes';
import { answerPath } from './address';
import type { CountedAlso, CountedAround } from './counts';
import type { Answer } from './load';
import { type Finding, timingOf } from './outcome';

/** A day in both calendars, where it is known. */
const known = (date: string | null, locale: Locale) => (date === null ? '' : bothCalendars(date, locale));

const texts = (locale: Locale) => getTranslations({ locale, namespace: 'Check' });
type Texts = Awaited<ReturnType<typeof texts>>;
type Key = Parameters<Texts>[0];

/** Of which city, governorate or region a count is. */
function scopeOf(
  t: Texts,
  { scope, scopeRegion, region }: CountedAlso | CountedAround,
  locale: Locale,
): string {
  return scope?.name[locale] ?? t('answer.region', { code: region, region: scopeRegion?.name[locale] ?? '' });
}

/** On which day a count was announced; where that is not known, from which day on it is registered. */
function when(t: Texts, { announcedOn, startsOn }: Finding['area'], locale: Locale): string {
  if (announcedOn !== null) return t('answer.when.announced', { date: bothCalendars(announcedOn, locale) });
  return startsOn === null ? '' : t('answer.when.starts', { date: bothCalendars(startsOn, locale) });
}

/** A count without names, as a sentence. */
function numbers(t: Texts, counted: CountedAround, area: Finding['area'], locale: Locale): string {
  const { districts, parcels, namesake, total, where, named, plots } = counted;
  const scope = scopeOf(t, counted, locale);
  const n = (value: number) => formatNumber(value, locale);
  const said = { scope, when: when(t, area, locale) };
  if (namesake !== null)
    return where === null
      ? t('answer.numbers.namesake', { name: namesake[locale], scope })
      : t('answer.numbers.namesakeEither', { name: namesake[locale], where: where[locale] });
  if (districts === null)
    return parcels === null
      ? t(counted.city === null ? 'answer.numbers.places' : 'answer.numbers.some', said)
      : t('answer.numbers.parcels', { count: parcels, n: n(parcels), ...said });
  const count = { count: districts, n: n(districts), ...said };
  if (where !== null) {
    const either = t('answer.numbers.either', { ...count, where: where[locale], named: String(named) });
    return plots === null ? either : `${either} ${t('answer.numbers.plots', { count: plots, n: n(plots) })}`;
  }
  return total === null
    ? t('answer.numbers.districts', count)
    : t('answer.numbers.ofTotal', { ...count, total: n(total) });
}

/** When what else is counted was announced, and until when it is registered; its announcement has the days in both calendars. */
function line(t: Texts, { announcedOn, startsOn, endsOn, state }: Finding['area'], locale: Locale): string {
  const date = (day: string | null) => (day === null ? '' : gregorianDate(day, locale));
  const timing = timingOf({ state, startsOn, endsOn });
  const from = announcedOn ?? startsOn;
  const day =
    from === null ? '' : t(`answer.also.${announcedOn === null ? 'from' : 'day'}`, { date: date(from) });
  const isSaid = timing === 'planned' || (announcedOn === null && endsOn === null);
  return isSaid ? day : day + t(`answer.also.${timing}`, { start: date(startsOn), end: date(endsOn) });
}

/** What is counted besides, of how many and where. */
function countOf(t: Texts, count: CountedAlso, locale: Locale): string {
  const { districts, parcels, note, where } = count;
  if (districts === null && parcels === null && note !== null) return note[locale];
  const number = districts ?? parcels ?? 0;
  const said = {
    count: number,
    n: formatNumber(number, locale),
    where: where?.[locale] ?? '',
    scope: scopeOf(t, count, locale),
  };
  if (where !== null) return t('answer.also.either', said);
  if (districts !== null) return t('answer.also.districts', said);
  if (parcels !== null) return t('answer.also.parcels', said);
  return t(count.city === null ? 'answer.also.places' : 'answer.also.some', said);
}

/** The other announcements that name the district, each in a line: how much of it, and when. */
const namedLines = (t: Texts, { naming, place }: Answer, locale: Locale) =>
  place.district === null
    ? []
    : naming.map(({ area, coverage }) => ({
        slug: area.slug,
        text: t('answer.named.item', { coverage }) + line(t, area, locale),
      }));

/** What else is counted around the place, each in a line, with its announcement. */
const alsoLines = (t: Texts, { alsoCounted }: Answer, locale: Locale) =>
  alsoCounted.map((count) => ({
    slug: count.area.slug,
    text: countOf(t, count, locale) + line(t, count.area, locale),
  }));

/** The sentence of an answer, and what to do about it: the texts of both by the same names. */
const named = <Kind extends string>(kind: Kind) =>
  ({ headline: `answer.headline.${kind}`, next: `answer.next.${kind}` }) as const;
const timed = <Group extends string, Kind extends string>(group: Group, kind: Kind) =>
  ({ headline: `answer.headline.${group}.${kind}`, next: `answer.next.${group}.${kind}` }) as const;

/** Which sentence answers; of districts that are only counted, what is known of them. */
function sentenceOf({ outcome, main, plan, isSure, several, place, counted }: Answer) {
  if (main === undefined || outcome === 'none') return named('none');
  if (several > 0) return named('several');
  const timing = timingOf(main.area);
  if (outcome === 'counted') {
    if (timing === 'planned') return timed('counted', 'planned');
    const isSpoken = main.coverage === 'mentioned' && counted?.parcels == null;
    if (place.district === null) return timed('counted', isSpoken ? 'cityPlaces' : 'city');
    if (main.coverage === 'namesake') return timed('counted', 'namesake');
    return timed('counted', isSpoken ? 'places' : 'district');
  }
  if (plan?.verdict === 'no') return named('planNo');
  if (plan?.verdict === 'open') return named('planOpen');
  return timed(isSure ? 'whole' : outcome, timing);
}

interface Sentence {
  /** As short as it can be said: its days in the Gregorian calendar. */
  readonly headline: string;
  /** Its day in the Hijri calendar, where it names one. */
  readonly hijri: string;
  /** What to do; empty where the sentence says it. */
  readonly next: string;
  /** All of it in one line, for whoever reads it elsewhere. */
  readonly said: string;
}

function sentence(t: Texts, answer: Answer, locale: Locale): Sentence {
  const { main, place, counted, several, plan } = answer;
  const keys = sentenceOf(answer);
  const values = (day: (date: string | null, locale: Locale) => string) => ({
    announced: day(main?.area.announcedOn ?? null, locale),
    start: day(main?.area.startsOn ?? null, locale),
    end: day(main?.area.endsOn ?? null, locale),
    scope: counted === null ? place.city.name[locale] : scopeOf(t, counted, locale),
    count: several,
    n: formatNumber(several, locale),
    plan: plan?.label[locale] ?? '',
  });
  const short = t(
    keys.headline,
    values((date) => (date === null ? '' : gregorianDate(date, locale))),
  );
  const full = t(keys.headline, values(known));
  const told = [main?.area.announcedOn, main?.area.startsOn, main?.area.endsOn];
  const date = told.find((one) => one != null && full.includes(bothCalendars(one, locale)));
  const next = t.has(keys.next as Key) ? t(keys.next as Key, values(known)) : '';
  return {
    headline: short,
    hijri: date == null ? '' : t('answer.hijri', { date: hijriDate(date, locale) }),
    next,
    said: `${full} ${next}`.trim(),
  };
}

/** A number with slashes keeps its order in an Arabic line. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What is counted, until when it is registered, what else is counted, and what settles it. */
function countedDetails(t: Texts, { counted }: Answer, { area }: Finding, locale: Locale): string[] {
  const timing = timingOf(area);
  const dates = { start: known(area.startsOn, locale), end: known(area.endsOn, locale) };
  const told = t(`answer.detail.counted.${timing}`, dates);
  if (timing === 'planned') return [told];
  const counts = counted === null ? [] : [numbers(t, counted, area, locale)];
  return [[...counts, told].join(' '), t('answer.sure')];
}

function details(t: Texts, answer: Answer, name: string, locale: Locale): string[] {
  const { outcome, main, plan, namedPlan, plans, several } = answer;
  if (main === undefined || outcome === 'none')
    return [t('answer.detail.none', { place: name, date: bothCalendars(riyadhDate(), locale) })];
  if (several > 0) return [t('answer.detail.several'), t('answer.sure')];
  const dates = {
    announced: known(main.area.announcedOn, locale),
    start: known(main.area.startsOn, locale),
    end: known(main.area.endsOn, locale),
  };
  if (outcome === 'counted') return countedDetails(t, answer, main, locale);
  if (namedPlan !== null)
    return [t('answer.detail.planNamed', { plan: namedPlan.label[locale], place: name })];
  if (plan !== null) {
    const named = plans.map(isolated);
    const other = t('answer.detail.planOther', { place: name, plans: formatList(named, locale) });
    return plan.verdict === 'no' ? [other] : [other, t('answer.sure')];
  }
  return [t(`answer.detail.${outcome}.${timingOf(main.area)}`, { place: name, ...dates })];
}

/** The short path of an answer: its address fits into a message and is read out on the phone. A plan has none. */
function shortPath(answer: Answer, locale: Locale): string {
  const { place, namedPlan } = answer;
  if (namedPlan !== null)
    return localizedPath(`${answerPath(answer)}&plan=${encodeURIComponent(namedPlan.number)}`, locale);
  const code = place.district?.code ?? place.city.code;
  return localizedPath(`${routePath('check')}/${code}`, locale);
}

/** A district with its city; a town with its region, where that is called otherwise: several towns bear one name. */
function placeName(t: Texts, { district, city, region }: Answer['place'], locale: Locale): string {
  const cityName = city.name[locale];
  if (district !== null) return t('place', { district: district.name[locale], city: cityName });
  const regionName = region.name[locale];
  if (regionName === cityName) return cityName;
  return t('cityPlace', {
    city: cityName,
    region: t('answer.region', { code: region.code, region: regionName }),
  });
}

type Said = Record<'place' | 'address', string>;

/** What is passed on tells of itself up to which day nothing was announced. */
const message = (t: Texts, { outcome }: Answer, { headline, said }: Sentence, about: Said, locale: Locale) =>
  outcome === 'none'
    ? t('share.smsNone', { ...about, headline, date: bothCalendars(riyadhDate(), locale) })
    : t('share.sms', { ...about, headline: said });

/** An answer in the words of a language: the sentence, what it rests on, and the same as a message. */
export function inWords(t: Texts, answer: Answer, locale: Locale) {
  const { namedPlan } = answer;
  const place = placeName(t, answer.place, locale);
  const words = sentence(t, answer, locale);
  const path = shortPath(answer, locale);
  const site = siteUrl();
  const address = site === null ? null : `${site}${path}`;
  // What is said of a plan is not said of all that lies around it.
  const asked = namedPlan === null ? place : t('planPlace', { plan: namedPlan.label[locale], place });
  return {
    place: asked,
    ...words,
    details: details(t, answer, place, locale),
    named: namedLines(t, answer, locale),
    also: alsoLines(t, answer, locale),
    /** Null while nobody has named the site's own. */
    address,
    path,
    message: message(t, answer, words, { place: asked, address: address ?? '' }, locale).trim(),
  };
}
export type AnswerTexts = ReturnType<typeof inWords>;

export const answerTexts = async (answer: Answer, locale: Locale): Promise<AnswerTexts> =>
  inWords(await texts(locale), answer, locale);
