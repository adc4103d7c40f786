import { getTranslations } from 'next-intl/server';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatList, formatNumber, gregorianDate, gregorianMonth, hijriDate } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { namedSiteUrl } from '../routing/metadata';
import { routePath } from '../routing/routes';
import { answerPath } from './address';
import type { Answer, CountedAround } from './load';
import { timingOf } from './outcome';

/** A sentence with each date in both calendars; the headline has room for one. */
function bothCalendars(date: string | null, locale: Locale): string {
  return date === null ? '' : `${gregorianDate(date, locale)} (${hijriDate(date, locale)})`;
}

const texts = (locale: Locale) => getTranslations({ locale, namespace: 'Check' });
type Texts = Awaited<ReturnType<typeof texts>>;

/** A count without names, as a sentence. */
function numbers(t: Texts, counted: CountedAround, { area }: NonNullable<Answer['main']>, locale: Locale) {
  const { districts, parcels, namesake, scope, scopeRegion, total } = counted;
  const since = area.announcedOn ?? area.startsOn;
  const when = since === null ? '' : t('answer.when', { month: gregorianMonth(since.slice(0, 7), locale) });
  const region = scopeRegion?.name[locale] ?? '';
  const around = scope?.name[locale] ?? t('answer.region', { code: counted.region, region });
  const n = (value: number) => formatNumber(value, locale);
  if (timingOf(area) === 'planned')
    return t('answer.numbers.planned', { scope: around, announced: bothCalendars(area.announcedOn, locale) });
  if (namesake !== null) return t('answer.numbers.namesake', { name: namesake[locale], scope: around });
  if (districts !== null && total !== null)
    return t('answer.numbers.ofTotal', {
      count: districts,
      n: n(districts),
      total: n(total),
      scope: around,
      when,
    });
  if (districts !== null)
    return t('answer.numbers.districts', { count: districts, n: n(districts), scope: around, when });
  if (parcels !== null)
    return t('answer.numbers.parcels', { count: parcels, n: n(parcels), scope: around, when });
  return t('answer.numbers.some', { scope: around, when });
}

function headline(t: Texts, { outcome, main, place, plan, several }: Answer, locale: Locale): string {
  if (main === undefined || outcome === 'none') return t('answer.headline.none');
  if (several > 0) return t('answer.headline.several', { count: several, n: formatNumber(several, locale) });
  if (outcome === 'counted') {
    const kind = place.district === null ? 'city' : main.coverage === 'namesake' ? 'namesake' : 'district';
    return t(`answer.headline.counted.${kind}`);
  }
  if (plan?.verdict === 'no') return t('answer.headline.planNo', { plan: plan.label[locale] });
  if (plan?.verdict === 'open') return t('answer.headline.planOpen', { plan: plan.label[locale] });
  const date = (day: string | null) => (day === null ? '' : gregorianDate(day, locale));
  return t(`answer.headline.${plan?.verdict === 'named' ? 'whole' : outcome}.${timingOf(main.area)}`, {
    announced: date(main.area.announcedOn),
    start: date(main.area.startsOn),
    end: date(main.area.endsOn),
  });
}

/** A number with slashes keeps its order in an Arabic line. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function details(t: Texts, answer: Answer, name: string, locale: Locale): string[] {
  const { outcome, main, counted, plan, plans, several } = answer;
  if (main === undefined || outcome === 'none')
    return [t('answer.detail.none', { place: name, date: bothCalendars(riyadhDate(), locale) })];
  if (several > 0) return [t('answer.detail.several'), t('answer.sure')];
  const dates = {
    announced: bothCalendars(main.area.announcedOn, locale),
    start: bothCalendars(main.area.startsOn, locale),
    end: bothCalendars(main.area.endsOn, locale),
  };
  if (outcome === 'counted') {
    const counts = counted === null ? [] : [numbers(t, counted, main, locale)];
    return [
      [...counts, t(`answer.detail.counted.${timingOf(main.area)}`, dates)].join(' '),
      t('answer.sure'),
    ];
  }
  if (plan?.verdict === 'named')
    return [t('answer.detail.planNamed', { plan: plan.label[locale], place: name })];
  if (plan !== null) {
    const named = plans.map(isolated);
    const other = t('answer.detail.planOther', { place: name, plans: formatList(named, locale) });
    return plan.verdict === 'no' ? [other] : [other, t('answer.sure')];
  }
  return [t(`answer.detail.${outcome}.${timingOf(main.area)}`, { place: name, ...dates })];
}

/** The short path of an answer: its address fits into a message and is read out on the phone. A plan has none. */
function shortPath(answer: Answer, locale: Locale): string {
  const { place, plan } = answer;
  if (plan?.verdict === 'named')
    return localizedPath(`${answerPath(answer)}&plan=${encodeURIComponent(plan.number)}`, locale);
  const code = place.district?.code ?? place.city.code;
  return localizedPath(`${routePath('check')}/${code}`, locale);
}

/** An answer in the words of a language: the sentence, what it rests on, and the same as a message. */
export function inWords(t: Texts, answer: Answer, locale: Locale) {
  const { district, city } = answer.place;
  const cityName = city.name[locale];
  const place =
    district === null ? cityName : t('place', { district: district.name[locale], city: cityName });
  const sentence = headline(t, answer, locale);
  const path = shortPath(answer, locale);
  const site = namedSiteUrl();
  const address = site === null ? null : `${site}${path}`;
  // What is said of a plan is not said of all that lies around it.
  const asked =
    answer.plan?.verdict === 'named' ? t('planPlace', { plan: answer.plan.label[locale], place }) : place;
  return {
    place: asked,
    headline: sentence,
    details: details(t, answer, place, locale),
    /** Null while nobody has named the site's own. */
    address,
    path,
    message: t('share.sms', { place: asked, headline: sentence, address: address ?? '' }).trim(),
  };
}
export type AnswerTexts = ReturnType<typeof inWords>;

export const answerTexts = async (answer: Answer, locale: Locale): Promise<AnswerTexts> =>
  inWords(await texts(locale), answer, locale);
