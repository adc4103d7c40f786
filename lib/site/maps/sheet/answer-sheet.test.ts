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

  it('names a neighbour that is announced in two lines where it has no room for one, and of others none', () => {
    const [, nafl] = around.districts as [NearDistrict, NearDistrict];
    const named = (cover: NearDistrict['cover']) =>
      answerSheet(
        { ...around, districts: [{ ...nafl, cover, name: { ar: 'حي', en: 'Abdulaziz Housing' } }] },
        { ar: 'حي', en: 'Al Falah' },
        'en',
        seas,
      ).labels.flatMap(({ key, lines }) => (key === nafl.code ? lines.length : []));
    expect(named('whole')).toEqual([2, 1]);
    expect(named('around')).toEqual([1]);
  });

  it('draws a neighbour that another announcement names apart from one that none names', () => {
    const [wadi, nafl] = around.districts as [NearDistrict, NearDistrict];
    const other = {
      ...around,
      districts: [{ ...wadi, isElsewhere: true }, nafl, box('Al Amal', 47.68, 'around')],
    };
    const { shapes } = answerSheet(other, { ar: 'حي', en: 'Al Falah' }, 'en', seas);
    expect(shapes.filter(({ cover }) => cover === 'around').map(({ isElsewhere }) => isElsewhere)).toEqual([
      true,
      false,
    ]);
  });

  it('names what was asked for within its outline, and the neighbours that have room', () => {
    const { labels, own, scale } = answerSheet(around, { ar: 'حي', en: 'Al Falah' }, 'en', seas);
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
    const { labels } = answerSheet(
      { ...around, own: small, districts: [] },
      { ar: 'حي', en: 'Al Falah' },
      'en',
      seas,
    );
    expect(labels).toHaveLength(TIERS.length);
    for (const { y } of labels) expect(y).toBeGreaterThan(0.55);
  });

  it('has the landmarks that lie there, with a name that is not within the outline of what was asked for', () => {
    const makkah = { west: 39.79, south: 21.3835, east: 39.88, north: 21.455 };
    const labelsOf = (own: NearDistrict | null) =>
      answerSheet(
        { ...around, own, districts: [], frame: makkah },
        { ar: 'حي', en: 'Ajyad' },
        'en',
        seas,
      ).labels.filter(({ tiers }) => tiers[2]);
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
    const { labels, points } = answerSheet(
      { ...around, own: null, districts: [], points: [point] },
      { ar: 'حي', en: 'Al Falah' },
      'en',
      seas,
    );
    expect(points).toHaveLength(1);
    expect(labels.flatMap(({ lines }) => lines)).toContain('East');
  });
});
