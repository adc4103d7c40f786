import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber, gregorianMonth, shortMonth } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';
import { aroundAverage, linesOf, outstanding, scaleOf } from '@/lib/site/views/charts';

type Months = Indicators['byMonth'];

/** Pixels: the drawings take the width of their column and keep their height and the size of their letters. */
const HEIGHT = 200;
/** Room for figures above and below, and for the months. */
const EDGE = 28;
const FOOT = 44;
/** Parts of the width from either end to the middle of its month: half a label on the narrowest phone. */
const END = 9;
/** Months that carry their name; on a phone a quarter of them. */
const NAMED = 12;

/** Where months stand, in parts of the width: the first where the page's lines begin, right in Arabic. */
function usePlaces(count: number) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  const step = Math.min(100 / count, (100 - 2 * END) / Math.max(1, count - 1));
  const at = (index: number) => {
    const along = 50 + step * (index - (count - 1) / 2);
    return rightToLeft ? 100 - along : along;
  };
  return { step, at, part: (value: number) => `${Math.round(value * 100) / 100}%` };
}

/** Prices over time first, then transactions; drawn by the server. The table below holds the same figures. */
export function IndicatorsCharts({ indicators: { byMonth } }: { indicators: Pick<Indicators, 'byMonth'> }) {
  if (byMonth.length < 2) return null;
  return (
    <div className="space-y-6">
      <PriceChart months={byMonth} />
      <DeedsChart months={byMonth} />
    </div>
  );
}

