import { useEffect } from 'react';
import { ForwardIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import type { MapTexts } from '../layers/map-types';

interface Props {
  /** `YYYY-MM`, the first month of registration to this one. */
  months: readonly string[];
  shown: number;
  /** The month in words, and what there was by then. */
  told: { month: string; sums: readonly string[] };
  onShow: (index: number) => void;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  texts: MapTexts;
  locale: Locale;
}

/** Milliseconds a month stays. */
const PACE = 700;

/** Shows one month after the other, as long as they are played, up to the last one. */
function usePlayed({
  shown,
  last,
  playing,
  onShow,
  onPlay,
}: Pick<Props, 'shown' | 'playing' | 'onShow' | 'onPlay'> & { last: number }): void {
  useEffect(() => {
    if (!playing) return;
    if (shown >= last) {
      onPlay(false);
      return;
    }
    const timer = setTimeout(() => onShow(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, last, onShow, onPlay]);
}

/** The strip of the months along the map's lower edge, with the one that is shown: played, stepped through, or chosen. It never starts by itself. */
export function MapTimeline({ months, shown, told, onShow, playing, onPlay, texts, locale }: Props) {
  const last = months.length - 1;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  usePlayed({ shown, last, playing, onShow, onPlay });
  const play = () => {
    if (!playing && shown >= last) onShow(0);
    onPlay(!playing);
  };
  const step = (by: number) => {
    onPlay(false);
    onShow(Math.max(0, Math.min(last, shown + by)));
  };
  return (
    <div
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      className="flex items-center gap-2 border-t border-stone-300 bg-white p-1"
    >
      {/* Who asked for less motion steps through the months. */}
      {!still && (
        <button
          type="button"
          aria-label={playing ? texts.pause : texts.play}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-blue-700 text-white hover:bg-blue-800"
          onClick={play}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
            <path d={playing ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5l11 7-11 7z'} />
          </svg>
        </button>
      )}
      <Step label={texts.earlier} disabled={shown === 0} onClick={() => step(-1)} />
      <div className="grid min-w-0 grow pb-1.5">
        <input
          id="map-month"
          type="range"
          min="0"
          max={last}
          value={shown}
          aria-valuetext={[told.month, ...told.sums].join(', ')}
          className="h-8 w-full min-w-0 accent-blue-700"
          onChange={(event) => {
            onPlay(false);
            onShow(Number(event.target.value));
          }}
        />
        <div className="px-2">
          <Years months={months} isMirrored={locale === 'ar'} />
        </div>
      </div>
      <Step label={texts.later} disabled={shown === last} onClick={() => step(1)} forward />
    </div>
  );
}

/** The month that the slider shows, in large letters: in the toolbar of a wide map, where it covers no name, else below it. */
export function MapMonth({ told: { month, sums }, texts }: Pick<Props, 'told' | 'texts'>) {
  return (
    <label
      htmlFor="map-month"
      className="flex flex-wrap items-baseline gap-x-2 bg-white px-2 py-1.5 text-[15px] text-stone-700 @max-3xl:border-t @max-3xl:border-stone-300 @max-3xl:px-3 @3xl:justify-center"
    >
      <span>{texts.timeline}</span>
      <output htmlFor="map-month" className="text-[18px] leading-6 font-bold text-brown-900">
        {month}
      </output>
      <span className="flex flex-wrap gap-x-3 text-[14px] font-medium tabular-nums text-brown-900 @max-md:basis-full @max-md:gap-x-3 @xl:@max-3xl:ms-auto">
        {sums.map((sum) => (
          <span key={sum}>{sum}</span>
        ))}
      </span>
    </label>
  );
}

/** A tick where each year begins, under the slider: as far from its ends as the middle of its handle. */
function Years({ months, isMirrored }: Pick<Props, 'months'> & { isMirrored: boolean }) {
  const last = Math.max(1, months.length - 1);
  const starts = months.flatMap((month, index) =>
    index === 0 || month.endsWith('-01') ? { month, index } : [],
  );
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="20"
      direction="ltr"
      className="overflow-visible fill-stone-600 stroke-stone-500 text-[12px] @md:text-[13px] forced-colors:fill-[CanvasText]"
    >
      {starts.map(({ month, index }, at) => {
        const part = index / last;
        const x = `${Math.round(1000 * (isMirrored ? 1 - part : part)) / 10}%`;
        return (
          <g key={month}>
            <line x1={x} x2={x} y1="0" y2="6" />
            {/* A phone has no room for the year that begins before its first January. */}
            <text
              x={x}
              y="18"
              textAnchor="middle"
              stroke="none"
              className={at === 0 && (starts[1]?.index ?? 12) < 12 ? '@max-md:hidden' : undefined}
            >
              {month.slice(0, 4)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  forward?: boolean;
}

/** To the month before or after; it keeps its place and the focus where there is none. */
function Step({ label, disabled, onClick, forward = false }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className="inline-flex size-11 shrink-0 items-center justify-center text-brown-800 hover:bg-brown-50 aria-disabled:text-stone-400"
      onClick={onClick}
    >
      <ForwardIcon className={`size-5 ${forward ? '' : 'rotate-180'}`} />
    </button>
  );
}
