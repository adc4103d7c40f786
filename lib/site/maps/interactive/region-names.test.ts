import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectTo, regionOutlines } from '@/lib/registry/geometry/region-outlines';
import { radiusAt } from '../kingdom/city-dots';
import { ALONE_MAP, labelPlaces, MAP_FRAME } from '../kingdom/map-labels';
import { holdsPoint, type Outline } from '../labels/map-room';
import { type Box, boxesMeet, crossesBox, type Point, pointsOf, segmentsMeet } from '../labels/sheet-leader';
import { textWidth } from '../labels/text-width';
import { type NamedRegion, regionNames } from './region-names';

const names = new Map(
  readFileSync('content/regions.csv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
    .map(([, code = '', inArabic = '', inEnglish = '']) => [code, { ar: inArabic, en: inEnglish }]),
);
/** Pixels by which a name may reach over its region. */
const REACH = 12;
/** Dots where the map has some, with how many announcements. */
const DOTS = [
  [46.73, 24.7, 13],
  [45.1, 26, 9],
  [45, 24.4, 5],
  [39.6, 24.5, 9],
  [39.8, 21.4, 12],
  [43.97, 26.3, 2],
  [50.1, 26.4, 9],
  [48.5, 28.4, 4],
  [45.96, 28.43, 3],
  [41.7, 27.5, 1],
  [41.03, 30.97, 1],
  [37.3, 25, 1],
  [47.2, 22.3, 1],
  [44.8, 20.4, 2],
] as const;
/** As the map draws them, with their rings. */
const radiusOf = (count: number, width: number) =>
  radiusAt(count > 8 ? 3 : count > 2 ? 2 : 1, width >= ALONE_MAP) + 2;

function setting(width: number, locale: 'ar' | 'en') {
  // On a narrow map the kingdom has more of it.
  const shown = width < 448 ? { west: 32.3, east: 56.9, south: 14, north: 33.5 } : MAP_FRAME;
  const { point } = projectTo(width, shown);
  const letters = width < 448 ? 12 : 14;
  const at = ([lon = 0, lat = 0]: readonly number[]): Point => point(lon, lat) as Point;
  const regions = regionOutlines().map(({ region, geometry }): NamedRegion => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    const known = labelPlaces.get(region);
    const spots = [known?.widest, known?.wide, known].flatMap((spot) => spot ?? []);
    const inside = spots.find(({ line }) => line === undefined);
    const end = spots.find(({ line }) => line !== undefined)?.line?.[1];
    return {
      code: region,
      wide: textWidth(names.get(region)?.[locale] ?? '') * letters,
      tall: width >= 448 ? 18 : 17,
      rings: rings.map((ring) => ring.map(at)) as Outline,
      inside: inside ? at(inside.at) : null,
      beside: null,
      end: end ? at(end) : null,
    };
  });
  const dots = DOTS.map(([lon, lat, count]): Box => {
    const [x, y] = at([lon, lat]);
    const own = radiusOf(count, width);
    return { left: x - own, right: x + own, top: y - own, bottom: y + own };
  });
  const [, bottom] = at([0, shown.south]);
  const frame: Box = { left: 0, right: width, top: 0, bottom };
  return { regions, ways: { frame, taken: dots } };
}

const boxOf = ([x, y]: Point, wide: number, tall: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - tall / 2,
  bottom: y + tall / 2,
});

describe('names of regions on the map to move about in', () => {
  for (const locale of ['ar', 'en'] as const)
    for (const width of [286, 326, 480, 700, 830])
      it(`are all there, clear of dots and of each other (${locale}, ${width})`, () => {
        const { regions, ways } = setting(width, locale);
        const placed = regionNames(regions, ways);
        const boxes = placed.map(({ code, at, leader }) => {
          const region = regions.find((one) => one.code === code);
          return { code, leader, region, box: boxOf(at, region?.wide ?? 0, (region?.tall ?? 0) - 3) };
        });
        const faults = boxes.flatMap((a, index) => [
          ...(ways.taken.some((dot) => boxesMeet(a.box, dot, 0)) ? [`${a.code} on a dot`] : []),
          ...(a.leader && ways.taken.some((dot) => crossesBox(a.leader as never, dot, 0))
            ? [`${a.code}'s line`]
            : []),
          ...boxes
            .slice(index + 1)
            .flatMap((b) => [
              ...(boxesMeet(a.box, b.box, 0) ? [`${a.code} on ${b.code}`] : []),
              ...(a.leader && b.leader && segmentsMeet(a.leader, b.leader)
                ? [`${a.code} across ${b.code}`]
                : []),
            ]),
          ...(a.leader === null &&
          !pointsOf({ ...a.box, left: a.box.left + REACH, right: a.box.right - REACH }).every((point) =>
            holdsPoint(a.region?.rings ?? [], point),
          )
            ? [`${a.code} leaves`]
            : []),
        ]);
        expect(faults).toEqual([]);
        const missing = [...names.keys()].filter((code) => !placed.some((one) => one.code === code));
        // On the narrowest map some have no place that would be theirs: the list has them.
        expect(missing.length).toBeLessThanOrEqual(width < 320 ? 2 : 0);
      });

  it('are where the drawing has them, as far as there is room', () => {
    const { regions, ways } = setting(830, 'en');
    const beside = regionNames(regions, ways).filter(({ leader }) => leader !== null);
    expect(beside.map(({ code }) => code).sort()).toEqual(['al-bahah', 'jazan', 'northern-borders']);
  });

  it('stand beside the kingdom, and not on regions that a city tells', () => {
    const { regions, ways } = setting(800, 'en');
    const unnamed = regions.filter(({ code }) => code === 'makkah');
    const named = regions.filter(({ code }) => code !== 'makkah');
    const bahah = (told: readonly NamedRegion[]) => {
      const found = regionNames(named, { ...ways, unnamed: told }).find(({ code }) => code === 'al-bahah');
      const own = regions.find(({ code }) => code === 'al-bahah');
      const box = boxOf(found?.at ?? [0, 0], own?.wide ?? 0, own?.tall ?? 0);
      return pointsOf(box).some((point) => holdsPoint(unnamed[0]?.rings ?? [], point));
    };
    // As if there were sea.
    expect(bahah([])).toBe(true);
    expect(bahah(unnamed)).toBe(false);
  });
});
