import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SampleTag } from '@/components/ui/sample-tag';
import { gregorianMonth } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import { MonthNames, Years } from './chart-months';
import { AXIS, FOOT, type Months, usePlaces } from './chart-places';

/** The mark of the latest month, and the line of the average, as the key above the plot shows them too. */
export const LATEST = 'fill-blue-700 forced-colors:fill-[Highlight]!';
const DASHES = { strokeWidth: '1.5', strokeDasharray: '5 4' } as const;

/** A figure level with its line. */
interface Tick {
  y: number;
  text: string;
}

/** Pixels: a line across so near to that of the average would be read as one double line. */
const APART = 6;

interface GridLineProps {
  y: number;
  /** Where the line of the average runs, where there is one. */
  beside?: number | null;
}

/** A thin line across, level with its figure, which stands alone where the line of the average runs. */
export function GridLine({ y, beside = null }: GridLineProps) {
  if (beside !== null && Math.abs(y - beside) < APART) return null;
  return (
    <line
      x1="0"
      x2="100%"
      y1={y + 0.5}
      y2={y + 0.5}
      className="stroke-stone-200 forced-colors:stroke-[GrayText] forced-colors:[stroke-dasharray:1_4]"
    />
  );
}

interface AverageProps {
  y: number;
  from?: string;
  to?: string;
  className?: string;
}

/** The average: a thin dashed line; what it is stands above the plot. */
export function Average({
  y,
  from = '0',
  to = '100%',
  className = 'stroke-brown-900 forced-colors:stroke-[Highlight]',
}: AverageProps) {
  return <line x1={from} x2={to} y1={y} y2={y} {...DASHES} className={className} />;
}

/** Where a scale does not begin at nought, its lowest line is broken at the figures: what is below is left out. */
export function BrokenLine({ y }: { y: number }) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  return (
    <>
      <GridLine y={y} />
      <svg aria-hidden="true" x={rightToLeft ? '100%' : 0} y={y} overflow="visible">
        {[BREAK, BREAK + 5].map((along) => (
          <path
            key={along}
            d={`M${rightToLeft ? -along - 4 : along} 6l4-11`}
            strokeWidth="1.5"
            className="stroke-stone-600 forced-colors:stroke-[CanvasText]"
          />
        ))}
      </svg>
    </>
  );
}

/** Pixels from the start of the line to its break. */
const BREAK = 6;

interface ChartProps {
  name: 'price' | 'deeds';
  months: Months;
  isSample: boolean;
  /** What the figures come to, in a sentence; null where they are too few. */
  finding: string | null;
  /** The dashed line of the average in words, where there is one. */
  average?: string | null;
  /** The order of the month that has the second colour; -1 where none has. */
  latest: number;
  note: string | null;
  /** Where the lines begin, where that is not nought. */
  from?: string | undefined;
  /** The figures of the lines across, in a column of their own: as wide as they are, whatever the width of the chart. */
  scale: readonly Tick[];
  /** The figure of each month, as it is told where the pointer is; null where it has none. */
  figures: readonly (string | null)[];
  children: ReactNode;
}

