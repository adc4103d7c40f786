import { describe, expect, it } from 'vitest';
import { growthBeyondProportion } from '@/tests/support/growth';
import { SHEET } from '../labels/sheet-spot';
import type { Spot } from '../sheet/area-ground';
import { placesSheet } from './places-sheet';

const named = (name: string) => ({ ar: name, en: name });
const makkah: Spot = { code: 'makkah', region: 'makkah', name: named('Makkah'), lon: 39.826, lat: 21.422 };
const madinah: Spot = {
  code: 'madinah',
  region: 'madinah',
  name: named('Madinah'),
  lon: 39.612,
  lat: 24.467,
};
const regions = ['makkah', 'madinah'].map((code) => ({ code, name: named(code), own: true }));

/** Where each place stands, in parts of the width and the height. */
const placed = (spots: Spot[], own = regions) => {
  const sheet = placesSheet(spots, own, 'en');
  return new Map(sheet.spots.map(({ code, ...place }) => [code, place]));
};

describe('the map of where the places of an announcement lie', () => {
  it('has Madinah above Makkah, both in its middle', () => {
    const places = placed([makkah, madinah]);
    const [north, south] = [places.get('madinah'), places.get('makkah')];
    expect(north?.y).toBeLessThan((south?.y ?? 0) - 0.15);
    for (const place of [north, south]) {
      expect(Math.abs((place?.x ?? 0) - 0.5)).toBeLessThan(0.25);
      expect(Math.abs((place?.y ?? 0) - 0.5)).toBeLessThan(0.4);
    }
  });

  it('has room for a region that is named without a place: Makkah then lies in the south', () => {
    const alone = placed([makkah], regions.slice(0, 1)).get('makkah');
    const withMadinah = placed([makkah]).get('makkah');
    expect(withMadinah?.y).toBeGreaterThan((alone?.y ?? 1) + 0.05);
  });

  it('stays what it is beside a region of which it knows nothing', () => {
    const unknown = { code: 'atlantis', name: named('Atlantis'), own: true };
    expect(placed([makkah, madinah], [...regions, unknown])).toEqual(placed([makkah, madinah]));
  });

  it('has the name of a city beside a border on the side where none runs through it', () => {
    const riyadh: Spot = { code: 'riyadh', region: 'riyadh', name: named('Riyadh'), lon: 46.72, lat: 24.69 };
    const own = [{ code: 'riyadh', name: named('Riyadh'), own: true }];
    // To the right of its point the border of its region is nearer than the end of its name.
    const anchors = placesSheet([riyadh], own, 'en').labels.flatMap(({ key, anchor }) =>
      key === 'riyadh' ? anchor : [],
    );
    expect(new Set(anchors)).toEqual(new Set(['end']));
  });

  it('has the names of two cities near each other each on its own side, never above or below both', () => {
    const at = (code: string, lon: number): Spot => ({
      code,
      region: 'riyadh',
      name: named(code),
      lon,
      lat: 25.28,
    });
    const all = ['riyadh', 'makkah', 'madinah'].map((code) => ({ code, name: named(code), own: true }));
    const { labels, spots } = placesSheet([at('al-qasab', 45.5), at('thadiq', 45.86)], all, 'en');
    const [west = 0, east = 0] = spots.map(({ x }) => x);
    expect(west).toBeLessThan(east);
    for (const { key, kind, x, anchor, line } of labels.filter(({ kind }) => kind === 'name')) {
      const own = key === 'thadiq' ? east : west;
      if (line) expect(Math.sign(x - own), key).toBe(key === 'thadiq' ? 1 : -1);
      else expect([kind, anchor], key).toEqual(['name', key === 'thadiq' ? 'start' : 'end']);
    }
  });

  it('names a region that is bent aside from its middle, where it has room there alone', () => {
    const spot: Spot = { code: 'thadiq', region: 'riyadh', name: named('Thadiq'), lon: 45.86, lat: 25.28 };
    const own = ['riyadh', 'makkah', 'madinah'].map((code) => ({ code, name: named(code), own: true }));
    const qassim = { code: 'qassim', name: { ar: 'القصيم', en: 'Qassim' }, own: false };
    const { labels } = placesSheet([spot], [...own, qassim], 'en');
    const tiers = labels.filter(({ key }) => key === 'qassim').flatMap((label) => [label.tiers]);
    expect([2, 3].map((tier) => tiers.some((one) => one[tier]))).toEqual([true, true]);
  });

  it('leads to a city from a plate where a border would run through its name on every side', () => {
    // Between Makkah and the coast.
    const jumum: Spot = { code: 'jumum', region: 'makkah', name: named('Al Jumum'), lon: 39.7, lat: 21.62 };
    const eastern = { code: 'eastern', name: named('Eastern Province'), own: true };
    // Cities that give their regions the names stand for both.
    const both = [makkah, madinah].map(({ region, name }) => ({ code: region, name, own: true }));
    const { labels, spots } = placesSheet([makkah, jumum, madinah], [...both, eastern], 'en');
    const led = labels.find(({ key, tiers }) => key === 'jumum' && tiers.at(-1));
    expect(led?.plate).toBeDefined();
    // The line ends in the middle of the dot, which lies over it.
    const spot = spots.find(({ code }) => code === 'jumum');
    const [, [x, y] = [0, 0]] = led?.line ?? [];
    expect(Math.hypot(x - (spot?.x ?? 0), y - (spot?.y ?? 0))).toBeLessThan(0.001);
    expect(labels.find(({ key, tiers }) => key === 'makkah' && tiers.at(-1))?.plate).toBeUndefined();
  });

  it('is laid out in time that grows with the cities, not with their square', () => {
    const cities = (count: number) => {
      const spots = Array.from(
        { length: count },
        (_, at): Spot => ({
          ...makkah,
          code: `city-${at}`,
          name: named(`King Abdullah City ${at}`),
          // Along the border of two regions, where names are hard to place.
          lon: 39.2 + (at % 7) * 0.3,
          lat: 22.6 + Math.floor(at / 7) * 0.1,
        }),
      );
      return () => placesSheet(spots, regions, 'en');
    };
    expect(growthBeyondProportion(cities, 12)).toBeUndefined();
  });

  it('says how long its bar is, in a corner where no place lies', () => {
    const { scale, spots } = placesSheet([makkah, madinah], regions, 'en');
    expect([100, 200, 500]).toContain(scale.km);
    const [one, other] = spots;
    // Three degrees of latitude lie between them.
    const across = (one?.x ?? 0) - (other?.x ?? 0);
    const down = (((one?.y ?? 0) - (other?.y ?? 0)) * SHEET.height) / SHEET.width;
    const apart = Math.hypot(across, down);
    expect((apart / scale.width) * scale.km).toBeGreaterThan(320);
    expect((apart / scale.width) * scale.km).toBeLessThan(360);
  });
});
