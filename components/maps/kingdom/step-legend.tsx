import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { type Step, stepsOf } from '@/lib/site/maps/kingdom/map-steps';
import { StepPattern } from '../signs/patterns';

interface Props {
  counts: readonly number[];
}

/** How many announcements each filling of a region stands for, beside the map of the regions that have so many. */
export function StepLegend({ counts }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const steps = stepsOf(Math.max(0, ...counts)).filter(({ step }) => step > 0 || counts.includes(0));
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-stone-700">
      <span id={id}>{t('map.steps')}</span>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-5 gap-y-1">
        {steps.map(({ step, from, to }) => (
          <li key={step} className="flex items-center gap-2">
            <Swatch step={step} />
            <span className="tabular-nums">
              {to === 0
                ? t('map.noneThere')
                : from === to
                  ? formatNumber(from, locale)
                  : t('map.range', { from: formatNumber(from, locale), to: formatNumber(to, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As large as on a map of a phone's or a column's width. */
const SWATCH = 0.55;

function Swatch({ step }: { step: Step }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 28 16" className="h-4 w-7 shrink-0">
      {step > 0 && <StepPattern id={id} step={step as Exclude<Step, 0>} scale={SWATCH} />}
      <rect
        x="0.5"
        y="0.5"
        width="27"
        height="15"
        fill={step > 0 ? `url(#${id})` : undefined}
        className={`stroke-brown-600 ${step === 0 ? 'fill-tint-0' : ''}`}
      />
    </svg>
  );
}
