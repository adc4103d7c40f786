import { useTranslations } from 'next-intl';
import { Step, Steps } from '@/components/ui/steps';
import type { Answer } from '@/lib/site/answer/load';
import { timingOf } from '@/lib/site/answer/outcome';
import { groupOf } from '@/lib/site/views/areas';

const order = ['first', 'second', 'third'] as const;
/** Of a period that is over: whoever has registered already is told so below them. */
const late = ['first', 'second'] as const;

interface Props {
  answer: Answer;
  /** Whether the answer has said whom to call: once is enough. */
  isSaid: boolean;
}

/** What an owner does now, step by step. Where the place is announced for sure, they are those of its announcement. */
export function AnswerSteps({ answer: { main, outcome, plan, isSure }, isSaid }: Props) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const planned = main?.area.state === 'to_be_announced';
  const isNone = main === undefined || outcome === 'none' || plan?.verdict === 'no';
  const group = !isNone && (isSure || planned) ? groupOf(main.area) : null;
  const said = {
    isSaid: String(isSaid),
    hasDay: String(main !== undefined && timingOf(main.area) === 'starts'),
    // The answer itself tells it.
    isFineSaid: String(outcome === 'whole'),
  };
  const texts =
    group === 'closed'
      ? late.map((step) => areas(`next.closed.${step}`, said))
      : order.map((step) => {
          if (isNone) return t(`steps.none.${step}`);
          if (group !== null) return areas(`next.${group}.${step}`, said);
          return t(`steps.${outcome === 'counted' ? 'counted' : 'partial'}.${step}`, said);
        });
  return (
    <section aria-labelledby="answer-steps">
      <h2 id="answer-steps" className="mb-4 text-xl md:text-xl">
        {t('steps.heading')}
      </h2>
      <Steps>
        {texts.map((text) => (
          <Step key={text}>{text}</Step>
        ))}
      </Steps>
      {group === 'closed' && <p className="mt-5 max-w-prose text-stone-700">{areas('next.closed.done')}</p>}
    </section>
  );
}
