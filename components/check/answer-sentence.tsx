import { useTranslations } from 'next-intl';
import { useBothCalendars } from '@/components/data/use-both-calendars';
import type { CheckAnswer } from '@/lib/site/views/check-page';

type Finding = NonNullable<CheckAnswer['main']>;

/** Which sentence fits an announcement: by where it stands and by which of its dates are known. */
function sentenceKey({ state, startsOn, endsOn }: Finding['area']) {
  if (state === 'to_be_announced') return 'planned';
  if (state === 'closed') return 'closed';
  if (state === 'open') return endsOn === null ? 'openNoEnd' : 'open';
  return startsOn === null ? 'announced' : 'starts';
}

/** The answer in one sentence, honest about how much of the place the announcement covers. */
export function AnswerSentence({ finding, place }: { finding: Finding; place: string }) {
  const t = useTranslations('Check');
  const date = useBothCalendars();
  const { area, coverage } = finding;
  const kind = coverage === 'whole' || coverage === 'partial' ? coverage : 'unknown';
  return t(`answer.${kind}.${sentenceKey(area)}`, {
    place,
    announced: date(area.announcedOn),
    start: date(area.startsOn),
    end: date(area.endsOn),
  });
}
