import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { columnFigures, columnsOf, IN_HEAD, type WholeMonths } from '@/lib/site/indicators/charts';
import { Average, Chart, GridLine } from './chart-frame';
import { LATEST } from './chart-key';
import { EDGE, HEIGHT, type Months, usePlaces } from './chart-places';
import { useDeedsFinding } from './use-finding';

interface Props {
  isSample: boolean;
  months: Months;
  /** Which of them lie in the window with all their days. */
  isWhole: WholeMonths;
  /** Of the same months of the year before; null where there is none. Told where the pointer is: marks would stand on figures and on the average. */
  before: readonly (number | null)[];
}

/** A column's part of its month's width. */
const BROAD = 0.86;
/** Pixels: what a digit takes, and a hundredth of the drawing where its box begins to be wide (26rem). */
const DIGIT = 7.1;
const HUNDREDTH = 3.28;

/** Pixels from which a figure has a line to its column. */
const APART = 10;

/** Transactions as columns from nought, the average of the whole months as a line across them. */
export function DeedsChart({ months, isSample, isWhole, before }: Props) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const counts = months.map(({ deeds }) => deeds);
  const whole = months.map(({ month }) => isWhole(month));
  const { average, ticks, columns } = columnsOf(counts, whole, HEIGHT);
  const counted = counts.map((count, index) => (whole[index] ? count : null));
  const shown = counts.map((count) => formatNumber(count, locale));
  const last = counted.findLastIndex((count) => count !== null);
  // React knows the attribute by this name; its types do not.
  const origin = { transformOrigin: `0 ${EDGE + HEIGHT}` };
  const longest = Math.max(...shown.map((text) => text.length)) * DIGIT;
  const wholes = whole.filter(Boolean).length;
  const averageWords =
    average &&
    t(wholes === months.length ? 'chart.average' : 'chart.averageOfWhole', {
      count: wholes,
      n: formatNumber(wholes, locale),
      average: formatNumber(average.value, locale),
    });
  const figures = columnFigures(counted, columns, average, HEIGHT);
  return (
    <Chart
      name="deeds"
      months={months}
      isSample={isSample}
      finding={useDeedsFinding(months, counted)}
      average={averageWords}
      latest={last}
      note={whole.every(Boolean) ? null : t('chart.partNote')}
      figures={shown}
      before={before.map((count) => (count === null ? null : formatNumber(count, locale)))}
      scale={ticks.map(({ value, y }) => ({ y: EDGE + y, text: formatNumber(value, locale) }))}
    >
      {ticks.map(({ value, y }) => (
        <GridLine key={value} y={EDGE + y} beside={average && EDGE + average.y} />
      ))}
      {average && <Average y={EDGE + average.y} />}
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
      {average && <Across {...{ columns, months, whole }} y={average.y} />}
      <ColumnFigures {...{ counted, shown, figures, longest }} />
    </Chart>
  );
}

const columnClass = (isWhole: boolean, isLast: boolean) => {
  if (!isWhole) return 'fill-brown-100 stroke-brown-500';
  return isLast ? LATEST : 'fill-brown-500 forced-colors:fill-[CanvasText]!';
};

interface AcrossProps {
  y: number;
  columns: ReturnType<typeof columnsOf>['columns'];
  months: Months;
  whole: readonly boolean[];
}

/** The line of the average where it runs through a column: in the colour of the ground, on one that is pale dark. */
function Across({ y, columns, months, whole }: AcrossProps) {
  const { step, at, part } = usePlaces(months.length);
  return columns.map((column, index) =>
    column.y < y ? (
      <Average
        key={months[index]?.month}
        y={EDGE + y}
        from={part(at(index) - (step * BROAD) / 2)}
        to={part(at(index) + (step * BROAD) / 2)}
        {...(whole[index] && { className: 'stroke-white forced-colors:stroke-[Canvas]' })}
      />
    ) : null,
  );
}

interface FiguresProps {
  counted: readonly (number | null)[];
  shown: readonly string[];
  figures: ReturnType<typeof columnFigures>;
  /** Pixels of the longest of them. */
  longest: number;
}

/** The longest figure, pixels, that three columns of a phone have room for. */
const MOST_ACROSS = 30;

/** The plate of a figure, around the foot of its letters; pixels. */
function plateOf(figure: string) {
  const width = figure.length * DIGIT + 6;
  return { x: -width / 2, y: -12.5, width, height: 16, rx: 2 };
}

/** What the columns that tell most come to: above them or in their heads, if these or those beside them are wide enough. */
function ColumnFigures({ counted, shown, figures, longest }: FiguresProps) {
  const { step, at, part } = usePlaces(counted.length);
  const fits = longest <= step * BROAD * HUNDREDTH;
  const last = counted.findLastIndex((count) => count !== null);
  return figures.map(({ index, own, above, isInside, isAcross }) => {
    const x = part(at(index));
    const inHead = own + IN_HEAD + 10;
    const isOver = above !== null && own - above > APART;
    const reachesOver = above === null && isAcross && longest <= MOST_ACROSS;
    const y = reachesOver ? inHead : above;
    const onNarrow = isInside && fits ? '@min-[26rem]:hidden' : '';
    return (
      <g key={index} textAnchor="middle">
        {isOver && (
          <rect
            x={x}
            y={EDGE + above + 4}
            width="1"
            height={own - above - 4}
            className={`fill-brown-900 forced-colors:fill-[CanvasText] ${onNarrow}`}
          />
        )}
        {/* Over columns beside its own it stands on a plate: the gaps between them would run through it. */}
        {reachesOver && (
          <svg aria-hidden="true" x={x} y={EDGE + inHead} overflow="visible" className={onNarrow}>
            <rect {...plateOf(shown[index] ?? '')} className="fill-white forced-colors:fill-[Canvas]" />
          </svg>
        )}
        {y !== null && (
          <text
            x={x}
            y={EDGE + y}
            className={`chart-figure ${reachesOver ? 'stroke-none!' : ''} ${onNarrow}`}
          >
            {shown[index]}
          </text>
        )}
        {isInside && fits && (
          <text
            x={x}
            y={EDGE + inHead}
            className={`chart-inside @max-[26rem]:hidden ${index === last ? 'forced-colors:fill-[HighlightText]!' : 'forced-colors:fill-[Canvas]!'}`}
          >
            {shown[index]}
          </text>
        )}
      </g>
    );
  });
}
