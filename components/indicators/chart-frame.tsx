import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SampleTag } from '@/components/ui/sample-tag';
import { gregorianMonth } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import { monthBefore } from '@/lib/site/indicators/year-before';
import { ChartKey, DASHES } from './chart-key';
import { MonthNames, Years } from './chart-months';
import { AXIS, FOOT, type Months } from './chart-places';
import { Plates } from './chart-plates';

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
  /** The figure of the same month of the year before; null where it has none. */
  before: readonly (string | null)[];
  /** Whether it has a second line, and no room for the name of that. */
  hasUnnamedLine?: boolean;
  children: ReactNode;
}

/** A chart with its words. Charts side by side share their rows: captions, keys, plots and notes stand level (IndicatorsCharts). */
export function Chart({ name, months, isSample, finding, note, scale, ...drawn }: ChartProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  return (
    <figure className="border border-stone-200 p-4 md:p-6 xl:row-span-4 xl:grid xl:grid-rows-subgrid xl:gap-y-0 print:p-3">
      <figcaption>
        <strong className="block text-xl text-balance text-brown-900">
          {t(`chart.${name}`)} {isSample && <SampleTag />}
        </strong>
        {finding !== null && <span className="mt-1 block">{finding}</span>}
      </figcaption>
      <ChartKey average={drawn.average} isPaired={drawn.hasUnnamedLine ?? false} />
      <div className="@container">
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
            <Plates months={months} figures={drawn.figures} before={drawn.before} />
          </svg>
        </div>
        <YearBeforeInWords months={months} before={drawn.before} />
      </div>
      {(note !== null || drawn.from !== undefined) && (
        <p className="mt-3 text-sm text-stone-600">
          {drawn.from !== undefined && t('chart.from', { from: drawn.from })} {note}
        </p>
      )}
    </figure>
  );
}

/** The table below has no column for the year before: whoever sees neither line nor plate is told here. */
function YearBeforeInWords({ months, before }: Pick<ChartProps, 'months' | 'before'>) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const told = months.flatMap(({ month }, index) => {
    const figure = before[index];
    return figure ? `${gregorianMonth(monthBefore(month), locale)}: ${figure}` : [];
  });
  if (told.length === 0) return null;
  return (
    <p className="sr-only">
      {t('chart.yearBeforeFigures', { figures: told.join(t('chart.listSeparator')) })}
    </p>
  );
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
