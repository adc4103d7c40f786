import { getTranslations } from 'next-intl/server';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { keptTogether } from '@/lib/i18n/article';
import { bothCalendars, formatList, formatNumber, gregorianDate, hijriDate } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '../constants';
import { siteUrl } from '../routing/metadata';
import { routePath } from '../routing/routes';
import { answerPath, districtAnswerPath } from './address';
import { type AnnouncedPart, announcedParts, isPartTold } from './announced-part';
import { type Answer, isNearlyNamed, lastDayDoubt } from './load';
import { liesFrom, nearCity } from './near-city';
import { type Finding, hasNoDay, type Timing, timingOf } from './outcome';
import { partPassedOn, partsInWords, toldParts } from './part-texts';
import type { PlanLabel } from './plans';
import {
  bothDays,
  countLines,
  type Numbers,
  numbersOf,
  type Texts,
  toldPeriod,
  whenOf,
} from './unnamed-texts';

const texts = (locale: Locale) => getTranslations({ locale, namespace: 'Check' });
type Key = Parameters<Texts>[0];

/** How much of the district another announcement means; of a part, which, where it says so. */
function coverageOf(t: Texts, { coverage, parts }: Finding, district: string, locale: Locale): string {
  const told = coverage === 'partial' ? announcedParts(parts, district) : [];
  return told.length === 0
    ? t('answer.named.item', { coverage })
    : t('answer.named.part', { parts: partsInWords(t, told, locale) });
}

/** The other announcements that name the district, each in a line: how much of it, and when. */
function namedLines(t: Texts, { naming, place: { district } }: Answer, locale: Locale) {
  if (district === null) return [];
  return naming.map((finding) => ({
    slug: finding.area.slug,
    text: coverageOf(t, finding, district.code, locale) + whenOf(t, finding.area, locale),
  }));
}

/** Districts of nearly this name that are announced, each with its own answer. */
function nearlyLines(t: Texts, { nearly }: Answer, locale: Locale) {
  return nearly.map(({ code, name, area }) => ({
    href: `${localizedPath(districtAnswerPath(code), locale)}#answer`,
    text: t('district', { district: name[locale] }) + whenOf(t, area, locale),
  }));
}

/** The sentence of an answer, and what to do about it: the texts of both by the same names. */
const named = <Kind extends string>(kind: Kind) =>
  ({ headline: `answer.headline.${kind}`, next: `answer.next.${kind}` }) as const;
const timed = <Group extends string, Kind extends string>(group: Group, kind: Kind) =>
  ({ headline: `answer.headline.${group}.${kind}`, next: `answer.next.${group}.${kind}` }) as const;

/** Which sentence answers a place that no announcement names, though some around it are told without names. */
function countedSentence({ main, place, unnamed, districted }: Answer) {
  if (main !== undefined && timingOf(main.area) === 'planned') return timed('counted', 'planned');
  if (unnamed === null) return timed('counted', 'namesake');
  // An announcement may count districts of a city: that it does not name the city would not be true.
  const isCity = place.district === null;
  const isCounted = districted || unnamed.counts.some(({ city }) => city === place.city.code);
  return timed('counted', isCity && isCounted ? 'city' : 'place');
}

