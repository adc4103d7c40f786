import { describe, expect, it } from 'vitest';
import { projectTo } from '@/lib/registry/geometry/region-outlines';
import type { AnnouncedCity } from '@/lib/site/areas/areas';
import { textWidth } from '../labels/text-width';
import { dotSize } from './city-dots';
import { kingdomSheet } from './kingdom-sheet';
import { labelPlaces, MAP_FRAME, WIDEST_MAP } from './map-labels';

const named = (words: string) => ({ ar: words, en: words });
const region = (code: string, name: string) => ({ code, name: named(name) });
const regions = [
  region('riyadh', 'Riyadh'),
  region('qassim', 'Qassim'),
  region('eastern', 'Eastern Province'),
];
const city = (code: string, name: string, at: [lon: number, lat: number], districts = 60): AnnouncedCity => ({
  code,
  name: named(name),
  region: 'riyadh',
  lon: at[0],
  lat: at[1],
  districts,
  isOpen: false,
});
const riyadh = city('riyadh', 'Riyadh', [46.7, 24.7]);
const sheetOf = (cities: AnnouncedCity[]) => kingdomSheet({ cities, regions, around: {}, locale: 'en' });

describe('the map of the kingdom with its cities', () => {
  it('has three sizes of dots, by the districts', () => {
    expect([0, 9, 10, 49, 50, 300].map(dotSize)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('names a city that gives its region the name once, for both', () => {
    const { labels, regions: own } = sheetOf([riyadh]);
    expect(labels.filter(({ key, tiers }) => key === 'riyadh' && tiers[3])).toHaveLength(1);
    expect(own.get('riyadh')?.at(-1)).toBeNull();
    expect(own.get('qassim')?.at(-1)).not.toBeNull();
    const other = sheetOf([city('other', 'Other', [45, 24])]);
    expect(other.regions.get('riyadh')?.every((spot) => spot !== null)).toBe(true);
  });

  it('has the name of the capital at every width, before all others, however many cities crowd around it', () => {
    const crowd = Array.from({ length: 14 }, (_, at) =>
      city(
        `town-${at}`,
        `Town ${at}`,
        [46.7 + 1.5 * Math.cos(at / 3), 24.7 + 1.5 * Math.sin(at / 3)],
        5 * at,
      ),
    );
    const hail = city('hail', 'Hail', [41.7, 27.5], 100);
    const { labels, dots } = sheetOf([hail, riyadh, ...crowd]);
    const own = labels.filter(({ key }) => key === 'riyadh');
    for (const tier of [0, 1, 2, 3]) expect(own.some(({ tiers }) => tiers[tier])).toBe(true);
    // Its line ends in the middle of the dot, which lies over it.
    const dot = dots.find(({ code }) => code === 'riyadh');
    const led = own.filter(({ line }) => line !== undefined);
    expect(led.length).toBeGreaterThan(0);
    for (const { line } of led) {
      expect(line?.[1][0]).toBeCloseTo(dot?.x ?? 0, 6);
      expect(line?.[1][1]).toBeCloseTo(dot?.y ?? 0, 6);
    }
  });

  it('moves the name of a region off a dot, as far as it stays in the region, or leads a line to it', () => {
    const place = labelPlaces.get('qassim');
    const at = place?.widest?.at as [number, number];
    const spot = sheetOf([city('buraydah', 'Buraydah', at)])
      .regions.get('qassim')
      ?.at(-1);
    expect(spot?.at).not.toEqual(at);
    const { point } = projectTo(WIDEST_MAP, MAP_FRAME);
    const [dot, name] = [point(...at), point(...((spot?.at ?? at) as [number, number]))];
    const half = (textWidth('Qassim') * 13) / 2;
    expect(Math.abs(dot[0] - name[0]) > half || Math.abs(dot[1] - name[1]) > 13).toBe(true);
    expect(sheetOf([riyadh]).regions.get('qassim')?.at(-1)?.at).toEqual(at);
  });

  it('names the largest of cities that crowd', () => {
    const crowd = Array.from({ length: 12 }, (_, at) =>
      city(`town-${at}`, `T${at}`, [45 + (at % 4) * 0.3, 24 + Math.floor(at / 4) * 0.3], at === 0 ? 60 : 20),
    );
    const widest = sheetOf(crowd).labels.filter(({ tiers }) => tiers[3]);
    expect(widest.map(({ key }) => key)).toContain('town-0');
    expect(widest.length).toBeLessThan(crowd.length);
  });
});