/** The average price by month as a line, broken where a month has none, on a scale that shows its ups and downs. */
function PriceChart({ months }: { months: Months }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { at, part } = usePlaces(months.length);
  const prices = months.map(({ averagePricePerSquareMetre }) => averagePricePerSquareMetre);
  const scale = scaleOf(prices.filter((price) => price !== null));
  if (scale === null) return null;
  const down = (value: number) => EDGE + (HEIGHT * (scale.high - value)) / (scale.high - scale.low);
  const named = outstanding(prices);
  return (
    <Chart
      name="price"
      months={months}
      note={t('chart.priceNote')}
      scale={scale.ticks.map((tick) => ({ y: down(tick), text: formatNumber(tick, locale) }))}
    >
      {scale.ticks.map((tick) => (
        <rect key={tick} x="0" y={down(tick)} width="100%" height="1" className="fill-stone-200" />
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${EDGE + HEIGHT}`}
        height={EDGE + HEIGHT}
        width="100%"
        preserveAspectRatio="none"
      >
        {linesOf(prices).map((line) => (
          <polyline
            key={line[0]?.index}
            points={line.map(({ index, value }) => `${at(index)},${down(value)}`).join(' ')}
            fill="none"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
            className="stroke-brown-600 forced-colors:stroke-[CanvasText]"
          />
        ))}
      </svg>
      {prices.map((price, index) =>
        price === null ? null : (
          <g key={months[index]?.month}>
            <circle cx={part(at(index))} cy={down(price)} r="3.5" className="fill-brown-600" data-solid="">
              <title>{`${gregorianMonth(months[index]?.month ?? '', locale)}: ${formatNumber(price, locale)}`}</title>
            </circle>
            {named.has(index) && (
              <Figure x={part(at(index))} y={down(price) + (named.get(index) === 'below' ? 17 : -12)}>
                {formatNumber(price, locale)}
              </Figure>
            )}
          </g>
        ),
      )}
    </Chart>
  );
}

/** Transactions as columns from their average: from nought, months that differ by a tenth would look alike. */
function DeedsChart({ months }: { months: Months }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const counts = months.map(({ deeds }) => deeds);
  const { average, top, columns } = aroundAverage(counts, HEIGHT);
  const named = outstanding(counts);
  const every = Math.ceil(months.length / NAMED);
  const line = EDGE + top;
  return (
    <Chart
      name="deeds"
      months={months}
      note={t('chart.deedsNote', { average: formatNumber(average, locale) })}
    >
      {columns.map(({ value, height }, index) => {
        const above = value >= average;
        return (
          <g key={months[index]?.month}>
            <rect
              x={part(at(index) - step * 0.32)}
              y={above ? line - height : line}
              width={part(step * 0.64)}
              height={Math.max(1, height)}
              className={above ? 'fill-brown-600' : 'fill-brown-400'}
            >
              <title>{`${gregorianMonth(months[index]?.month ?? '', locale)}: ${formatNumber(value, locale)}`}</title>
            </rect>
            {(named.has(index) || index % every === 0) && (
              <Figure
                x={part(at(index))}
                y={above ? line - height - 9 : line + height + 11}
                wide={!named.has(index) || months.length > NAMED}
              >
                {formatNumber(value, locale)}
              </Figure>
            )}
          </g>
        );
      })}
      <rect x="0" y={line} width="100%" height="1.5" className="fill-stone-600" data-solid="" />
    </Chart>
  );
}

/** A figure at what it says; `wide` ones only where there is room for all. */
function Figure({
  x,
  y,
  wide = false,
  children,
}: {
  x: string;
  y: number;
  wide?: boolean;
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      strokeWidth="3"
      className={`fill-brown-900 stroke-white text-[12px] font-medium tabular-nums sm:text-sm [paint-order:stroke] forced-colors:stroke-[Canvas] ${wide ? 'max-sm:hidden' : ''}`}
    >
      {children}
    </text>
  );
}

interface ChartProps {
  name: 'price' | 'deeds';
  months: Months;
  note: string;
  /** The figures of the lines across, in a column of their own: as wide as they are, whatever the width of the chart. */
  scale?: readonly { y: number; text: string }[];
  children: ReactNode;
}

function Chart({ name, months, note, scale, children }: ChartProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { at, part } = usePlaces(months.length);
  const every = Math.ceil(months.length / NAMED);
  const onPhone = Math.ceil(months.length / 4 / every) * every;
  return (
    <figure className="border border-stone-200 p-4 md:p-6">
      <figcaption>
        <strong className="block font-medium text-brown-900">{t(`chart.${name}`)}</strong>
        <span className="text-sm text-stone-600">{note}</span>
      </figcaption>
      <div className="mt-3 flex">
        {scale && <ScaleFigures scale={scale} />}
        {/* Without a view box: its letters are of the page's pixels. */}
        <svg
          role="img"
          data-map={name}
          direction="ltr"
          width="100%"
          height={HEIGHT + 2 * EDGE + FOOT}
          className="block min-w-0 grow"
          aria-label={t(`chart.${name}Label`, {
            from: gregorianMonth(months[0]?.month ?? '', locale),
            to: gregorianMonth(months.at(-1)?.month ?? '', locale),
          })}
        >
          {children}
          {months.map(
            ({ month }, index) =>
              index % every === 0 && (
                <g
                  key={month}
                  data-label="month"
                  textAnchor="middle"
                  className={`fill-stone-600 text-[12px] tabular-nums sm:text-sm ${index % onPhone === 0 ? '' : 'max-sm:hidden'}`}
                >
                  <text x={part(at(index))} y={HEIGHT + 2 * EDGE + 16}>
                    {shortMonth(month, locale)}
                  </text>
                  <text x={part(at(index))} y={HEIGHT + 2 * EDGE + 34}>
                    {month.slice(0, 4)}
                  </text>
                </g>
              ),
          )}
        </svg>
      </div>
    </figure>
  );
}

/** Pixels: five digits and their comma. */
const SCALE_WIDTH = 54;

function ScaleFigures({ scale }: Required<Pick<ChartProps, 'scale'>>) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      width={SCALE_WIDTH}
      height={HEIGHT + 2 * EDGE + FOOT}
      className="block shrink-0"
    >
      {scale.map(({ y, text }) => (
        <text
          key={y}
          x={rightToLeft ? SCALE_WIDTH : 0}
          y={y}
          textAnchor={rightToLeft ? 'end' : 'start'}
          dominantBaseline="central"
          className="fill-stone-600 text-[12px] tabular-nums sm:text-sm"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
