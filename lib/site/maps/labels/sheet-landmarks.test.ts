import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectTo } from '@/lib/registry/geometry/region-outlines';
import { isOneOfMany, landmarksIn } from './landmarks';
import { onTiers } from './sheet-labels';
import {
  fillLandmarks,
  landmarkRooms,
  landmarksOn,
  mostLandmarks,
  nameLandmarks,
  type OnDrawing,
  SIGN,
  signLandmarks,
  unnamedOf,
} from './sheet-landmarks';
import { Layout, TIERS } from './sheet-layout';
import { type Ring, SHEET, type Spot, spotOf } from './sheet-spot';

const kingdom = { west: 34, south: 16, east: 56, north: 33 };
const middle = { x: SHEET.width / 2, y: SHEET.height / 2 };
const fort: OnDrawing = { code: 'fort', kind: 'fort', name: 'Old Fort', ...middle };

/** From above to below, narrower than any name. */
const strip = (left: number): Ring => [
  [left, 0],
  [left + 55, 0],
  [left + 55, SHEET.height],
  [left, SHEET.height],
];

function writeLandmarks(layout: Layout, landmarks: readonly OnDrawing[], most = 5): void {
  signLandmarks(layout, landmarks, most);
  nameLandmarks(layout, landmarks, [{}]);
  fillLandmarks(layout, landmarks, most, [{}]);
}

/** What a layout of a width has of these landmarks, where some places (pixels around a point) are taken. */
function written(
  landmarks: readonly OnDrawing[],
  taken: readonly [x: number, y: number, around: number][] = [],
) {
  const layout = new Layout(TIERS[2]);
  for (const place of taken) layout.keepFree(...place);
  writeLandmarks(layout, landmarks);
  return { labels: layout.labels, units: layout.units };
}

describe('the landmarks that ship', () => {
  const all = landmarksIn(kingdom);

  it('are each one, in the kingdom, with a name in both languages', () => {
    expect(all.length).toBeGreaterThan(60);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { code, name } of all) {
      expect(name.ar, code).toMatch(/^[\u0600-\u06ff ]+$/);
      expect(name.en, code).toMatch(/^[A-Z][A-Za-z’ -]+$/);
    }
  });

  it('stand where they are: that of Makkah is on its sheet, and none of another city', () => {
    const makkah = { west: 39.7, south: 21.38, east: 39.95, north: 21.5 };
    const { point } = projectTo(SHEET.width, makkah, 21.44);
    expect(landmarksOn(makkah, point, 'ar', []).map(({ name }) => name)).toEqual([
      'المسجد الحرام',
      'جبل النور',
    ]);
    const [{ x, y } = middle] = landmarksOn(makkah, point, 'en', []);
    // Half of the way from the west, and from the north half of it too.
    expect(x / SHEET.width).toBeCloseTo(0.505, 2);
    expect(y).toBeCloseTo(point(39.8262, 21.4225)[1]);
  });

  it('of which a city has many come after what it is known by', () => {
    const many = all.map(isOneOfMany);
    expect(many).toContain(true);
    expect(many.lastIndexOf(false)).toBeLessThan(many.indexOf(true));
  });

  it('name the district that they stand in by a code that there is', () => {
    const codes = new Set(
      readFileSync('content/districts.csv', 'utf8')
        .split('\n')
        .map((row) => row.split(',')[0]),
    );
    const placed = all.flatMap(({ district }) => district ?? []);
    expect(placed).toContain('riyadh-al-olaya');
    for (const district of placed) expect(codes, district).toContain(district);
  });

  it('are left out where the shape of their district does not hold them, and only there', () => {
    const riyadh = { west: 46.6, south: 24.65, east: 46.73, north: 24.74 };
    const { point } = projectTo(SHEET.width, riyadh, 24.7);
    const olaya = (south: number, north: number) => ({
      code: 'riyadh-al-olaya',
      geometry: {
        type: 'Polygon' as const,
        coordinates: [
          [
            [46.66, south],
            [46.7, south],
            [46.7, north],
            [46.66, north],
            [46.66, south],
          ],
        ],
      },
    });
    const shown = (districts: ReturnType<typeof olaya>[]) =>
      landmarksOn(riyadh, point, 'en', districts).map(({ code }) => code);
    expect(shown([olaya(24.68, 24.72)])).toContain('kingdom-centre');
    expect(shown([olaya(24.68, 24.7)])).not.toContain('kingdom-centre');
    // Of a district whose shape is not known nothing seems to be wrong.
    expect(shown([])).toContain('kingdom-centre');
    expect(shown([{ ...olaya(24.68, 24.7), code: 'riyadh-al-wurud' }])).toContain('kingdom-centre');
  });
});

