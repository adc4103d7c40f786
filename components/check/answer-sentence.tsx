import { useLocale, useTranslations } from 'next-intl';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import type { CheckAnswer } from '@/lib/site/pages/check';

type Finding = NonNullable<CheckAnswer['main']>;

/** Which sentence fits an announcement: by where it stands and by which of its dates are known. */
export function sentenceKey({ state, startsOn, endsOn }: Finding['area']) {
  if (state === 'closed') return 'closed';
  if (state === 'open') return endsOn === null ? 'openNoEnd' : 'open';
  return startsOn === null ? 'announced' : 'starts';
}

/** The answer in one sentence, honest about how much of the place the announcement covers. */
export function AnswerSentence({ finding, place }: { finding: Finding; place: string }) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const { area, coverage } = finding;
  const date = (value: string | null) =>
    value === null
      ? ''
      : areas('bothCalendars', { gregorian: gregorianDate(value, locale), hijri: hijriDate(value, locale) });
  return t(`answer.${coverage}.${sentenceKey(area)}`, {
    place,
    start: date(area.startsOn),
    end: date(area.endsOn),
  });
}
