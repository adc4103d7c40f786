import { describe, expect, it } from 'vitest';
import { TIERS } from '../labels/sheet-layout';
import { mapLetters, PLATE, placedLetters } from './map-letters';

const [NARROW, PAGE] = [TIERS.slice(0, -1), TIERS.slice(-1)];
const SIDE = 100;

const frame = (x: number, y: number, width: number, widths: readonly number[] = TIERS) => ({
  x,
  y,
  width,
  height: width,
  widths,
});

describe('the letters of the maps of a city', () => {
  it('follow each other at each width', () => {
    // One map on a page, its halves on a phone; another one on both.
    const maps = [{ widths: PAGE }, { widths: NARROW }, { widths: NARROW }, { widths: TIERS }];
    expect(mapLetters(maps)).toEqual([
      [null, null, null, 0],
      [0, 0, 0, null],
      [1, 1, 1, null],
      [2, 2, 2, 1],
    ]);
  });

  it('are none of a map that is alone at a width', () => {
    expect(mapLetters([{ widths: TIERS }])).toEqual([[null, null, null, null]]);
    expect(placedLetters([frame(10, 10, 20)], SIDE)).toEqual([]);
  });

  it('stand at their frames, on the drawing and clear of each other', () => {
    const frames = [frame(1, 1, 40), frame(30, 30, 30), frame(42, 1, 8), frame(88, 88, 11), frame(0, 90, 9)];
    const placed = placedLetters(frames, SIDE);
    expect(placed.map(({ letter }) => letter)).toEqual([0, 1, 2, 3, 4]);
    for (const [at, { x, y }] of placed.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(SIDE - PLATE);
      const own = frames[at] ?? frame(0, 0, 0);
      expect(x).toBeLessThanOrEqual(own.x + own.width);
      expect(x + PLATE).toBeGreaterThanOrEqual(own.x);
      expect(y).toBeLessThanOrEqual(own.y + own.height);
      expect(y + PLATE).toBeGreaterThanOrEqual(own.y);
      for (const other of placed.slice(at + 1))
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(PLATE);
    }
  });

  it('stand elsewhere where other maps are shown', () => {
    const placed = placedLetters([frame(0, 0, 50, PAGE), frame(0, 0, 25, NARROW), frame(25, 0, 25)], SIDE);
    const seen = (tier: number) => placed.filter(({ tiers }) => tiers[tier]).map(({ letter }) => letter);
    expect([seen(0), seen(2), seen(3)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(placed).toHaveLength(4);
  });
});
