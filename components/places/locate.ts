const WAIT_MS = 15_000;
const FRESH_MS = 60_000;
/** About ten metres: what leaves the device says no more than the question needs. */
const DECIMALS = 4;
const ROUNDED_BY = 10;

export type LocateFailure = 'refused' | 'late' | 'unknown';

/** By the code of a GeolocationPositionError. */
const failures: Readonly<Record<number, LocateFailure>> = { 1: 'refused', 3: 'late' };

/** The query of the answer for where the device is, or why it cannot be told. */
export function locate(): Promise<{ query: string } | { failure: LocateFailure }> {
  return new Promise((resolve) => {
    const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
      const within = Math.ceil(accuracy / ROUNDED_BY) * ROUNDED_BY + ROUNDED_BY;
      const place = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
      resolve({ query: `${new URLSearchParams({ view: 'filtered', place, within: String(within) })}` });
    };
    navigator.geolocation.getCurrentPosition(
      found,
      ({ code }) => resolve({ failure: failures[code] ?? 'unknown' }),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  });
}
