'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type Failure = 'refused' | 'late' | 'unknown';

interface Props {
  /** The localized path that answers for a point. */
  action: string;
  texts: Readonly<Record<'locate' | 'locating' | 'note' | Failure, string>>;
}

const WAIT_MS = 15_000;
const FRESH_MS = 60_000;
/** About ten metres: what leaves the device says no more than the question needs. */
const DECIMALS = 4;
const ROUNDED_BY = 10;

/** By the code of a GeolocationPositionError. */
const failures: Readonly<Record<number, Failure>> = { 1: 'refused', 3: 'late' };

/**
 * Asks the device for its place when the visitor says so, and goes to the answer for it. It stands there only where it can
 * work: with scripts, on a secure address, in a browser that knows places.
 */
export function LocateButton({ action, texts }: Props) {
  const router = useRouter();
  const [can, setCan] = useState(false);
  const [state, setState] = useState<'idle' | 'locating' | Failure>('idle');
  useEffect(() => setCan('geolocation' in navigator && isSecureContext), []);
  const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const within = Math.ceil(accuracy / ROUNDED_BY) * ROUNDED_BY + ROUNDED_BY;
    const place = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
    setState('idle');
    router.push(
      `${action}?${new URLSearchParams({ view: 'filtered', place, within: String(within) })}#answer`,
    );
  };
  const locate = () => {
    if (state === 'locating') return;
    setState('locating');
    navigator.geolocation.getCurrentPosition(found, ({ code }) => setState(failures[code] ?? 'unknown'), {
      enableHighAccuracy: true,
      timeout: WAIT_MS,
      maximumAge: FRESH_MS,
    });
  };
  if (!can) return null;
  return (
    <div className="no-print mt-3">
      <button
        type="button"
        aria-disabled={state === 'locating'}
        aria-describedby="locate-note"
        onClick={locate}
        className={buttonClass('secondary')}
      >
        {texts.locate}
      </button>
      <p id="locate-note" className="mt-1 text-sm text-stone-600">
        {texts.note}
      </p>
      <p role="status" className="mt-1 text-stone-800">
        {state !== 'idle' && texts[state]}
      </p>
    </div>
  );
}
