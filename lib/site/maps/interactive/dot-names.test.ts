import { describe, expect, it } from 'vitest';
import { boxAt, boxesMeet, type Point } from '../labels/sheet-leader';
import { dotNames } from './dot-names';

const dot = (code: string, x: number, y: number) => ({ code, at: [x, y] as Point, radius: 10, wide: 60 });
const frame = { left: 0, top: 0, right: 400, bottom: 300 };
const ways = { frame, taken: [], dots: [], borders: [], tall: 18 };

describe('the names of dots', () => {
  it('stand beside them, left of one near the edge', () => {
    const [one, other] = dotNames([dot('one', 100, 100), dot('other', 360, 100)], ways);
    expect(one?.at[0]).toBeGreaterThan(100);
    expect(other?.at[0]).toBeLessThan(360);
  });

  it('touch no other dot and no other name: of two close ones the first is named first', () => {
    const all = [dot('first', 100, 100), dot('second', 100, 122), dot('third', 100, 144)];
    const dots = all.map(({ at, radius }) => boxAt(...at, radius, 2 * radius));
    const found = dotNames(all, { ...ways, dots });
    expect(found[0]?.code).toBe('first');
    for (const { code, box } of found) {
      expect(found.filter((other) => other.code !== code && boxesMeet(box, other.box, 0))).toEqual([]);
      expect(dots.filter((other) => boxesMeet(box, other, 0))).toEqual([]);
    }
  });

  it('lie on no outline, and are left out where there is no other place', () => {
    const wall = (x: number) => [[x, 0] as Point, [x, 300] as Point] as [Point, Point];
    expect(dotNames([dot('one', 100, 100)], { ...ways, borders: [wall(130)] })[0]?.at[0]).toBeLessThan(100);
    expect(dotNames([dot('one', 100, 100)], { ...ways, borders: [wall(130), wall(85), wall(100)] })).toEqual(
      [],
    );
  });
});
