/** The length of a map's bar as it is said: below a kilometre in metres. */
export const barLength = (kilometres: number): { unit: 'km' | 'm'; n: number } =>
  kilometres < 1
    ? { unit: 'm', n: Math.round(kilometres * 1000) }
    : { unit: 'km', n: Math.round(kilometres) };
