import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { columnsOf, lowestRun, outstanding, type WholeMonths } from '@/lib/site/views/charts';
import { Chart, EDGE, GridLine, HEIGHT, type Months, usePlaces } from './chart-frame';
import { useFinding } from './use-finding';

interface Props {
  months: Months;
  /** Which of them lie in the window with all their days. */
  isWhole: WholeMonths;
}

/** A column's part of its month's width. */
const BROAD = 0.86;
/** Pixels: from a column or a line to the letters above it, and the height of these. */
const ABOVE = 8;
const LETTERS = 17;

/** Transactions as columns from nought, the average of the whole months as a line across them. */
export function DeedsChart({ months, isWhole }: Props) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const counts = months.map(({ deeds }) => deeds);
  const whole = months.map(({ month }) => isWhole(month));
  const { average, ticks, columns } = columnsOf(counts, whole, HEIGHT);
  const counted = counts.map((count, index) => (whole[index] ? count : null));
  const shown = counts.map((count) => formatNumber(count, locale));
  const named = new Set(outstanding(counted).keys());
  /** Where the figure of a column stands: above it, and never on the line of the average. */
  const figureAt = (y: number) =>
    (average && average.y < y && average.y > y - ABOVE - LETTERS ? average.y : y) - ABOVE;
  const last = counted.findLastIndex((count) => count !== null);
  // React knows the attribute by this name; its types do not.
  const origin = { transformOrigin: `0 ${EDGE + HEIGHT}` };
  return (
    <Chart
      name="deeds"
      months={months}
      finding={useFinding('deeds', months, counted)}
      note={[
        t(average === null ? 'chart.deedsFromNought' : 'chart.deedsNote'),
        whole.every(Boolean) ? '' : t('chart.partNote'),
      ]
        .join(' ')
        .trim()}
      figures={shown}
      scale={ticks.map(({ value, y }) => ({ y: EDGE + y, text: formatNumber(value, locale) }))}
    >
      {ticks.map(({ value, y }) => (
        <GridLine key={value} y={EDGE + y} />
      ))}
      <g className="chart-columns" {...origin}>
        {columns.map((column, index) => (
          <rect
            key={months[index]?.month}
            x={part(at(index) - (step * BROAD) / 2)}
            y={EDGE + column.y}
            width={part(step * BROAD)}
            height={column.height}
            className={columnClass(whole[index] === true, index === last)}
          />
        ))}
      </g>
      <rect x="0" y={EDGE + HEIGHT} width="100%" height="1.5" className="fill-stone-600" data-solid="" />
      {average && (
        <Average
          y={EDGE + average.y}
          text={`${t('chart.average')} ${formatNumber(average.value, locale)}`}
          tops={columns.map(({ y }, index) => EDGE + (named.has(index) ? figureAt(y) - LETTERS : y))}
        />
      )}
      {columns.map(
        ({ y }, index) =>
          named.has(index) && (
            <text
              key={months[index]?.month}
              x={part(at(index))}
              y={EDGE + figureAt(y)}
              textAnchor="middle"
              className="chart-figure"
            >
              {shown[index]}
            </text>
          ),
      )}
    </Chart>
  );
}

const columnClass = (isWhole: boolean, isLast: boolean) => {
  if (!isWhole) return 'fill-brown-100 stroke-brown-500';
  return isLast ? 'fill-blue-700' : 'fill-brown-500';
};

/** Pixels: the words of the average, and a hundredth of the drawing's width on the narrowest phone and from 30rem on. */
const WORDS = 84;
const HUNDREDTH = { phone: 1.7, wide: 3.72 };

interface AverageProps {
  y: number;
  text: string;
  /** Where each column ends upwards, its figure included. */
  tops: readonly number[];
}

/** The average: a thin dashed line, its name above it where the columns leave most room. */
function Average({ y, text, tops }: AverageProps) {
  const { step, at, part } = usePlaces(tops.length);
  const place = (hundredth: number) => {
    const { middle, top } = lowestRun(tops, Math.ceil(WORDS / (step * hundredth)));
    return { x: part(at(middle)), y: Math.min(y, top) - ABOVE, textAnchor: 'middle' } as const;
  };
  // The drawing runs from left to right, its words as their language does.
  const words = `\u2068${text}\u2069`;
  return (
    <>
      {/* Light below the dashes, or the columns swallow them. */}
      <rect x="0" y={y - 1.5} width="100%" height="3" className="fill-white forced-colors:hidden" />
      <line
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="6 4"
        className="stroke-brown-900 forced-colors:stroke-[CanvasText]"
      />
      <text {...place(HUNDREDTH.phone)} className="chart-figure @min-[30rem]:hidden">
        {words}
      </text>
      <text {...place(HUNDREDTH.wide)} className="chart-figure @max-[30rem]:hidden">
        {words}
      </text>
    </>
  );
}
