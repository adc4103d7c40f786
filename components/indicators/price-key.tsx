import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { PricePatterns } from '@/components/maps/signs/price-tints';
import { formatNumber } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import { type PriceSteps, tintsOf } from '@/lib/site/indicators/price-steps';

interface Props {
  steps: PriceSteps;
  /** Whether any part has no tint. */
  hasNone: boolean;
  hasChosen: boolean;
  /** Where in its city the map lies. */
  locator: ReactNode;
  /** What is said of the map below what its signs mean. */
  children: ReactNode;
}

/** Pixels of a step, and of the line of its limits below it. */
const TALL = 16;
const LIMITS = 15;

/** What the tints of a map of prices mean: steps side by side, with their limits between them, the lowest and the highest price at their ends. */
export function PriceKey({ steps, hasNone, hasChosen, locator, children }: Props) {
  const t = useTranslations('Analytics.map');
  const locale = useLocale();
  const { limits, lowest, highest } = steps;
  const number = (value: number) => formatNumber(value, locale);
  const firsts = [lowest, ...limits];
  const ranges = firsts.map((from, step) => {
    const next = limits[step];
    return t('range', { from: number(from), to: number(next === undefined ? highest : next - 1) });
  });
  return (
    <div className="@container mt-3 text-sm text-stone-700">
      <p>{t('key')}</p>
      <p className="sr-only">{t('steps', { ranges: ranges.join(t('separator')) })}</p>
      <Ramp steps={steps} />
      <div className="mt-3 flow-root">
        {locator}
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {hasChosen && (
            <li className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
                <rect
                  x="2"
                  y="2"
                  width="20"
                  height="12"
                  rx="3"
                  fill="none"
                  strokeWidth="3"
                  className="stroke-blue-700 forced-colors:stroke-[Highlight]"
                />
              </svg>
              {t('chosen')}
            </li>
          )}
          {hasNone && (
            <li className="flex items-center gap-2">
              <NoneSign />
              {t('none')}
            </li>
          )}
        </ul>
        {children}
      </div>
    </div>
  );
}

/** How a part without a price is drawn. */
function NoneSign() {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
      <PricePatterns id={id} tints={[0]} />
      <rect
        x="1"
        y="1"
        width="22"
        height="14"
        rx="3"
        fill={`url(#${id}-price-0)`}
        className="map-gap"
        data-tint="0"
      />
    </svg>
  );
}

/** The steps from the lowest, in reading direction. */
function Ramp({ steps: { limits, lowest, highest } }: Pick<Props, 'steps'>) {
  const id = useId();
  const locale = useLocale();
  const isRightToLeft = localeEntry(locale).direction === 'rtl';
  const tints = tintsOf(limits.length + 1);
  const percent = (part: number) => `${Math.round(1000 * part) / 10}%`;
  const at = (step: number) => percent(isRightToLeft ? 1 - step / tints.length : step / tints.length);
  const ends = [lowest, ...limits, highest];
  // At the ends words begin and end where the steps do.
  const anchorOf = (index: number) => {
    if (index > 0 && index < tints.length) return 'middle';
    return (index === 0) === isRightToLeft ? 'end' : 'start';
  };
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={TALL + LIMITS + 2}
      direction="ltr"
      className="mt-1 block overflow-visible @max-[22rem]:mb-6"
      data-key="prices"
    >
      <PricePatterns id={id} tints={tints} />
      {tints.map((tint, step) => (
        <rect
          key={tint}
          x={at(isRightToLeft ? step + 1 : step)}
          width={percent(1 / tints.length)}
          height={TALL}
          fill={`url(#${id}-price-${tint})`}
          className="map-gap"
          data-tint={tint}
        />
      ))}
      <g className="fill-stone-800 text-[13px] tabular-nums">
        {ends.map((price, index) => (
          <text
            key={price}
            x={at(index)}
            y={TALL + LIMITS}
            textAnchor={anchorOf(index)}
            // On a phone the ends have no room beside the limits: they stand below them.
            className={index === 0 || index === tints.length ? '@max-[22rem]:translate-y-4' : undefined}
          >
            {formatNumber(price, locale)}
          </text>
        ))}
      </g>
    </svg>
  );
}
