import { describe, expect, it } from 'vitest';
import { boxAt, boxesMeet, fromSegment, type Point } from '../labels/sheet-leader';
import { dotNames } from './dot-names';

const dot = (code: string, x: number, y: number) => ({
  code,
  at: [x, y] as Point,
  radius: 10,
  wide: 60,
  isLed: false,
});
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
    const found = dotNames(all, { ...ways, dots: all });
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

  it('stand some way off where one of the largest has no room beside it, with a line over no other dot', () => {
    const among = [
      [36, 0],
      [-36, 0],
      [0, 36],
      [0, -36],
    ].map(([x = 0, y = 0], index) => dot(`other ${index}`, 200 + x, 150 + y));
    const one = { ...dot('one', 200, 150), wide: 40 };
    const dots = [one, ...among];
    expect(dotNames([one], { ...ways, dots })).toEqual([]);
    const [led] = dotNames([{ ...one, isLed: true }], { ...ways, dots });
    if (!led?.leader) throw new Error('not led');
    const line = led.leader;
    for (const { at, radius } of among) {
      expect(boxesMeet(led.box, boxAt(...at, radius, 2 * radius), 0)).toBe(false);
      expect(fromSegment(line, at)).toBeGreaterThanOrEqual(radius);
    }
    expect(Math.hypot(line[1][0] - 200, line[1][1] - 150)).toBeCloseTo(11);
  });

  it('keep off dots as large as their own, which they would seem to be of, and not off smaller ones', () => {
    const one = { ...dot('one', 200, 150), wide: 40, isLed: true };
    const wall = (x: number) => [[x, 0] as Point, [x, 300] as Point] as [Point, Point];
    const among = (radius: number) =>
      [-30, 30].map((across) => ({ ...dot(`at ${across}`, 200 + across, 150), radius }));
    const nearOnes = (radius: number) => {
      const others = among(radius);
      const [led] = dotNames([one], { ...ways, dots: [one, ...others], borders: [wall(205), wall(195)] });
      if (!led) throw new Error('no name');
      return others.filter(({ at }) => boxesMeet(led.box, boxAt(...at, radius, 2 * radius), 13)).length;
    };
    expect(nearOnes(9.9)).toBeGreaterThan(0);
    expect(nearOnes(10)).toBe(0);
  });
});
