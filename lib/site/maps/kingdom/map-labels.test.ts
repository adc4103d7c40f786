import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectTo, regionOutlines } from '@/lib/registry/geometry/region-outlines';
import ar from '@/messages/ar/Areas.json';
import en from '@/messages/en/Areas.json';
import { halved } from '../labels/map-room';
import { textWidth } from '../labels/text-width';
import {
  ALONE_MAP,
  aloneSpot,
  aroundPlaces,
  type LabelPlace,
  labelPlaces,
  MAP_FRAME,
  WIDE_MAP,
  WIDEST_MAP,
} from './map-labels';

const around = { ar: ar.map.around, en: en.map.around };
const names = new Map(
  readFileSync('content/regions.csv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
    .map(([, code = '', inArabic = '', inEnglish = '']) => [code, { ar: inArabic, en: inEnglish }]),
);
/** From the middle of a line of words to its edge, in letters: Arabic ones reach far. */
const TALL = 0.85;
const SHIFTS = { start: 0, middle: -0.5, end: -1 } as const;

/** Where a name stands on a map so wide. */
const spotOf = (place: LabelPlace, width: number) =>
  (width >= WIDEST_MAP && place.widest) || place.wide || place;

/** The boxes of the names on a wide map, in pixels. */
function boxesOf(locale: 'ar' | 'en', width: number) {
  const { point } = projectTo(width, MAP_FRAME);
  const box = (text: string, at: readonly [number, number], shift: number, letters: number) => {
    const [x, y] = point(...at);
    const wide = textWidth(text) * letters;
    const left = x + shift * wide;
    return { text, left, right: left + wide, top: y - TALL * letters, bottom: y + TALL * letters };
  };
  return [
    ...aroundPlaces.map(({ key, at, wide, line }) =>
      box(around[locale][key], wide ?? at, line ? SHIFTS.start : SHIFTS.middle, 12),
    ),
    ...[...labelPlaces].map(([code, place]) => {
      const { at, anchor } = spotOf(place, width);
      return box(names.get(code)?.[locale] ?? code, at, SHIFTS[anchor], 14);
    }),
  ];
}

const outlines = () =>
  regionOutlines().flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );

/** Points along the outlines of the regions and the lines to them, in pixels. */
function linesOf(width: number): [number, number][] {
  const leaders = [...labelPlaces.values()].flatMap((place) => {
    const { line } = spotOf(place, width);
    return line === undefined ? [] : [line.map(([lon, lat]) => [lon, lat])];
  });
  const toSmall = aroundPlaces.flatMap(({ line }) => (line ? [line.map(([lon, lat]) => [lon, lat])] : []));
  return pointsAlong([...outlines(), ...leaders, ...toSmall], width);
}

/** Points a pixel from each other. */
function pointsAlong(lines: readonly number[][][], width: number): [number, number][] {
  const { point } = projectTo(width, MAP_FRAME);
  return lines.flatMap((ring) =>
    ring.slice(1).flatMap((end, index) => {
      const [[ax, ay], [bx, by]] = [ring[index] ?? end, end].map(([lon = 0, lat = 0]) => point(lon, lat)) as [
        [number, number],
        [number, number],
      ];
      const steps = Math.ceil(Math.hypot(bx - ax, by - ay));
      return Array.from({ length: steps + 1 }, (_, step): [number, number] => [
        ax + ((bx - ax) * step) / Math.max(1, steps),
        ay + ((by - ay) * step) / Math.max(1, steps),
      ]);
    }),
  );
}

describe('names of few regions', () => {
  for (const locale of ['ar', 'en'] as const)
    for (const width of [ALONE_MAP, 480, WIDEST_MAP - 1])
      it(`touch no outline where they stand in their regions (${locale}, ${width})`, () => {
        const { point } = projectTo(width, MAP_FRAME);
        const lines = pointsAlong(outlines(), width);
        const faults = [...labelPlaces].flatMap(([code, place]) => {
          const spot = aloneSpot(place);
          if (spot === undefined) return [];
          const name = names.get(code)?.[locale] ?? code;
          const words = halved(name) ?? [name];
          const [x, y] = point(...spot.at);
          const [half, tall] = [(Math.max(...words.map(textWidth)) * 12) / 2, words.length * 8];
          const isTouched = lines.some(([atX, atY]) => Math.abs(atX - x) < half && Math.abs(atY - y) < tall);
          return isTouched ? [name] : [];
        });
        expect(faults).toEqual([]);
      });

  it('stand there where they do on the map of the home page', () => {
    for (const code of ['riyadh', 'makkah', 'madinah'])
      expect(aloneSpot(labelPlaces.get(code) as LabelPlace)?.line, code).toBeUndefined();
    expect(aloneSpot(labelPlaces.get('madinah') as LabelPlace)).toBeDefined();
  });
});

describe('names on a wide map', () => {
  for (const locale of ['ar', 'en'] as const)
    for (const width of [WIDE_MAP, 640, WIDEST_MAP, 830, 1152])
      it(`touch neither each other nor an outline (${locale}, ${width})`, () => {
        const boxes = boxesOf(locale, width);
        const lines = linesOf(width);
        const faults = boxes.flatMap((a, index) => [
          ...boxes
            .slice(index + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            .map((b) => `${a.text} on ${b.text}`),
          ...(a.left < 0 || a.right > width || a.top < 0 ? [`${a.text} leaves`] : []),
          ...(lines.some(([x, y]) => x > a.left && x < a.right && y > a.top + 2 && y < a.bottom - 2)
            ? [`a line through ${a.text}`]
            : []),
        ]);
        expect(faults).toEqual([]);
      });
});