/** Which sentence answers. */
function sentenceOf(answer: Answer) {
  const { outcome, main, plan, isSure, several } = answer;
  if (isNearlyNamed(answer)) return timed('counted', 'place');
  if (main === undefined || outcome === 'none') return named('none');
  if (several > 0) return named('several');
  if (outcome === 'counted') return countedSentence(answer);
  if (plan?.verdict === 'no') return named('planNo');
  if (plan?.verdict === 'open') return named('planOpen');
  return timed(isSure ? 'whole' : outcome, timingOf(main.area));
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

const saysNumber = (text = '') => text.includes(customerServiceNumber);

const lastDay = (t: Texts, date: string, isLatest: boolean) =>
  isLatest ? t('answer.latest', { date }) : date;

function sentence(t: Texts, answer: Answer, locale: Locale): Sentence {
  const { main, place, unnamed, several, plan } = answer;
  const keys = sentenceOf(answer);
  const isLatest = lastDayDoubt(answer) !== null;
  const isLastDay = !isLatest && main?.area.endsOn === riyadhDate();
  const values = (day: (date: string | null, locale: Locale) => string, isToday: boolean) => ({
    announced: day(main?.area.announcedOn ?? null, locale),
    start: day(main?.area.startsOn ?? null, locale),
    end: lastDay(t, day(main?.area.endsOn ?? null, locale), isLatest),
    hasEnd: String(main?.area.endsOn != null),
    isToday: String(isToday),
    scope: (unnamed?.scope ?? place.city).name[locale],
    name: planName(t, answer, locale) ?? shortName(t, place, locale),
    count: several,
    n: formatNumber(several, locale),
    plan: plan?.label[locale] ?? '',
  });
  const short = t(
    keys.headline,
    values((date) => (date === null ? '' : gregorianDate(date, locale)), isLastDay),
  );
  // What is passed on may be read tomorrow: no day of it is today.
  const full = t(keys.headline, values(bothDays, false));
  const told = [main?.area.announcedOn, main?.area.startsOn, main?.area.endsOn];
  const date = told.find((one) => one != null && full.includes(bothCalendars(one, locale)));
  const next = (isToday: boolean) =>
    t.has(keys.next as Key) ? t(keys.next as Key, values(bothDays, isToday)) : '';
  return {
    headline: short,
    hijri: date == null ? '' : t('answer.hijri', { date: hijriDate(date, locale) }),
    next: next(isLastDay),
    said: `${full} ${next(false)}`.trim(),
  };
}

/** A number with slashes keeps its order in an Arabic line. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** Of a name that is announced, where, and until when it is registered; of what is planned, that nothing is due before. */
function countedDetails(t: Texts, answer: Answer, { area }: Finding, locale: Locale): string[] {
  const { namesake } = answer;
  const timing = timingOf(area);
  // Where neither day is known, the sentence above says whom to ask.
  const told = hasNoDay(timing) ? '' : t(`answer.detail.counted.${timing}`, toldPeriod(area, locale));
  if (timing === 'planned') return [told];
  if (namesake === null) return [];
  const { name, scope, where } = namesake;
  const said = { name: name[locale], scope: scope.name[locale], where: where?.[locale] ?? '' };
  const names = t(where === null ? 'answer.numbers.namesake' : 'answer.numbers.namesakeEither', said);
  return [`${names} ${told}`.trim()];
}

/** What is announced without names around it; of a place whose day is still to come, its own day says enough. */
function numbers(t: Texts, answer: Answer, locale: Locale): Numbers {
  const isPlanned = answer.main !== undefined && timingOf(answer.main.area) === 'planned';
  return isPlanned ? { line: '', further: [] } : numbersOf(t, answer, locale);
}

/** Which part of the place is announced, where the announcement says it, else what settles it; and what follows a period. */
function partialDetails(t: Texts, answer: Answer, { area }: Finding, name: string, locale: Locale): string[] {
  const timing = timingOf(area);
  if (timing === 'planned')
    return [
      t('answer.detail.partial.planned', { place: name, announced: bothDays(area.announcedOn, locale) }),
    ];
  const told = toldParts(answer);
  const which =
    told.length === 0
      ? t('answer.part.some', { place: planName(t, answer, locale) ?? name })
      : t('answer.part.which', { place: name, parts: partsInWords(t, told, locale) });
  const settles = settlesWhich(t, answer, told, timing, locale);
  return [`${which} ${settles}`, ...fineOf(t, timing)];
}

/** What tells whether a property is in the part that is announced: the deed, where the announcement says which part it is. */
function settlesWhich(
  t: Texts,
  answer: Answer,
  told: readonly AnnouncedPart[],
  timing: Timing,
  locale: Locale,
): string {
  if (told.some(({ isPlan }) => isPlan)) return t('answer.part.compare');
  const isSaid = String(hasNoDay(timing) || saysNumber(lastDayDoubt(answer)?.[locale]));
  return t(isPartTold(answer.main, answer.place) ? 'answer.part.deed' : 'answer.part.lookUp', { isSaid });
}

/** What it costs to miss a period that runs, or to have missed one that is over. */
const fineOf = (t: Texts, timing: Timing): string[] =>
  timing === 'open' || timing === 'closed' || timing === 'over' ? [t('answer.fine')] : [];

/** That nothing names the place; where it is so, that nothing of its region has been announced, which says more. */
function noneDetails(t: Texts, { place: { region }, untouched }: Answer, name: string, locale: Locale) {
  const date = bothCalendars(riyadhDate(), locale);
  if (!untouched) return [t('answer.detail.none', { place: name, date })];
  const named = t('answer.region', { code: region.code, region: region.name[locale] });
  return [t('answer.detail.untouched', { region: named, date })];
}

function details(t: Texts, answer: Answer, name: string, locale: Locale): string[] {
  const { outcome, main, plan, namedPlan, plans, several } = answer;
  if (isNearlyNamed(answer)) return [];
  if (main === undefined || outcome === 'none') return noneDetails(t, answer, name, locale);
  if (several > 0) return [t('answer.detail.several')];
  if (outcome === 'counted') return countedDetails(t, answer, main, locale);
  const timing = timingOf(main.area);
  if (namedPlan?.verdict === 'named')
    return [
      t('answer.detail.planNamed', { ...planWords(namedPlan, locale), place: name }),
      ...fineOf(t, timing),
    ];
  if (plan !== null && namedPlan === null) {
    const named = plans.map(isolated);
    const other = t('answer.detail.planOther', { place: name, plans: formatList(named, locale) });
    return plan.verdict === 'no' ? [other] : [other, t('answer.sure')];
  }
  if (outcome === 'partial') return partialDetails(t, answer, main, name, locale);
  const dates = {
    announced: bothDays(main.area.announcedOn, locale),
    start: bothDays(main.area.startsOn, locale),
  };
  return [[t(`answer.detail.whole.${timing}`, { place: name, ...dates }), ...fineOf(t, timing)].join(' ')];
}

/** The short path of an answer: its address fits into a message and is read out on the phone. A plan has none. */
function shortPath(answer: Answer, locale: Locale): string {
  const { place, namedPlan } = answer;
  if (namedPlan !== null)
    return localizedPath(`${answerPath(answer)}&plan=${encodeURIComponent(namedPlan.number)}`, locale);
  const code = place.district?.code ?? place.city.code;
  return localizedPath(`${routePath('check')}/${code}`, locale);
}

const planWords = ({ label, isPlan }: PlanLabel, locale: Locale) => ({
  plan: label[locale],
  isPlan: String(isPlan),
});

/** The plan that the answer is about; null where it is about the place. */
const planName = (t: Texts, { namedPlan }: Answer, locale: Locale) =>
  namedPlan === null ? null : t('planName', planWords(namedPlan, locale));

/** A place by its own name alone. */
const shortName = (t: Texts, { district, city }: Answer['place'], locale: Locale) => {
  const name = keptTogether((district ?? city).name[locale]);
  return district === null ? name : t('district', { district: name });
};

/**
 * A district with its city; a town with its region, where that is called otherwise, and a village with the city near it:
 * several bear one name.
 */
function placeName(t: Texts, place: Answer['place'], locale: Locale): string {
  const { district, city, region, near } = place;
  const cityName = city.name[locale];
  if (district !== null) return t('place', { district: district.name[locale], city: cityName });
  const regionName = region.name[locale];
  if (regionName === cityName) return cityName;
  const named = { city: cityName, region: t('answer.region', { code: region.code, region: regionName }) };
  if (near === null) return t('cityPlace', named);
  return t('villagePlace', {
    ...named,
    near: nearCity(t, near.name[locale], locale, liesFrom(near, place)),
  });
}

type Said = Record<'place' | 'address', string>;

/**
 * What is passed on tells of itself up to which day nothing was announced, what is not sure of the day that it names, and which
 * part of the district is meant.
 */
function message(t: Texts, answer: Answer, { headline, said }: Sentence, about: Said, locale: Locale) {
  if (answer.outcome === 'none' && !isNearlyNamed(answer))
    return t('share.smsNone', { ...about, headline, date: bothCalendars(riyadhDate(), locale) });
  const words = [said, lastDayDoubt(answer)?.[locale], partPassedOn(t, answer, about.place, locale)];
  return t('share.sms', { ...about, headline: words.filter(Boolean).join(' ') });
}

/** An answer in the words of a language: the sentence, what it rests on, and the same as a message. */
export function inWords(t: Texts, answer: Answer, locale: Locale) {
  const { namedPlan } = answer;
  const place = placeName(t, answer.place, locale);
  const words = sentence(t, answer, locale);
  const path = shortPath(answer, locale);
  const site = siteUrl();
  const address = site === null ? null : `${site}${path}`;
  // What is said of a plan is not said of all that lies around it.
  const asked = namedPlan === null ? place : t('planPlace', { ...planWords(namedPlan, locale), place });
  return {
    place: asked,
    ...words,
    numbers: numbers(t, answer, locale),
    details: details(t, answer, place, locale),
    named: namedLines(t, answer, locale),
    nearly: nearlyLines(t, answer, locale),
    also: countLines(t, answer, locale),
    /** Null while nobody has named the site's own. */
    address,
    path,
    message: message(t, answer, words, { place: asked, address: address ?? '' }, locale).trim(),
  };
}
export type AnswerTexts = ReturnType<typeof inWords>;

export const answerTexts = async (answer: Answer, locale: Locale): Promise<AnswerTexts> =>
  inWords(await texts(locale), answer, locale);
