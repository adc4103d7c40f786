import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ArrowIcon } from '@/components/ui/icons';
import { gregorianMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapTexts } from './map-types';

interface Props {
  /** `YYYY-MM`, the first month of registration to this one. */
  months: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  texts: MapTexts;
  locale: Locale;
}

/** Milliseconds a month stays. */
const PACE = 700;

/** The months since registration began: played, stepped through, or chosen. It never starts by itself. */
export function MapTimeline({ months, shown, onShow, playing, onPlay, texts, locale }: Props) {
  const last = months.length - 1;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (!playing) return;
    if (shown >= last) {
      onPlay(false);
      return;
    }
    const timer = setTimeout(() => onShow(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, last, onShow, onPlay]);
  const play = () => {
    if (!playing && shown >= last) onShow(0);
    onPlay(!playing);
  };
  const step = (by: number) => {
    onPlay(false);
    onShow(Math.max(0, Math.min(last, shown + by)));
  };
  const month = gregorianMonth(months[shown] ?? '', locale);
  return (
    <div className="mt-3">
      <label htmlFor="map-month" className="flex justify-between gap-3 text-sm font-medium">
        {texts.timeline}
        <output htmlFor="map-month" className="text-brown-900">
          {month}
        </output>
      </label>
      <div className="mt-1 flex items-center gap-3">
        {/* Who asked for less motion steps through the months. */}
        {!still && (
          <button type="button" className={buttonClass('secondary', 'shrink-0')} onClick={play}>
            {playing ? texts.pause : texts.play}
          </button>
        )}
        <Step label={texts.earlier} disabled={shown === 0} onClick={() => step(-1)} />
        <input
          id="map-month"
          type="range"
          min="0"
          max={last}
          value={shown}
          aria-valuetext={month}
          className="h-11 w-full min-w-0 accent-blue-700"
          onChange={(event) => {
            onPlay(false);
            onShow(Number(event.target.value));
          }}
        />
        <Step label={texts.later} disabled={shown === last} onClick={() => step(1)} forward />
      </div>
    </div>
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
      className="inline-flex size-11 shrink-0 items-center justify-center border border-stone-400 text-brown-800 hover:bg-brown-50 aria-disabled:text-stone-400"
      onClick={onClick}
    >
      <ArrowIcon className={`size-5 ${forward ? '' : 'rotate-180'}`} />
    </button>
  );
}
