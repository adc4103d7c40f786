import { useTranslations } from 'next-intl';
import { Step, Steps } from '@/components/ui/steps';
import type { Answer } from '@/lib/site/answer/load';
import { timingOf } from '@/lib/site/answer/outcome';
import { groupOf } from '@/lib/site/views/areas';

const order = ['first', 'second', 'third'] as const;

interface Props {
  answer: Answer;
  /** Whether the answer has said whom to call: once is enough. */
  isSaid: boolean;
}

/** What an owner does now, in three steps. Where the place is announced for sure, they are those of its announcement. */
export function AnswerSteps({ answer: { main, outcome, plan, isSure }, isSaid }: Props) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const planned = main?.area.state === 'to_be_announced';
  const texts = order.map((step) => {
    if (main === undefined || outcome === 'none' || plan?.verdict === 'no') return t(`steps.none.${step}`);
    const said = { isSaid: String(isSaid), hasDay: String(timingOf(main.area) === 'starts') };
    if (isSure || planned) return areas(`next.${groupOf(main.area)}.${step}`, said);
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
    </section>
  );
}
