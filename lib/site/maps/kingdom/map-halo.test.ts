import { describe, expect, it } from 'vitest';
import { groundBeneath } from './map-halo';
import { labelPlaces } from './map-labels';

const beneath = (region: string, width: 'narrow' | 'wide' = 'narrow') => {
  const place = labelPlaces.get(region);
  const spot = width === 'wide' ? place?.wide : place;
  return spot && groundBeneath(spot);
};

describe('the ground beneath a name beside its region', () => {
  it('is land in the north, where neighbours lie', () => {
    expect(beneath('northern-borders')).toBe('land');
    expect(beneath('qassim', 'wide')).toBe('land');
  });

  it('is the sea before the coast, and both where a name reaches over a coast', () => {
    expect(groundBeneath({ at: [56, 15], anchor: 'middle' })).toBe('sea');
    expect(groundBeneath({ at: [35, 25.6], anchor: 'end' })).toBe('both');
  });
});
