import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { columnsOf, extremesOf, type WholeMonths } from '@/lib/site/views/charts';
import { Chart, EDGE, GridLine, HEIGHT, type Months, usePlaces } from './chart-frame';
import { useFinding } from './use-finding';

interface Props {
  months: Months;
  /** Which of them lie in the window with all their days. */
  isWhole: WholeMonths;
}

/** A column's part of its month's width. */
const BROAD = 0.86;
/** Pixels that a figure takes at the foot of its column: lying, and upright as on a phone. */
const LYING = 26;
const UPRIGHT = 46;
/** So many columns are wide enough for their figures; of more the highest, the lowest and the last have theirs. */
const FEW = 13;

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
  const figures = figuresOf(counted);
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
      scaleOnPhone={figures.size < counts.length}
      end={
        average === null
          ? undefined
          : { y: EDGE + average.y, text: formatNumber(average.value, locale), name: t('chart.average') }
      }
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
      {average && <AverageLine y={EDGE + average.y} />}
      <ColumnFigures
        figures={columns.flatMap(({ height }, index) =>
          figures.has(index)
            ? [{ x: part(at(index)), height, text: shown[index] ?? '', isPale: !whole[index] }]
            : [],
        )}
        room={LYING_ROOM * step * BROAD}
      />
    </Chart>
  );
}

/** Pixels in a hundredth of the narrowest drawing with lying figures, and of a digit of these. */
const LYING_ROOM = 3.72;
const DIGIT = 7.8;

const columnClass = (isWhole: boolean, isLast: boolean) => {
  if (!isWhole) return 'fill-brown-100 stroke-brown-500';
  return isLast ? 'fill-blue-700' : 'fill-brown-500';
};

/** The months whose columns have their figure. */
function figuresOf(counted: readonly (number | null)[]): Set<number> {
  if (counted.length <= FEW) return new Set(counted.keys());
  const extremes = extremesOf(counted);
  return new Set(extremes === null ? [] : Object.values(extremes).map(({ index }) => index));
}

/** The average: thin, dashed, with an edge in the page's colour where it crosses columns. */
function AverageLine({ y }: { y: number }) {
  return (
    <g className="forced-colors:stroke-[CanvasText]">
      <line x1="0" x2="100%" y1={y} y2={y} strokeWidth="3" className="stroke-white" />
      <line
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="6 4"
        className="stroke-brown-900"
      />
    </g>
  );
}

interface FiguresProps {
  figures: readonly { x: string; height: number; text: string; isPale: boolean }[];
  /** Pixels that a column has for its figure where it may lie. */
  room: number;
}

/** The figures of columns: at their foot, all in one row and clear of the average; of a low one above it. */
function ColumnFigures({ figures, room }: FiguresProps) {
  const isLying = figures.every(({ text }) => text.length * DIGIT <= room);
  const classOf = (isOn: boolean) => (isOn ? 'column-figure' : 'column-figure fill-brown-900');
  return (
    <>
      {isLying &&
        figures.map(({ x, height, text, isPale }) => (
          <text
            key={x}
            x={x}
            y={EDGE + HEIGHT - (height >= LYING ? 8 : height + 6)}
            textAnchor="middle"
            className={`@max-[30rem]:hidden ${classOf(height >= LYING && !isPale)}`}
          >
            {text}
          </text>
        ))}
      <g data-label="figures" className={isLying ? '@min-[30rem]:hidden' : ''}>
        {figures.map(({ x, height, text, isPale }) => (
          <svg key={x} aria-hidden="true" x={x} y={EDGE + HEIGHT} overflow="visible">
            <text
              transform="rotate(-90)"
              x={height >= UPRIGHT ? 8 : height + 6}
              dominantBaseline="central"
              className={classOf(height >= UPRIGHT && !isPale)}
            >
              {text}
            </text>
          </svg>
        ))}
      </g>
    </>
  );
}
