import { describe, expect, it } from 'vitest';
import { processorTime } from '@/tests/support/growth';
import { SHEET } from '../labels/sheet-spot';
import { frameOf, framesApart, groupsOf, halvesOf, pageFrameOf, sidesOf } from './sheet-frame';

/** About a kilometre from north to south. */
const KM = 1 / 111.32;
/** On the equator a degree is as long in both directions. */
const at = (east: number, north: number, side = 1) => {
  const [west, south] = [east * KM, north * KM];
  const [right, top] = [west + side * KM, south + side * KM];
  const ring = [
    [west, south],
    [right, south],
    [right, top],
    [west, top],
    [west, south],
  ];
  return { name: `${east}/${north}`, geometry: { type: 'Polygon' as const, coordinates: [ring] } };
};
const names = (groups: ReturnType<typeof groupsOf<ReturnType<typeof at>>>) =>
  groups.map((group) => group.map(({ name }) => name));

describe('the sheets that districts are drawn on', () => {
  it('are one where each is near another', () => {
    expect(names(groupsOf([at(0, 0), at(8, 0), at(16, 0)]))).toEqual([['0/0', '8/0', '16/0']]);
  });

  it('are one for each group far from the others, the largest first', () => {
    const groups = groupsOf([at(40, 0), at(0, 0), at(2, 0), at(0, 50)]);
    expect(names(groups)).toEqual([['0/0', '2/0'], ['40/0'], ['0/50']]);
  });

  it('are one where the largest group alone would be hardly nearer', () => {
    expect(groupsOf([at(0, 0), at(9, 0), at(18, 0), at(27, 0), at(37, 0)])).toHaveLength(1);
  });

  it('are few, however far the districts lie apart', () => {
    const far = Array.from({ length: 9 }, (_, n) => at(n * n * 12, 0));
    const groups = groupsOf(far);
    expect(groups.flat()).toHaveLength(9);
    expect(groups.length).toBeLessThanOrEqual(4);
  });

  it('are divided sooner where they are many, as each needs the room between groups of them', () => {
    const row = (count: number, north: number) => Array.from({ length: count }, (_, n) => at(n, north));
    const count = (many: ReturnType<typeof row>) => groupsOf(many).map(({ length }) => length);
    const squares = Array.from({ length: 25 }, (_, n) => at(n % 5, Math.floor(n / 5)));
    expect(count([...squares, ...row(4, 10)])).toEqual([25, 4]);
    expect(count([...squares.slice(5), ...row(4, 10)])).toEqual([24]);
  });

  it('divide what is more than a narrow sheet has room for, along its longer side', () => {
    const many = Array.from({ length: 40 }, (_, n) => at(n, n % 2));
    expect(groupsOf(many)).toHaveLength(1);
    const halves = halvesOf(many);
    expect(halves.map((half) => half.length)).toEqual([20, 20]);
    expect(names(halves)[0]).toEqual(many.slice(0, 20).map(({ name }) => name));
    expect(halvesOf(many.slice(0, 24))).toHaveLength(1);
  });

  it('take no longer for more districts than any city has than their number grows by', () => {
    const took = (count: number) => {
      const many = Array.from({ length: count }, (_, n) => at((n * 7) % 50, (n * 3) % 40));
      const begun = processorTime();
      groupsOf(many);
      halvesOf(many);
      return processorTime() - begun;
    };
    // Once at full size before it is measured: what the machine learns then is no part of it.
    took(16_000);
    const least = (count: number) => Math.min(...[1, 2, 3].map(() => took(count)));
    expect(least(16_000) / Math.max(1, least(2_000))).toBeLessThan(8 * 4);
  });
});

describe('the frame of a sheet', () => {
  it('has room around one district and never less than five kilometres', () => {
    expect(frameOf([at(0, 0)]).km).toBeCloseTo(5, 5);
    // Ten kilometres and nine tenths around them; the height of 19 km needs four thirds of it.
    expect(frameOf([at(0, 0, 10)]).km).toBeCloseTo((19 * 4) / 3, 1);
  });

  it('says how far and in which direction another lies', () => {
    const [home, south, northWest] = [at(0, 0), at(0, -30), at(-10, 10)].map((one) => frameOf([one]));
    expect(framesApart(home as never, south as never)).toEqual({ km: 30, bearing: 's' });
    expect(framesApart(home as never, northWest as never)).toEqual({ km: 14, bearing: 'nw' });
    expect(framesApart(south as never, home as never)).toEqual({ km: 30, bearing: 'n' });
  });

  it('says on which side of all of them each lies', () => {
    const sides = sidesOf([at(0, 0), at(20, 1), at(20, 30)].map((one) => frameOf([one])));
    expect(sides).toEqual(['sw', 'se', 'ne']);
    expect(sidesOf([at(0, 0), at(20, 0)].map((one) => frameOf([one])))).toEqual(['w', 'e']);
  });

  it('is wide on a page of many, even where they lie above each other', () => {
    const many = Array.from({ length: 30 }, (_, n) => at(0, n));
    expect([frameOf(many).height, pageFrameOf(many).height]).toEqual([SHEET.tall, SHEET.height]);
  });
});
