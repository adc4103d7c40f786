import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { gregorianMonth, shortMonth } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';

export type Months = Indicators['byMonth'];

/** Pixels: the drawings take the width of their column and keep their height and the size of their letters. */
export const HEIGHT = 200;
/** Room for figures above and below, and for the months. */
export const EDGE = 28;
const FOOT = 44;
/** Parts of the width from either end to the middle of its month: half a label on the narrowest phone. */
const END = 9;
/** Months that carry their name, in half of a page's width; on a phone half of them. */
const NAMED = 6;

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

/** A figure of the scale, level with its line; `name` where the line says something of its own. */
interface Tick {
  y: number;
  text: string;
  name?: string;
}

/** A figure at what it says; `wide` ones only where there is room for all: neither on a phone nor on paper, where charts stand side by side. */
export function Figure({
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
      className={wide ? 'chart-figure max-sm:hidden print:hidden' : 'chart-figure'}
    >
      {children}
    </text>
  );
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

export function Chart({ name, months, finding, note, scale, figures, children }: ChartProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { at, part } = usePlaces(months.length);
  const every = Math.ceil(months.length / NAMED);
  const onPhone = Math.ceil(months.length / 3 / every) * every;
  // Counted from the latest month, which is named.
  const isNamed = (index: number, of: number) => (months.length - 1 - index) % of === 0;
  // The year stands where it begins, of the months that are named.
  const isYearShown = (index: number, of: number) =>
    isNamed(index, of) && months[index - of]?.month.slice(0, 4) !== months[index]?.month.slice(0, 4);
  const yearClass = (index: number) => {
    if (!isYearShown(index, every)) return 'sm:hidden print:inline';
    return isYearShown(index, onPhone) ? '' : 'max-sm:hidden print:hidden';
  };
  return (
    <figure className="border border-stone-200 p-4 md:p-6">
      <figcaption>
        <strong className="block text-xl text-brown-900">{t(`chart.${name}`)}</strong>
        {finding !== null && <span className="mt-1 block">{finding}</span>}
      </figcaption>
      <div className="mt-3 flex">
        <ScaleFigures scale={scale} />
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
              isNamed(index, every) && (
                <g
                  key={month}
                  data-label="month"
                  textAnchor="middle"
                  className={`chart-scale ${isNamed(index, onPhone) ? '' : 'max-sm:hidden print:hidden'}`}
                >
                  <text x={part(at(index))} y={HEIGHT + 2 * EDGE + 16}>
                    {shortMonth(month, locale)}
                  </text>
                  {[every, onPhone].some((of) => isYearShown(index, of)) && (
                    <text x={part(at(index))} y={HEIGHT + 2 * EDGE + 34} className={yearClass(index)}>
                      {month.slice(0, 4)}
                    </text>
                  )}
                </g>
              ),
          )}
          <Plates months={months} figures={figures} />
        </svg>
      </div>
      <p className="mt-3 text-sm text-stone-600">{note}</p>
    </figure>
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
          height={HEIGHT + 2 * EDGE + FOOT}
          fill="none"
          pointerEvents="all"
        />
        <svg aria-hidden="true" x={part(place)} overflow="visible" textAnchor="middle" pointerEvents="none">
          <rect
            y={PLATE.height}
            width="1"
            height={HEIGHT + 2 * EDGE - PLATE.height}
            className="fill-brown-400"
          />
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

/** Pixels: five digits and their comma. */
const SCALE_WIDTH = 54;

function ScaleFigures({ scale }: Pick<ChartProps, 'scale'>) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      width={SCALE_WIDTH}
      height={HEIGHT + 2 * EDGE + FOOT}
      className="block shrink-0"
    >
      {scale.map(({ y, text, name }) => (
        <g
          key={y}
          textAnchor={rightToLeft ? 'end' : 'start'}
          dominantBaseline="central"
          className={`chart-scale ${name ? 'fill-brown-900' : ''}`}
        >
          <text x={rightToLeft ? SCALE_WIDTH : 0} y={y} className={name && 'font-bold'}>
            {text}
          </text>
          {name && (
            <text x={rightToLeft ? SCALE_WIDTH : 0} y={y + 15} className="text-[12px]">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
