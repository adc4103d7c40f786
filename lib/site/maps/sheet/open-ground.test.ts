import { describe, expect, it } from 'vitest';
import { rectangle } from '@/tests/support/rectangle';
import { hasOpenGround } from './open-ground';

const frame = { west: 0, east: 12, south: 0, north: 9 };
const square = (...sides: Parameters<typeof rectangle>) => ({ geometry: rectangle(...sides) });
const everywhere = () => true;

describe('the ground of a drawing', () => {
  it.each([
    ['all of it in a district', [square(-1, -1, 13, 10)], false],
    ['a quarter in none', [square(-1, -1, 9, 10)], true],
    // Gaps between estimated cells are no land without a district.
    ['three of its points in none', [square(-1, -1, 13, 8), square(3, 8, 13, 10)], false],
    ['four of them', [square(-1, -1, 13, 8), square(4, 8, 13, 10)], true],
    ['no district', [], true],
  ])('%s', (_, districts, isOpen) => {
    expect(hasOpenGround(districts, frame, everywhere)).toBe(isOpen);
  });

  it('is none where there is water', () => {
    expect(hasOpenGround([], frame, () => false)).toBe(false);
  });
});
