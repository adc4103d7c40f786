import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';
import { columns } from '@/lib/site/views/indicators';

const WIDTH = 720;
const HEIGHT = 200;
/** Room above the columns for the figure, below them for the month, beside them for the half of a label. */
const TOP = 34;
const BOTTOM = 40;
const SIDE = 48;
/** With more columns, only some carry a label; on a phone, where the drawing is small, fewer and larger ones do. */
const LABELS = 12;
const PHONE_LABELS = 3;

/**
 * Transactions by month as columns, drawn by the server. The table above holds the same figures for whoever does not
 * see it.
 */
export function IndicatorsChart({ indicators }: { indicators: Indicators }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { byMonth } = indicators;
  if (byMonth.length < 2) return null;
  const rightToLeft = localeEntry(locale).direction === 'rtl';
  const drawn = columns(byMonth, { width: WIDTH, height: HEIGHT, rightToLeft });
  const every = Math.ceil(drawn.length / LABELS);
  const onPhone = Math.ceil(drawn.length / PHONE_LABELS / every) * every;
  const label = (index: number) =>
    `fill-stone-700 text-[13px] tabular-nums max-sm:text-[30px] ${index % onPhone === 0 ? '' : 'max-sm:hidden'}`;
  return (
    <figure className="rounded-xl border border-stone-200 bg-white p-4 md:p-6">
      <figcaption className="font-semibold text-stone-800">{t('chart.title')}</figcaption>
      <svg
        role="img"
        aria-label={t('chart.label', {
          from: gregorianMonth(byMonth[0]?.month ?? '', locale),
          to: gregorianMonth(byMonth.at(-1)?.month ?? '', locale),
        })}
        viewBox={`${-SIDE} 0 ${WIDTH + 2 * SIDE} ${TOP + HEIGHT + BOTTOM}`}
        className="mt-4 h-auto w-full"
      >
        <path d={`M0 ${TOP + HEIGHT}H${WIDTH}`} className="stroke-stone-400" strokeWidth="1" />
        {drawn.map(({ month, deeds, x, y, width, height }, index) => (
          <g key={month}>
            <rect x={x} y={TOP + y} width={width} height={height} rx="2" className="fill-brown-600">
              <title>{`${gregorianMonth(month, locale)}: ${formatNumber(deeds, locale)}`}</title>
            </rect>
            {index % every === 0 && (
              <>
                <text x={x + width / 2} y={TOP + y - 6} textAnchor="middle" className={label(index)}>
                  {formatNumber(deeds, locale)}
                </text>
                <text x={x + width / 2} y={TOP + HEIGHT + 24} textAnchor="middle" className={label(index)}>
                  {`${month.slice(5)}/${month.slice(0, 4)}`}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
