import { useLocale, useTranslations } from 'next-intl';
import { gregorianMonth } from '@/lib/i18n/format';
import { AXIS, FOOT, type Months, usePlaces } from './chart-places';

interface PlatesProps {
  months: Months;
  figures: readonly (string | null)[];
  before: readonly (string | null)[];
}

/** Pixels: a month with its year in either language. */
const PLATE = { width: 132, height: 48 };
/** And where the year before has a line of its own. */
const WITH_BEFORE = { width: 148, height: 68 };

/**
 * The figure of each month where the pointer is, without scripts (app/globals.css). Whoever has none reads the table below.
 */
export function Plates({ months, figures, before }: PlatesProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  // At the ends of the chart a plate stands inwards.
  const startOf = (place: number, width: number) => -width * Math.min(0.85, Math.max(0.15, place / 100));
  return months.map(({ month }, index) => {
    const earlier = before[index] ?? null;
    const figure = figures[index] ?? (earlier === null ? null : t('figures.withheld'));
    if (figure === null) return null;
    const place = at(index);
    const { width, height } = earlier === null ? PLATE : WITH_BEFORE;
    const left = startOf(place, width);
    const middle = left + width / 2;
    return (
      <g key={month} className="chart-month">
        <rect
          x={part(place - step / 2)}
          width={part(step)}
          height={AXIS + FOOT}
          fill="none"
          pointerEvents="all"
        />
        <svg aria-hidden="true" x={part(place)} overflow="visible" textAnchor="middle" pointerEvents="none">
          <rect y={height} width="1" height={AXIS - height} className="fill-brown-400" />
          <rect x={left} y="1" width={width} height={height} className="fill-white stroke-brown-600" />
          <text x={middle} y="19" className="fill-stone-700 text-[13px]">
            {gregorianMonth(month, locale)}
          </text>
          <text x={middle} y="39" className="fill-brown-900 text-[16px] font-bold tabular-nums">
            {figure}
          </text>
          {earlier !== null && (
            <text x={middle} y="59" className="fill-stone-700 text-[13px] tabular-nums">
              {t('chart.aYearBefore', { figure: earlier })}
            </text>
          )}
        </svg>
      </g>
    );
  });
}
