import { describe, expect, it } from 'vitest';
import { rectangle } from '@/tests/support/rectangle';
import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { cutAtCoast } from './coast-cut';
import { cityLand } from './land';
import { inRings } from './rings';

const cut = async (geometry: ShapeGeometry, official = false) =>
  (await cutAtCoast([{ official, geometry }]))[0]?.geometry;

/** Before Jeddah: the sea in the west, the desert in the east. */
const [SEA, SHORE, DESERT] = [38.9, 39.16, 39.4];

describe('shapes at the coast', () => {
  it('lose what of them lies in the sea, and keep what is land', async () => {
    const whole = rectangle(SHORE - 0.03, 21.5, SHORE + 0.05, 21.55);
    const left = (await cut(whole)) as ShapeGeometry;
    expect(left).not.toEqual(whole);
    const land = cityLand();
    let afloat = 0;
    for (let step = 1; step < 100; step++) {
      const [lon, lat] = [SHORE - 0.03 + (step / 100) * 0.08, 21.5 + ((step * 37) % 100) * 0.0005];
      const isLeft = polygonsOf(left).some((rings) => inRings(lon, lat, rings));
      expect(isLeft, `${lon} ${lat}`).toBe(land.holds(lon, lat));
      afloat += Number(!isLeft);
    }
    expect(afloat).toBeGreaterThan(10);
    expect(afloat).toBeLessThan(90);
  });

  it('stay as they are inland, in the open sea, and where they are boundaries', async () => {
    for (const at of [DESERT, SEA]) {
      const geometry = rectangle(at, 21.5, at + 0.05, 21.55);
      expect(await cut(geometry)).toBe(geometry);
    }
    const boundary = rectangle(SHORE - 0.03, 21.5, SHORE + 0.05, 21.55);
    expect(await cut(boundary, true)).toBe(boundary);
  });

  it('are cut once: who keeps what is drawn of them finds it again', async () => {
    const geometry = rectangle(SHORE - 0.03, 21.4, SHORE + 0.05, 21.45);
    expect(await cut(geometry)).toBe(await cut(geometry));
  });

  it('are nothing of nothing', async () => {
    expect(await cutAtCoast([])).toEqual([]);
  });
});
