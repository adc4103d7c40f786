import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { gregorianMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapTexts } from './map-types';

interface Props {
  /** `YYYY-MM`, the first month of registration to this one. */
  months: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  texts: MapTexts;
  locale: Locale;
}

/** Milliseconds a month stays. */
const PACE = 700;

/** The months since registration began: played, stepped through, or chosen. It never starts by itself. */
export function MapTimeline({ months, shown, onShow, texts, locale }: Props) {
  const [playing, setPlaying] = useState(false);
  const last = months.length - 1;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (!playing) return;
    if (shown >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onShow(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, last, onShow]);
  const play = () => {
    if (!playing && shown >= last) onShow(0);
    setPlaying(!playing);
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
        <input
          id="map-month"
          type="range"
          min="0"
          max={last}
          value={shown}
          aria-valuetext={month}
          className="h-11 w-full min-w-0 accent-brown-700"
          onChange={(event) => {
            setPlaying(false);
            onShow(Number(event.target.value));
          }}
        />
      </div>
    </div>
  );
}
