import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { columnsOf, outstanding, type WholeMonths, withRoom } from '@/lib/site/views/charts';
import { Chart, EDGE, Figure, GridLine, HEIGHT, type Months, usePlaces } from './chart-frame';
import { useFinding } from './use-finding';

interface Props {
  months: Months;
  /** Which of them lie in the window with all their days. */
  isWhole: WholeMonths;
}

/** Pixels from a column's end to the middle of its figure, and those of a line of figures. */
const OFF = 11;
const LINE = 15;
/** Widths of a digit and of all months in pixels: on a phone, and where there is more room. */
const PHONE = { digit: 7.5, months: 225 };
const WIDE = { digit: 8.6, months: 420 };

/** Transactions as columns that show how months differ: from their average, which is the line they stand on, or from nought. */
export function DeedsChart({ months, isWhole }: Props) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const counts = months.map(({ deeds }) => deeds);
  const whole = months.map(({ month }) => isWhole(month));
  const { average, ground, ticks, columns } = columnsOf(counts, whole, HEIGHT);
  const shown = counts.map((count) => formatNumber(count, locale));
  const figures = figuresOf(counts, columns, Math.max(...shown.map(({ length }) => length)));
  const notes = [
    average === null ? t('chart.deedsFromNought') : t('chart.deedsNote'),
    !whole.every(Boolean) && (average === null ? t('chart.partNote') : t('chart.leftOutNote')),
  ];
  const line = average !== null && {
    y: EDGE + ground,
    text: formatNumber(average, locale),
    name: t('chart.average'),
  };
  return (
    <Chart
      name="deeds"
      months={months}
      finding={useFinding(
        'deeds',
        months,
        counts.map((count, index) => (whole[index] ? count : null)),
      )}
      note={notes.filter(Boolean).join(' ')}
      figures={shown.map((figure, index) => (columns[index] ? figure : null))}
      scale={[
        ...ticks.map(({ value, y }) => ({ y: EDGE + y, text: formatNumber(value, locale) })),
        ...(line ? [line] : []),
      ]}
    >
      {ticks.map(({ value, y }) => (
        <GridLine key={value} y={EDGE + y} />
      ))}
      <g className="chart-columns" transform-origin={`0 ${EDGE + ground}`}>
        {columns.map(
          (column, index) =>
            column && (
              <rect
                key={months[index]?.month}
                x={part(at(index) - step * 0.32)}
                y={EDGE + column.y}
                width={part(step * 0.64)}
                height={column.height}
                className={whole[index] ? 'fill-brown-500' : 'fill-brown-100 stroke-brown-500'}
              />
            ),
        )}
      </g>
      <Ground y={EDGE + ground} isAverage={average !== null} />
      {figures.map(({ index, y, wide }) => (
        <Figure key={index} x={part(at(index))} y={EDGE + y} wide={wide}>
          {shown[index] ?? ''}
        </Figure>
      ))}
    </Chart>
  );
}

/** So many columns are wide enough for others to have their figures too. */
const FEW = 12;

/** The figures beside their columns: of the highest, the lowest and the last, then of others for which there is room. */
function figuresOf(
  counts: readonly number[],
  columns: ReturnType<typeof columnsOf>['columns'],
  digits: number,
) {
  const first = [
    ...outstanding(counts.map((count, index) => (columns[index] ? count : null))).keys(),
  ].reverse();
  const places = [...new Set([...first, ...(counts.length > FEW ? [] : counts.keys())])].flatMap((index) => {
    const column = columns[index];
    if (!column) return [];
    return { index, y: column.side === 'above' ? column.y - OFF : column.y + column.height + OFF };
  });
  const roomOf = ({ digit, months }: typeof PHONE) =>
    withRoom(places, Math.ceil((digit * digits * counts.length) / months), LINE);
  const [phone, wide] = [roomOf(PHONE), roomOf(WIDE)];
  return places
    .filter(({ index }) => wide.has(index) || phone.has(index))
    .map((place) => ({ ...place, wide: !phone.has(place.index) }));
}

/** What the columns stand on: the average as a dashed line of its own colour, or nought. */
function Ground({ y, isAverage }: { y: number; isAverage: boolean }) {
  if (!isAverage)
    return <rect x="0" y={y} width="100%" height="1.5" className="fill-stone-600" data-solid="" />;
  return (
    <line
      x1="0"
      x2="100%"
      y1={y}
      y2={y}
      strokeWidth="2"
      strokeDasharray="6 5"
      className="stroke-blue-700 forced-colors:stroke-[CanvasText]"
    />
  );
}