/** A chart with its words. Charts side by side share their rows: captions, plots and notes stand level (IndicatorsCharts). */
export function Chart({ name, months, isSample, finding, note, scale, ...drawn }: ChartProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  return (
    <figure className="border border-stone-200 p-4 md:p-6 xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:gap-y-0 print:p-3">
      <figcaption>
        <strong className="block text-xl text-balance text-brown-900">
          {t(`chart.${name}`)} {isSample && <SampleTag />}
        </strong>
        {finding !== null && <span className="mt-1 block">{finding}</span>}
      </figcaption>
      <div className="@container mt-3">
        <ChartKey name={name} average={drawn.average} hasLatest={drawn.latest >= 0} />
        <div className="flex pe-2">
          <LevelFigures ticks={scale} />
          {/* Without a view box: its letters are of the page's pixels. */}
          <svg
            role="img"
            data-map={name}
            direction="ltr"
            width="100%"
            height={AXIS + FOOT}
            className="block min-w-0 grow overflow-visible"
            aria-label={t(`chart.${name}Label`, {
              from: gregorianMonth(months[0]?.month ?? '', locale),
              to: gregorianMonth(months.at(-1)?.month ?? '', locale),
            })}
          >
            {drawn.children}
            <MonthNames months={months} latest={drawn.latest} />
            <Years months={months} />
            <Plates months={months} figures={drawn.figures} />
          </svg>
        </div>
      </div>
      {(note !== null || drawn.from !== undefined) && (
        <p className="mt-3 text-sm text-stone-600">
          {drawn.from !== undefined && t('chart.from', { from: drawn.from })} {note}
        </p>
      )}
    </figure>
  );
}

/** What the dashed line and the second colour mean, above the plot: in it words would stand on figures. */
function ChartKey({
  name,
  average,
  hasLatest,
}: Pick<ChartProps, 'name' | 'average'> & { hasLatest: boolean }) {
  const t = useTranslations('Analytics');
  return (
    <p className="mb-1 flex flex-wrap gap-x-5 text-sm text-stone-700">
      {hasLatest && (
        <span className="flex items-center gap-2">
          <svg aria-hidden="true" width="12" height="12" className="shrink-0">
            {name === 'deeds' ? (
              <rect width="12" height="12" className={LATEST} />
            ) : (
              <circle cx="6" cy="6" r="5" className={LATEST} />
            )}
          </svg>
          {t('chart.latest')}
        </span>
      )}
      {average && (
        <span className="flex items-center gap-2">
          <svg aria-hidden="true" width="23" height="2" className="shrink-0">
            <line
              x2="23"
              y1="1"
              y2="1"
              {...DASHES}
              className="stroke-brown-900 forced-colors:stroke-[CanvasText]"
            />
          </svg>
          {average}
        </span>
      )}
    </p>
  );
}

/** Pixels: a month with its year in either language. */
const PLATE = { width: 132, height: 48 };

/**
 * The figure of each month where the pointer is, without scripts (app/globals.css). Whoever has none reads the table below.
 */
function Plates({ months, figures }: Pick<ChartProps, 'months' | 'figures'>) {
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  // At the ends of the chart a plate stands inwards.
  const start = (place: number) => -PLATE.width * Math.min(0.85, Math.max(0.15, place / 100));
  return months.map(({ month }, index) => {
    const figure = figures[index];
    if (figure === null || figure === undefined) return null;
    const place = at(index);
    const left = start(place);
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
          <rect y={PLATE.height} width="1" height={AXIS - PLATE.height} className="fill-brown-400" />
          <rect
            x={left}
            y="1"
            width={PLATE.width}
            height={PLATE.height}
            className="fill-white stroke-brown-600"
          />
          <text x={left + PLATE.width / 2} y="19" className="fill-stone-700 text-[13px]">
            {gregorianMonth(month, locale)}
          </text>
          <text
            x={left + PLATE.width / 2}
            y="39"
            className="fill-brown-900 text-[16px] font-bold tabular-nums"
          >
            {figure}
          </text>
        </svg>
      </g>
    );
  });
}

/** Pixels between a figure and its line, where lines begin behind it. */
const BEFORE_LINE = 10;

/**
 * Figures level with what they say, before the first month; as wide in every chart, so that plots side by side are equally wide.
 * Digits end at one edge in both languages.
 */
function LevelFigures({ ticks }: { ticks: readonly Tick[] }) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      height={AXIS + FOOT}
      className="block w-11 shrink-0 sm:w-13.5 print:w-[56px]"
    >
      <g dominantBaseline="central" textAnchor="end" className="chart-scale">
        {ticks.map(({ y, text }) => (
          <text key={y} x="100%" dx={rightToLeft ? undefined : -BEFORE_LINE} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
