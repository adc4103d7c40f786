import { LONGEST_BAR } from './scale-corner';

const SCALES_KM = [20, 10, 5, 2, 1, 0.5] as const;

/** The kilometres of the bar on a sheet that is so wide. */
export const barIn = (km: number): number => SCALES_KM.find((length) => length <= km * LONGEST_BAR) ?? 0.5;

/** The length of a map's bar as it is said: below a kilometre in metres. */
export const barLength = (kilometres: number): { unit: 'km' | 'm'; n: number } =>
  kilometres < 1
    ? { unit: 'm', n: Math.round(kilometres * 1000) }
    : { unit: 'km', n: Math.round(kilometres) };
