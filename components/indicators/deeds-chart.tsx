import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import { columnsOf, outstanding, type WholeMonths } from '@/lib/site/views/charts';
import { Chart, EDGE, Figure, HEIGHT, type Months, usePlaces } from './chart-frame';

interface Props {
  months: Months;
  /** Which of them lie in the window with all their days. */
  isWhole: WholeMonths;
}

/** Columns that carry their figure, and its digits and comma, for which there is room beside the next one. */
const FEW = 12;
const SHORT = 5;

/** Half of a figure's height and a little. */
const HALF = 9;

/** A figure that the line of the average would run through stands above it. */
const clearOf = (line: number, y: number) => (Math.abs(y - line) <= HALF ? line - HALF - 2 : y);

/** Transactions as columns from nought, with their average as a line; months that are not whole in outline. */
export function DeedsChart({ months, isWhole }: Props) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const counts = months.map(({ deeds }) => deeds);
  const whole = months.map(({ month }) => isWhole(month));
  const { average, top, columns } = columnsOf(counts, whole, HEIGHT);
  const named = outstanding(counts.map((count, index) => (whole[index] ? count : null)));
  const every = Math.ceil(months.length / FEW);
  const ground = EDGE + HEIGHT;
  const shown = counts.map((count) => formatNumber(count, locale));
  const isShort = shown.every((text) => text.length <= SHORT);
  const line = { y: ground - top, text: formatNumber(average, locale), strong: true };
  return (
    <Chart
      name="deeds"
      months={months}
      note={whole.every(Boolean) ? t('chart.deedsNote') : `${t('chart.deedsNote')} ${t('chart.partNote')}`}
      scale={[{ y: ground, text: '0' }, ...(average > 0 ? [line] : [])]}
    >
      <g className="chart-columns">
        {columns.map((height, index) => (
          <rect
            key={months[index]?.month}
            x={part(at(index) - step * 0.32)}
            y={ground - height}
            width={part(step * 0.64)}
            height={height}
            className={whole[index] ? 'fill-brown-500' : 'fill-brown-100 stroke-brown-500'}
          >
            <title>{`${gregorianMonth(months[index]?.month ?? '', locale)}: ${shown[index]}`}</title>
          </rect>
        ))}
      </g>
      {average > 0 && (
        <line
          x1="0"
          x2="100%"
          y1={line.y}
          y2={line.y}
          strokeWidth="2"
          strokeDasharray="6 5"
          className="stroke-blue-700 forced-colors:stroke-[CanvasText]"
        />
      )}
      <rect x="0" y={ground} width="100%" height="1.5" className="fill-stone-600" data-solid="" />
      {columns.map((height, index) =>
        named.has(index) || (isShort && index % every === 0) ? (
          <Figure
            key={months[index]?.month}
            x={part(at(index))}
            y={clearOf(line.y, ground - height - 11)}
            wide={!named.has(index) || months.length > FEW}
          >
            {shown[index] ?? ''}
          </Figure>
        ) : null,
      )}
    </Chart>
  );
}
