import { describe, expect, it } from 'vitest';
import type { NearDistrict, Surroundings } from '../../answer/surroundings';
import { TIERS } from '../labels/sheet-layout';
import { answerSheet, signsOf } from './answer-sheet';

const seas = { redSea: 'Red Sea', gulf: 'Arabian Gulf' };
const frame = { west: 47.6, south: 24.6, east: 47.72, north: 24.682 };

const box = (code: string, west: number, cover: NearDistrict['cover']): NearDistrict => ({
  code,
  name: { ar: code, en: code },
  cover,
  official: false,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 24.62],
        [west + 0.04, 24.62],
        [west + 0.04, 24.66],
        [west, 24.66],
        [west, 24.62],
      ],
    ],
  },
});

const around: Surroundings = {
  own: box('own', 47.64, 'whole'),
  districts: [box('Al Wadi', 47.68, 'around'), box('An Nafl', 47.6, 'whole')],
  isUncertain: false,
  points: [],
  city: [],
  frame,
  kilometres: 12,
};

const sheetOf = (
  among: Surroundings,
  name: NearDistrict['name'],
  point: { lat: number; lon: number } | null = null,
) => answerSheet({ around: among, name, point }, 'en', seas);

describe('the drawing of an answer', () => {
  it('is explained by what is seen of it: a neighbour in another announcement, and none beyond its frame', () => {
    const [wadi, nafl] = around.districts as [NearDistrict, NearDistrict];
    const far = box('Al Arid', 48.5, 'part');
    const signs = (districts: NearDistrict[]) => [...signsOf({ ...around, districts })].sort();
    expect(signs([wadi, nafl, far])).toEqual(['around', 'whole']);
    expect(signs([{ ...wadi, isElsewhere: true }])).toEqual(['elsewhere']);
    // What was asked for has a sign of its own.
    expect(signs([])).toEqual([]);
  });

  it('names a neighbour in two lines where it has no room for one, announced or not', () => {
    const [, nafl] = around.districts as [NearDistrict, NearDistrict];
    const named = (cover: NearDistrict['cover']) =>
      sheetOf(
        { ...around, districts: [{ ...nafl, cover, name: { ar: 'حي', en: 'Abdulaziz Housing' } }] },
        { ar: 'حي', en: 'Al Falah' },
      ).labels.flatMap(({ key, lines }) => (key === nafl.code ? lines.length : []));
    expect(named('whole')).toEqual([2, 1]);
    expect(named('around')).toEqual([2, 1]);
  });

  it('draws a neighbour that another announcement names apart from one that none names', () => {
    const [wadi, nafl] = around.districts as [NearDistrict, NearDistrict];
    const other = {
      ...around,
      districts: [{ ...wadi, isElsewhere: true }, nafl, box('Al Amal', 47.68, 'around')],
    };
    const { shapes } = sheetOf(other, { ar: 'حي', en: 'Al Falah' });
    expect(shapes.filter(({ cover }) => cover === 'around').map(({ isElsewhere }) => isElsewhere)).toEqual([
      true,
      false,
    ]);
  });

  it('names what was asked for within its outline, and the neighbours that have room', () => {
    const { labels, own, scale } = sheetOf(around, { ar: 'حي', en: 'Al Falah' });
    const written = (tier: number) =>
      labels.filter(({ tiers }) => tiers[tier]).map(({ lines }) => lines.join(' '));
    expect(written(1).sort()).toEqual(['Al Falah', 'Al Wadi', 'An Nafl']);
    const name = labels.find(({ key }) => key === 'own');
    // In the middle of its shape.
    expect(name?.x).toBeCloseTo(0.5, 1);
    expect(name?.y).toBeCloseTo(0.51, 1);
    expect(own?.cover).toBe('whole');
    expect(scale).toMatchObject({ km: 2, width: 2 / 12 });
  });

  it('stands clear of an outline that is too small for the name', () => {
    const small = box('own', 47.655, 'whole');
    small.geometry.coordinates = [
      [
        [47.657, 24.638],
        [47.663, 24.638],
        [47.663, 24.644],
        [47.657, 24.644],
        [47.657, 24.638],
      ],
    ];
    const { labels } = sheetOf({ ...around, own: small, districts: [] }, { ar: 'حي', en: 'Al Falah' });
    expect(labels).toHaveLength(TIERS.length);
    for (const { y } of labels) expect(y).toBeGreaterThan(0.55);
  });

  it('has the landmarks that lie there, with a name that is not within the outline of what was asked for', () => {
    const makkah = { west: 39.79, south: 21.3835, east: 39.88, north: 21.455 };
    const labelsOf = (own: NearDistrict | null) =>
      sheetOf({ ...around, own, districts: [], frame: makkah }, { ar: 'حي', en: 'Ajyad' }).labels.filter(
        ({ tiers }) => tiers[2],
      );
    const ring = [
      [39.795, 21.41],
      [39.831, 21.41],
      [39.831, 21.436],
      [39.795, 21.436],
      [39.795, 21.41],
    ];
    const over = { ...box('own', 0, 'whole'), geometry: { type: 'Polygon' as const, coordinates: [ring] } };
    const wordsOf = (own: NearDistrict | null) =>
      labelsOf(own).flatMap(({ kind, lines }) => (kind === 'landmark' ? [lines] : []));
    expect(
      labelsOf(over)
        .filter(({ kind }) => kind === 'sign')
        .map(({ lines }) => lines),
    ).toEqual([['mosque', 'Grand Mosque']]);
    expect(wordsOf(over)).toEqual([]);
    expect(wordsOf({ ...over, geometry: box('own', 39.8, 'whole').geometry })).toEqual([['Grand Mosque']]);
  });

  it('names neighbours of which only the centre is known beside their points', () => {
    const point = { name: { ar: 'شرق', en: 'East' }, lon: 47.69, lat: 24.65 };
    const { labels, points } = sheetOf(
      { ...around, own: null, districts: [], points: [point] },
      { ar: 'حي', en: 'Al Falah' },
    );
    expect(points).toHaveLength(1);
    expect(labels.flatMap(({ lines }) => lines)).toContain('East');
  });

  it('has a pin where the point lies that was asked about, and no name on it', () => {
    const name = { ar: 'حي', en: 'Al Falah' };
    const [own] = sheetOf(around, name).labels.filter(({ key }) => key === 'own');
    const middle = { lat: 24.641, lon: 47.66 };
    const { asked, labels } = sheetOf(around, name, middle);
    expect(asked?.x).toBeCloseTo(0.5, 1);
    expect(asked?.y).toBeCloseTo(0.5, 1);
    // The name would lie there.
    expect(Math.abs((own?.y ?? 0) - (asked?.y ?? 0))).toBeLessThan(0.05);
    for (const { key, y } of labels)
      if (key === 'own') expect(Math.abs(y - (asked?.y ?? 0))).toBeGreaterThan(0.02);
    expect(sheetOf(around, name, { lat: 25, lon: 47.66 }).asked).toBeNull();
  });
});
