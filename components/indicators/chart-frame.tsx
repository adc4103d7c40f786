import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { gregorianMonth, shortMonth } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';
import { namedMonths, yearsOf } from '@/lib/site/views/charts';

export type Months = Indicators['byMonth'];

/** Pixels: the drawings take the width of their column and keep their height and the size of their letters. */
export const HEIGHT = 240;
/** Room for figures above and below, and for the months with their years. */
export const EDGE = 28;
const FOOT = 52;
/** Where the months begin. */
const AXIS = HEIGHT + 2 * EDGE;
/** Parts of the width from either end to the middle of its month: half a label on the narrowest phone. */
const END = 9;
/**
 * Parts of the width that a name of a month takes: on the narrowest phone, and from 30 and 52rem on (`BY_WIDTH`). A year takes
 * the last.
 */
const ROOM = [21, 14, 6.5] as const;
/** What it takes at the second width where every other one stands a line lower. */
const ROOM_IN_LINE = 13;
const YEAR_ROOM = 17;

/** Where months stand, in parts of the width: the first where the page's lines begin, right in Arabic. */
export function usePlaces(count: number) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  const step = Math.min(100 / count, (100 - 2 * END) / Math.max(1, count - 1));
  const at = (index: number) => {
    const along = 50 + step * (index - (count - 1) / 2);
    return rightToLeft ? 100 - along : along;
  };
  return { step, at, part: (value: number) => `${Math.round(value * 100) / 100}%` };
}

/** A figure level with its line. */
interface Tick {
  y: number;
  text: string;
}

/** A thin line across, level with its figure. */
export function GridLine({ y }: { y: number }) {
  return (
    <rect
      x="0"
      y={y}
      width="100%"
      height="1"
      className="fill-stone-200 forced-colors:fill-[GrayText]! forced-colors:stroke-none!"
    />
  );
}

interface ChartProps {
  name: 'price' | 'deeds';
  months: Months;
  /** What the figures come to, in a sentence; null where they are too few. */
  finding: string | null;
  note: string;
  /** The figures of the lines across, in a column of their own: as wide as they are, whatever the width of the chart. */
  scale: readonly Tick[];
  /** The figure of each month, as it is told where the pointer is; null where it has none. */
  figures: readonly (string | null)[];
  children: ReactNode;
}

/** A chart with its words. Charts side by side share their rows: captions, plots and notes stand level (IndicatorsCharts). */
export function Chart({ name, months, finding, note, scale, ...drawn }: ChartProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { step } = usePlaces(months.length);
  return (
    <figure className="border border-stone-200 p-4 md:p-6 xl:row-span-4 xl:grid xl:grid-rows-subgrid xl:gap-y-0 print:p-3">
      <figcaption>
        <strong className="block text-xl text-brown-900">{t(`chart.${name}`)}</strong>
        {finding !== null && <span className="mt-1 block">{finding}</span>}
      </figcaption>
      <div className="@container mt-3">
        <div className="flex">
          <LevelFigures ticks={scale} />
          {/* Without a view box: its letters are of the page's pixels. */}
          <svg
            role="img"
            data-map={name}
            direction="ltr"
            width="100%"
            height={AXIS + FOOT}
            className={`block min-w-0 grow ${inTwoLines(step) ? TALLER : ''}`}
            aria-label={t(`chart.${name}Label`, {
              from: gregorianMonth(months[0]?.month ?? '', locale),
              to: gregorianMonth(months.at(-1)?.month ?? '', locale),
            })}
          >
            {drawn.children}
            <MonthNames months={months} />
            <Years months={months} />
            <Plates months={months} figures={drawn.figures} />
          </svg>
        </div>
      </div>
      <p aria-hidden="true" className="text-center text-sm text-stone-600">
        {t('chart.direction')}
      </p>
      <p className="mt-3 text-sm text-stone-600">{note}</p>
    </figure>
  );
}

/** Which of its three widths shows a name: those of `ROOM`. */
const BY_WIDTH = ['@max-[30rem]:hidden', '@min-[30rem]:@max-[52rem]:hidden', '@min-[52rem]:hidden'];
/** Of the second width: what stands a line lower, where the names of months take two lines, and what else makes room for it. */
const LOWER = '@min-[30rem]:@max-[52rem]:translate-y-[23px]';
const TALLER = '@min-[30rem]:@max-[52rem]:h-[371px]';
const ONLY_THERE = `${BY_WIDTH[0]} ${BY_WIDTH[2]}`;

/** Whether each month is named at the second width, every other one a line lower: side by side they would touch. */
const inTwoLines = (step: number) => step < ROOM[1] && 2 * step >= ROOM_IN_LINE;

/** A tick for each month, and the names for which there is room: always of the first and the last. */
function MonthNames({ months }: Pick<ChartProps, 'months'>) {
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const named = ROOM.map((room) => namedMonths(months.length, step, room));
  if (inTwoLines(step)) named[1] = new Set(months.keys());
  return months.map(({ month }, index) => {
    const hidden = BY_WIDTH.filter((_, width) => !named[width]?.has(index));
    const isLower = inTwoLines(step) && index % 2 === 1;
    return (
      <g key={month}>
        <rect x={part(at(index))} y={AXIS - 8} width="1" height="5" className="fill-stone-400" />
        {isLower && (
          <rect
            x={part(at(index))}
            y={AXIS - 3}
            width="1"
            height="25"
            className={`fill-stone-300 ${ONLY_THERE}`}
          />
        )}
        {hidden.length < BY_WIDTH.length && (
          <text
            x={part(at(index))}
            y={AXIS + 12}
            textAnchor="middle"
            className={`chart-name chart-scale ${isLower ? LOWER : ''} ${hidden.join(' ')}`}
          >
            {shortMonth(month, locale)}
          </text>
        )}
      </g>
    );
  });
}

/** Each year under a line as long as its months; one of few months beside another goes without its number. */
function Years({ months }: Pick<ChartProps, 'months'>) {
  const { step, at, part } = usePlaces(months.length);
  const years = yearsOf(months.map(({ month }) => month)).map((run) => ({
    ...run,
    start: Math.min(at(run.from), at(run.to)) - step * 0.4,
    length: step * (run.to - run.from + 0.8),
    middle: (at(run.from) + at(run.to)) / 2,
  }));
  const numbered: typeof years = [];
  for (const run of [...years].reverse())
    if (numbered.every(({ middle }) => Math.abs(middle - run.middle) >= YEAR_ROOM)) numbered.push(run);
  return years.map((run) => (
    <g key={run.year} className={inTwoLines(step) ? LOWER : undefined}>
      <rect
        x={part(run.start)}
        y={AXIS + 22}
        width={part(run.length)}
        height="1.5"
        className="fill-stone-400"
        data-solid=""
      />
      {numbered.includes(run) && (
        <text x={part(run.middle)} y={AXIS + 42} textAnchor="middle" className="chart-scale">
          {run.year}
        </text>
      )}
    </g>
  ));
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

/** Pixels: five digits and their comma. The same for every chart, so that plots side by side are equally wide. */
const LEVEL_WIDTH = 54;

/** Figures level with what they say, before the first month. */
function LevelFigures({ ticks }: { ticks: readonly Tick[] }) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  const place = rightToLeft
    ? ({ x: LEVEL_WIDTH, textAnchor: 'end' } as const)
    : ({ x: 0, textAnchor: 'start' } as const);
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      width={LEVEL_WIDTH}
      height={AXIS + FOOT}
      className="block shrink-0"
    >
      <g dominantBaseline="central" className="chart-scale">
        {ticks.map(({ y, text }) => (
          <text key={y} {...place} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
