import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AfterPeriod, MoreTime } from '@/components/areas/after-period';
import { stepKeys, THREE, TWO } from '@/components/areas/area-next-steps';
import { prose } from '@/components/page/prose';
import { NextSteps, StepsNote } from '@/components/ui/next-steps';
import { SiteLink } from '@/components/ui/site-link';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import { isPartTold } from '@/lib/site/answer/announced-part';
import { type Answer, isNearlyNamed, lastDayDoubt } from '@/lib/site/answer/load';
import { timingOf } from '@/lib/site/answer/outcome';
import { groupOf } from '@/lib/site/areas/areas';
import { routePath } from '@/lib/site/routing/routes';

interface Props {
  answer: Answer;
  /** Whether the answer has said whom to call: a step that can do without says it no more. */
  isSaid: boolean;
}

const isPlanned = ({ main }: Answer) => main?.area.state === 'to_be_announced';

/** Whether no announcement holds for the place. */
const isNoneOf = (answer: Answer): boolean =>
  !isNearlyNamed(answer) &&
  (answer.main === undefined || answer.outcome === 'none' || answer.plan?.verdict === 'no');

/** Whether the period is over of what holds for the place: of a part of a district, too; of several announcements each has its own. */
export function isPeriodOver(answer: Answer): answer is Answer & { main: NonNullable<Answer['main']> } {
  const { main, outcome, place, isSure, several } = answer;
  if (main === undefined || isNoneOf(answer)) return false;
  const isPart = several === 0 && outcome === 'partial' && place.district !== null;
  return (isSure || isPlanned(answer) || isPart) && groupOf(main.area) === 'closed';
}

/** What an owner does now, step by step. Where the place is announced for sure, they are those of its announcement. */
export function AnswerSteps({ answer, isSaid }: Props) {
  const { main, outcome, place, isSure, several } = answer;
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const isNone = isNoneOf(answer);
  const group = main !== undefined && !isNone && (isSure || isPlanned(answer)) ? groupOf(main.area) : null;
  const said = {
    isSaid: String(isSaid),
    hasDay: String(main !== undefined && timingOf(main.area) === 'starts'),
    isLastDay: String(main?.area.endsOn === riyadhDate() && lastDayDoubt(answer) === null),
    isWhole: String(isSure),
    // The answer itself tells it.
    isFineSaid: String(outcome === 'whole'),
  };
  const isOver = isPeriodOver(answer);
  const announcement = (words: ReactNode) =>
    main === undefined || several > 0 ? (
      words
    ) : (
      <SiteLink href={localizedPath(routePath('area', { area: main.area.slug }), locale)}>{words}</SiteLink>
    );
  const partial = {
    isSaid: said.isSaid,
    isTold: String(isPartTold(main, place)),
    isOpen: String(main !== undefined && several === 0 && groupOf(main.area) === 'open'),
  };
  const tags = prose(locale);
  const kind = outcome === 'counted' || isNearlyNamed(answer) ? 'counted' : 'partial';
  const steps = () => {
    if (isNone) return TWO.map((step) => t(`steps.none.${step}`));
    if (group !== null) return stepKeys(group).map((text) => areas.rich(text, { ...tags, ...said }));
    return THREE.map((step) => t.rich(`steps.${kind}.${step}`, { ...tags, ...partial, announcement }));
  };
  const isCounted = !isNone && group === null && kind === 'counted';
  return (
    <NextSteps
      id="answer-steps"
      title={isNone ? t('steps.none.heading') : areas('next.heading')}
      steps={steps()}
    >
      {isNone && <StepsNote>{t.rich('steps.none.after', tags)}</StepsNote>}
      {isCounted && <StepsNote>{t('steps.counted.after')}</StepsNote>}
      {isOver && <MoreTime area={answer.main.area} />}
      {isOver && <AfterPeriod />}
    </NextSteps>
  );
}
