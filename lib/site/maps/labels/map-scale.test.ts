import { expect, it } from 'vitest';
import { barLength } from './map-scale';

it.each([
  [0.05, 'm', 50],
  [0.5, 'm', 500],
  [1, 'km', 1],
  [500, 'km', 500],
] as const)('a bar of %s km is said in %s', (km, unit, n) => {
  expect(barLength(km)).toEqual({ unit, n });
});