describe('a landmark on a map', () => {
  it('has its sign where it is, and its name below it', () => {
    const { labels, units } = written([fort]);
    expect(labels.map(({ kind }) => kind)).toEqual(['sign', 'landmark']);
    const [sign, name] = labels;
    expect([(sign?.x ?? 0) * SHEET.width, (sign?.y ?? 0) * SHEET.height]).toEqual([middle.x, middle.y]);
    expect((name?.y ?? 0) * SHEET.height - middle.y).toBeCloseTo(units(2 * SIGN + 4));
    expect(name?.lines).toEqual(['Old Fort']);
  });

  it('has its name elsewhere beside it where that is taken, and none where all is', () => {
    const { units } = written([]);
    const below: [number, number, number] = [middle.x, middle.y + units(2 * SIGN + 4), 6];
    expect(written([fort], [below]).labels[1]?.y).toBeLessThan(0.5);
    const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((turn): [number, number, number] => [
      middle.x + units(32) * Math.cos((turn * Math.PI) / 4),
      middle.y + units(32) * Math.sin((turn * Math.PI) / 4),
      9,
    ]);
    expect(written([fort], ways).labels.map(({ kind }) => kind)).toEqual(['sign']);
  });

  it('is left out where something else stands', () => {
    expect(written([fort], [[middle.x, middle.y, 4]]).labels).toEqual([]);
  });

  it('is not one of more than a map has room for, the first ones before the others', () => {
    const forts = [0, 1, 2, 3, 4, 5].map((at) => ({
      ...fort,
      code: `fort-${at}`,
      x: ((at + 0.5) * SHEET.width) / 6,
    }));
    const layout = new Layout(TIERS[3]);
    writeLandmarks(layout, forts, mostLandmarks(TIERS[3]));
    const signs = layout.labels.filter(({ kind }) => kind === 'sign').map(({ key }) => key);
    expect(signs).toEqual(['fort-0', 'fort-1', 'fort-2', 'fort-3', 'fort-4']);
    expect(mostLandmarks(TIERS[0])).toBe(3);
  });

  it('has its name within one shape or beside them all, and across no edge', () => {
    const square = (code: string, left: number, top: number): Spot =>
      spotOf(
        {
          code,
          name: code,
          cover: 'whole',
          number: 1,
          official: false,
          rings: [
            [
              [left, top],
              [left + 300, top],
              [left + 300, top + 300],
              [left, top + 300],
            ],
          ],
        },
        SHEET.height,
      );
    // Its sign stands in the lower half of the first; below it the name would lie on both.
    const shapes = [square('above', 350, 90), square('below', 350, 425)];
    const nameAmong = (among: readonly Spot[]) => {
      const layout = new Layout(TIERS[2]);
      signLandmarks(layout, [fort], 5);
      nameLandmarks(layout, [fort], landmarkRooms(among));
      return layout.labels.find(({ kind }) => kind === 'landmark');
    };
    expect(nameAmong([])?.y).toBeGreaterThan(0.5);
    expect(nameAmong(shapes)?.y).toBeLessThan(0.5);
    // Where it fits in none it may lie on what is not announced, and on nothing else.
    const strips = [0, 1, 2, 3, 4, 5].map((at) =>
      spotOf({ ...square(`${at}`, 0, 0), rings: [strip(320 + at * 60)] }, SHEET.height),
    );
    expect(nameAmong(strips)).toBeUndefined();
    expect(nameAmong(strips.map((spot) => ({ ...spot, cover: 'around' as const })))).toBeDefined();
  });

  describe('of which there are many', () => {
    const station = (code: string, right: number, down = 0.5): OnDrawing => ({
      code,
      kind: 'station',
      name: 'Station',
      x: right * SHEET.width,
      y: down * SHEET.height,
    });
    const keysOf = (layout: Layout, wanted: 'sign' | 'landmark') =>
      layout.labels.flatMap(({ kind, key }) => (kind === wanted ? key : []));

    it('fills the room that is left, the farthest from what stands there first', () => {
      const layout = new Layout(TIERS[3]);
      const stations = [station('near', 0.62), station('far', 0.85), station('middle', 0.3)];
      writeLandmarks(layout, [fort, ...stations], 3);
      expect(keysOf(layout, 'sign')).toEqual(['fort', 'far', 'middle']);
      expect(keysOf(layout, 'landmark')).toEqual(['fort', 'far', 'middle']);
    });

    it('begins in the middle where there is nothing else, and leaves out what is close by', () => {
      const layout = new Layout(TIERS[3]);
      writeLandmarks(layout, [station('aside', 0.8), station('middle', 0.5), station('close', 0.53)]);
      expect(keysOf(layout, 'sign')).toEqual(['middle', 'aside']);
    });

    it('has no sign without its name, and leaves no trace where it was tried', () => {
      const layout = new Layout(TIERS[2]);
      writeLandmarks(layout, [{ ...station('long', 0.5), name: 'x'.repeat(90) }]);
      expect(layout.labels).toEqual([]);
      writeLandmarks(layout, [fort]);
      expect(keysOf(layout, 'sign')).toEqual(['fort']);
    });
  });

  it('is named below the map at the widths at which its name has no room', () => {
    const labels = onTiers((width) => {
      const layout = new Layout(width);
      // A name that only the widest drawing has room for.
      writeLandmarks(layout, [{ ...fort, name: 'x'.repeat(60) }]);
      return layout;
    });
    const [unnamed, ...others] = unnamedOf(labels);
    expect(others).toEqual([]);
    expect(unnamed?.tiers[0]).toBe(true);
    expect(unnamed?.tiers.at(-1)).toBe(false);
    expect(
      unnamedOf(
        onTiers((width) => {
          const layout = new Layout(width);
          writeLandmarks(layout, [fort]);
          return layout;
        }),
      ),
    ).toEqual([]);
  });
});
