import { describe, expect, it } from 'vitest';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { growthBeyondProportion } from '@/tests/support/growth';
import { TIERS } from '../labels/sheet-layout';
import { cityGround, cityLocator, LOCATOR } from './city-locator';

/** Inland, where degrees of both kinds are nearly as long. */
const [WEST, SOUTH] = [46, 24];

/** A square of so many hundredths of a degree, from the south-west. */
function square(x: number, y: number, side = 1, isTurned = false): ShapeGeometry {
  const at = (right: number, up: number) => [WEST + (x + right) / 100, SOUTH + (y + up) / 100];
  const ring = [at(0, 0), at(side, 0), at(side, side), at(0, side), at(0, 0)];
  return { type: 'Polygon', coordinates: [isTurned ? ring.reverse() : ring] };
}

const squares = (across: number, down: number) =>
  Array.from({ length: across * down }, (_, index) =>
    square(index % across, Math.floor(index / across), 1, index % 3 === 0),
  );

/** The rings of a path, by their corners. */
const ringsOf = (d = '') =>
  d
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => new Set(ring.slice(1).match(/-?\d+ -?\d+/g)));

const frameAt = (x: number, y: number, side: number) => ({
  west: WEST + x / 100,
  south: SOUTH + y / 100,
  east: WEST + (x + side) / 100,
  north: SOUTH + (y + side) / 100,
});

describe('where in its city a map lies', () => {
  it('makes districts that lie beside each other one shape, whichever way their rings run', () => {
    const d = cityGround(squares(4, 4))?.d;
    expect(ringsOf(d)).toHaveLength(1);
    // The outer corners of sixteen squares, and none of the nine within.
    expect(ringsOf(d)[0]?.size).toBe(16);
  });

  it('keeps apart what lies apart, and a hole open', () => {
    expect(ringsOf(cityGround([square(0, 0), square(5, 5)])?.d)).toHaveLength(2);
    const around = squares(3, 3).filter((_, index) => index !== 4);
    expect(ringsOf(cityGround(around)?.d)).toHaveLength(2);
  });

  it('frames what each map shows, fills what is meant and leaves the rest', () => {
    const locator = cityLocator(
      cityGround(squares(10, 10)),
      [square(7, 7)],
      [
        { frame: frameAt(6, 6, 3), widths: TIERS },
        { frame: frameAt(0, 0, 2), widths: [TIERS[0]] },
      ],
    );
    expect(locator?.frames.map(({ widths }) => widths)).toEqual([TIERS, [TIERS[0]]]);
    const [first, second] = locator?.frames ?? [];
    // In the north-east, in the south-west, and within the drawing.
    expect(first?.x).toBeGreaterThan(LOCATOR / 2);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(LOCATOR / 2);
    expect(second?.x).toBeLessThan(LOCATOR / 4);
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan(LOCATOR);
    expect(ringsOf(locator?.own)).toHaveLength(1);
    expect(locator?.ground.land).toBeNull();
  });

  it('shows a small frame large enough to be seen, and one at the edge on the drawing', () => {
    const city = cityGround(squares(40, 40));
    const [small, edge] =
      cityLocator(
        city,
        [],
        [
          { frame: frameAt(20, 20, 0.2), widths: TIERS },
          { frame: frameAt(-12, 30, 14), widths: TIERS },
        ],
      )?.frames ?? [];
    expect(Math.min(small?.width ?? 0, small?.height ?? 0)).toBeGreaterThanOrEqual(7);
    expect(edge?.x).toBeGreaterThanOrEqual(1);
  });

  it('is left out where a map shows most of the city, or nothing is known of it', () => {
    const maps = [{ frame: frameAt(0, 0, 8), widths: TIERS }];
    expect(cityLocator(cityGround(squares(10, 10)), [square(1, 1)], maps)).toBeNull();
    expect(cityLocator(cityGround([]), [], maps)).toBeNull();
  });

  it('has the sea beside a city on the coast', () => {
    const jeddah: ShapeGeometry = {
      type: 'Polygon',
      coordinates: [
        [
          [39.1, 21.4],
          [39.3, 21.4],
          [39.3, 21.7],
          [39.1, 21.7],
          [39.1, 21.4],
        ],
      ],
    };
    expect(cityGround([jeddah])?.land?.join('')).toMatch(/^M/);
  });

  it('is left out where districts that share no edge would hold up all others', () => {
    // Six corners each: no edge of one is that of another.
    const round = (x: number, y: number): ShapeGeometry => {
      const at = (turn: number) => [
        WEST + (x + Math.cos((turn * Math.PI) / 3)) / 100,
        SOUTH + (y + Math.sin((turn * Math.PI) / 3)) / 100,
      ];
      return { type: 'Polygon', coordinates: [[0, 1, 2, 3, 4, 5, 0].map(at)] };
    };
    const apart = (across: number) =>
      Array.from({ length: across * across }, (_, index) =>
        round(index % across, Math.floor(index / across)),
      );
    const maps = [{ frame: frameAt(0, 0, 2), widths: TIERS }];
    expect(cityLocator(cityGround(apart(20)), [], maps)?.ground.d).toMatch(/^M/);
    expect(cityLocator(cityGround(apart(64)), [], maps)).toBeNull();
  });

  it.each([
    ['beside each other', (index: number) => square(index % 60, Math.floor(index / 60), 1, index % 3 === 0)],
    ['on each other', () => square(0, 0)],
  ])('costs in proportion to the districts %s', (_, shape) => {
    const work = (count: number) => {
      const shapes = Array.from({ length: count }, (__, index) => shape(index));
      return () => cityGround([square(0, 0), ...shapes]);
    };
    expect(growthBeyondProportion(work, 3_600)).toBeUndefined();
  });
});
