import { describe, expect, it } from 'vitest';
import { mergedDots } from './map-dots';

const spot = (code: string, x: number, y: number, ...areas: string[]) => ({ code, x, y, areas });
/** Dots of one size, so that the distance alone decides. */
const small = () => 5;
const told = (dots: ReturnType<typeof mergedDots<ReturnType<typeof spot>>>) =>
  dots.map(({ spots, areas }) => [spots.map(({ code }) => code).join('+'), areas.size]);

describe('the dots of cities', () => {
  it('stay apart from 16 pixels on, and are one below that, at the city with more announcements', () => {
    expect(told(mergedDots([spot('a', 0, 0, '1'), spot('b', 16, 0, '2', '3')], small))).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    const [one] = mergedDots([spot('a', 0, 0, '1'), spot('b', 15, 0, '2', '3')], small);
    expect(one?.lead).toMatchObject({ code: 'b', x: 15 });
    expect([...(one?.areas ?? [])].sort()).toEqual(['1', '2', '3']);
  });

  it('count an announcement that names several of the merged cities once', () => {
    expect(
      told(mergedDots([spot('a', 0, 0, '1', '2'), spot('b', 5, 0, '2', '3'), spot('c', 0, 5, '2')], small)),
    ).toEqual([['a+b+c', 3]]);
  });

  it('merge the closest first: what was within reach of a city that gave its place up stays', () => {
    // b goes to a, 6 away, and stands there then; c, 14 from b, is 20 from a.
    expect(
      told(mergedDots([spot('c', 20, 0, '5'), spot('b', 6, 0, '3'), spot('a', 0, 0, '1', '2')], small)),
    ).toEqual([
      ['a+b', 3],
      ['c', 1],
    ]);
  });

  it('are one, too, where large ones would touch', () => {
    // Radii of 12 each, and six pixels between them.
    const large = () => 12;
    expect(mergedDots([spot('a', 0, 0, '1'), spot('b', 29, 0, '2')], large)).toHaveLength(1);
    expect(mergedDots([spot('a', 0, 0, '1'), spot('b', 30, 0, '2')], large)).toHaveLength(2);
  });

  it('grow by merging, and take in what they then cover', () => {
    // a and b are one dot of 14; the third is 27 away: more than 5, 14 and 6 are, less than 14, 14 and 6.
    const radius = (count: number) => (count > 1 ? 14 : 5);
    const spots = [spot('c', 27, 0, '4', '5', '6'), spot('a', 0, 0, '1'), spot('b', 0, 4, '2')];
    expect(told(mergedDots(spots, radius))).toEqual([['c+a+b', 5]]);
    expect(mergedDots(spots.slice(0, 2), radius)).toHaveLength(2);
  });

  it('are looked at no oftener than there are more of them, at one density', () => {
    /** How often a place is looked at, of so many cities 12 pixels apart. */
    const looks = (count: number) => {
      let all = 0;
      const spots = Array.from({ length: count }, (_, index) => ({
        get x() {
          all += 1;
          return (index % 20) * 12;
        },
        y: Math.floor(index / 20) * 12,
        areas: [String(index)],
      }));
      expect(mergedDots(spots, small).length).toBeLessThan(count);
      return all;
    };
    const [once, twice, fourTimes] = [looks(400), looks(800), looks(1600)];
    expect(twice / once).toBeLessThan(2.5);
    expect(fourTimes / twice).toBeLessThan(2.5);
  });

  it('are none where no city has any', () => {
    expect(mergedDots([], small)).toEqual([]);
  });
});
