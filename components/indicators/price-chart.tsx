import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { alone, linesOf, nameOfSecond, outstanding, scaleOf } from '@/lib/site/indicators/charts';
import { Average, BrokenLine, Chart, GridLine } from './chart-frame';
import { BEFORE, LATEST } from './chart-key';
import { EDGE, HEIGHT, type Months, usePlaces } from './chart-places';
import { usePriceFinding } from './use-finding';

interface Props {
  months: Months;
  isSample: boolean;
  /** Of all months together; null where it is withheld. */
  average: number | null;
  /** Of the same months of the year before; null where there is none. */
  before: readonly (number | null)[];
}

/** The average price by month as a line, broken where a month has none, on a scale that shows its ups and downs around that of all. */
export function PriceChart({ months, isSample, average, before }: Props) {
  const t = useTranslations('Analytics');
  const data = useTranslations('Data');
  const locale = useLocale();
  const prices = months.map(({ averagePricePerSquareMetre }) => averagePricePerSquareMetre);
  const finding = usePriceFinding(months);
  const scale = scaleOf([...prices, ...before, average].filter((price) => price !== null));
  if (scale === null || prices.every((price) => price === null)) return null;
  const down = (value: number) => EDGE + (HEIGHT * (scale.high - value)) / (scale.high - scale.low);
  const second = nameOfSecond(prices, before);
  const written = (price: number | null) => (price === null ? null : formatNumber(price, locale));
  const plotted = { months, prices, before, down };
  return (
    <Chart
      name="price"
      months={months}
      isSample={isSample}
      finding={finding}
      latest={prices.findLastIndex((price) => price !== null)}
      average={
        average === null
          ? null
          : t('chart.average', { average: data('riyal', { amount: formatNumber(average, locale) }) })
      }
      note={prices.includes(null) ? t('chart.sparseNote') : null}
      from={scale.low > 0 ? formatNumber(scale.low, locale) : undefined}
      figures={prices.map(written)}
      hasUnnamedLine={second === null && before.some((price) => price !== null)}
      before={before.map(written)}
      scale={scale.ticks.map((tick) => ({ y: down(tick), text: formatNumber(tick, locale) }))}
    >
      {scale.ticks.map((tick) =>
        tick === scale.low && tick > 0 ? (
          <BrokenLine key={tick} y={down(tick)} />
        ) : (
          <GridLine key={tick} y={down(tick)} beside={average === null ? null : down(average)} />
        ),
      )}
      {average !== null && <Average y={down(average)} />}
      <Lines {...plotted} />
      <YearBefore {...plotted} named={second} />
      <Points {...plotted} />
    </Chart>
  );
}

interface Plotted extends Pick<Props, 'months' | 'before'> {
  prices: readonly (number | null)[];
  /** Where a price stands, in pixels from above. */
  down: (price: number) => number;
}

/** Both lines, that of the year before below the other. */
function Lines({ months, prices, before, down }: Plotted) {
  const { at } = usePlaces(months.length);
  const pointsOf = (line: ReturnType<typeof linesOf>[number]) =>
    line.map(({ index, value }) => `${at(index)},${down(value)}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${EDGE + HEIGHT}`}
      height={EDGE + HEIGHT}
      width="100%"
      preserveAspectRatio="none"
      className="chart-line"
    >
      {linesOf(before).map((line) => (
        <polyline
          key={`${line[0]?.index} before`}
          points={pointsOf(line)}
          fill="none"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-stone-400 forced-colors:stroke-[GrayText]"
        />
      ))}
      {linesOf(prices).map((line) => (
        <polyline
          key={line[0]?.index}
          points={pointsOf(line)}
          fill="none"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-brown-600 forced-colors:stroke-[CanvasText]"
        />
      ))}
    </svg>
  );
}

/** The name of the line of the year before where there is room for it, and its months that no line reaches. */
function YearBefore({ months, before, down, named }: Plotted & { named: ReturnType<typeof nameOfSecond> }) {
  const t = useTranslations('Analytics');
  const { at, part } = usePlaces(months.length);
  return (
    <>
      {named && (
        <text
          x={part(at(named.index))}
          y={down(before[named.index] ?? 0) + (named.side === 'below' ? 14 : -12)}
          textAnchor="middle"
          dominantBaseline="central"
          className="chart-figure fill-stone-600!"
        >
          {t('chart.before')}
        </text>
      )}
      {alone(before).map(({ index, value }) => (
        <circle key={index} cx={part(at(index))} cy={down(value)} r="2" className={BEFORE} />
      ))}
    </>
  );
}

/** A point for each month, with its figure where that stands out. */
function Points({ months, prices, down }: Plotted) {
  const locale = useLocale();
  const { at, part } = usePlaces(months.length);
  const named = outstanding(prices);
  const last = prices.findLastIndex((price) => price !== null);
  /** Whether a figure stands below its point: the line comes to the first and the last from one side, and not through it. */
  const isBelow = (index: number) =>
    named.get(index) === 'below' || (prices[index + (index === last ? -1 : 1)] ?? 0) > (prices[index] ?? 0);
  return prices.map((price, index) =>
    price === null ? null : (
      <g key={months[index]?.month}>
        <circle
          cx={part(at(index))}
          cy={down(price)}
          r={index === last ? 5 : 3.5}
          className={index === last ? LATEST : 'fill-brown-600'}
          data-solid=""
        />
        {named.has(index) && (
          <text
            x={part(at(index))}
            y={down(price) + (isBelow(index) ? 17 : -14)}
            textAnchor="middle"
            dominantBaseline="central"
            className="chart-figure"
          >
            {formatNumber(price, locale)}
          </text>
        )}
      </g>
    ),
  );
}
