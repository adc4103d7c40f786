import type { useTranslations } from 'next-intl';
import { formatList, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { isAnnounced } from '@/lib/registry/contract/areas';
import { type AnnouncedPart, announcedParts } from './announced-part';
import type { Answer } from './load';

type Texts = ReturnType<typeof useTranslations<'Check'>>;

/** The parts of the district that the announcement tells; of a plan that was asked for, the plan says which. */
export function toldParts({ outcome, main, place, plan }: Answer): AnnouncedPart[] {
  if (outcome !== 'partial' || main === undefined || place.district === null || plan !== null) return [];
  return announcedParts(main.parts, place.district.code);
}

/** Parts of a district with their plots, as a list; areas that are told by their numbers are named once for all. */
export function partsInWords(t: Texts, parts: readonly AnnouncedPart[], locale: Locale): string {
  const numbers = parts.flatMap(({ areaNumber, plots }) => (plots === null ? (areaNumber ?? []) : []));
  if (numbers.length > 1 && numbers.length === parts.length)
    return t('answer.part.areas', {
      count: numbers.length,
      numbers: formatList(numbers, locale),
    });
  const words = parts.map(({ what, plots }) => {
    const count =
      plots === null ? '' : t('answer.part.plots', { count: plots, n: formatNumber(plots, locale) });
    return what === null ? count : `${what[locale]}${plots === null ? '' : ` (${count})`}`;
  });
  return formatList(words, locale);
}

/** A message has room for so many parts of a district. */
const MOST_PASSED_ON = 3;

/** The part of the district that is announced, in a sentence to pass on; empty where it is not told, long, or still to come. */
export function partPassedOn(t: Texts, answer: Answer, place: string, locale: Locale): string {
  const told = toldParts(answer);
  if (told.length === 0 || told.length > MOST_PASSED_ON || !answer.main || !isAnnounced(answer.main.area))
    return '';
  return t('answer.part.which', { place, parts: partsInWords(t, told, locale) });
}
