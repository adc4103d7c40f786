import { describe, expect, it } from 'vitest';
import { type ColourName, colourIn, colourOnBand, modes } from '@/lib/site/palette';

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
/** How far apart two colours are in CIE Lab: from 2 on side by side, from 10 on in two maps of a page. */
function difference(a: string, b: string): number {
  const [one, other] = [a, b].map((hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      luminance(hex),
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888,
    ].map(Math.cbrt) as [number, number, number];
    return [116 * y, 500 * (x - y), 200 * (y - z)];
  }) as [number[], number[]];
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
}

const texts: [ColourName, ColourName][] = [
  ['stone-800', 'white'],
  ['stone-700', 'raised'],
  ['blue-700', 'raised'],
  ['on-asked', 'asked'],
  ['stone-700', 'brown-50'],
  ['stone-600', 'white'],
  ['stone-600', 'stone-50'],
  ['stone-600', 'brown-50'],
  ['stone-500', 'white'],
  ['brown-900', 'brown-50'],
  ['brown-800', 'brown-100'],
  ['brown-700', 'white'],
  ['brown-700', 'stone-50'],
  ['brown-600', 'white'],
  ['white', 'brown-700'],
  ['white', 'brown-800'],
  ['white', 'blue-700'],
  ['white', 'blue-800'],
  ['green-800', 'green-100'],
  ['green-700', 'white'],
  ['amber-800', 'amber-100'],
  ['amber-700', 'white'],
  ['red-800', 'red-50'],
  ['red-700', 'white'],
  ['blue-800', 'blue-100'],
  ['blue-800', 'white'],
];
const shapes: [ColourName, ColourName][] = [
  ['brown-600', 'white'],
  ['brown-500', 'white'],
  ['stone-400', 'white'],
  ['stone-500', 'white'],
  ['stone-500', 'stone-50'],
  ['stone-500', 'brown-50'],
  ['blue-700', 'white'],
  ['blue-700', 'brown-50'],
  ['green-600', 'white'],
];
const onBands: ColourName[] = ['white', 'brown-50', 'brown-100', 'brown-200'];

describe.each(modes)('in the mode %s', (mode) => {
  it.each(texts)('text in %s on %s has at least 4.5', (text, ground) => {
    expect(contrast(colourIn(mode, text), colourIn(mode, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('a shape in %s that carries meaning on %s has at least 3', (shape, ground) => {
    expect(contrast(colourIn(mode, shape), colourIn(mode, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)('on the maps of the mode %s', (mode) => {
  it('a region with announced places stands apart from one without', () => {
    expect(contrast(colourIn(mode, 'meant'), colourIn(mode, 'tint-0'))).toBeGreaterThanOrEqual(1.1);
  });

  it('a region with announced places is clearly paler than what is announced', () => {
    expect(contrast(colourIn(mode, 'meant'), colourIn(mode, 'announced'))).toBeGreaterThanOrEqual(1.4);
  });

  it('the dot of a city has 3 on its region', () => {
    for (const dot of ['blue-700', 'green-800'] as const)
      expect(contrast(colourIn(mode, dot), colourIn(mode, 'meant'))).toBeGreaterThanOrEqual(3);
  });

  const names = [
    ['brown-900', 'tint-0'],
    ['brown-900', 'meant'],
    ['stone-600', 'meant'],
    ['stone-600', 'tint-0'],
    ['brown-900', 'announced'],
    ['brown-900', 'hatched'],
    ['brown-900', 'elsewhere'],
    ['stone-600', 'elsewhere'],
    ['stone-600', 'around'],
    ['stone-600', 'ground'],
    ['blue-800', 'announced'],
    ['brown-900', 'price-1'],
    ['brown-900', 'price-2'],
    ['brown-900', 'price-3'],
    ['on-price', 'price-4'],
    ['on-price', 'price-5'],
  ] as const;
  it.each(names)('a name in %s on %s can be read', (name, on) => {
    expect(contrast(colourIn(mode, name), colourIn(mode, on))).toBeGreaterThanOrEqual(4.5);
  });

  it('what another announcement names is clearly paler than what this one does', () => {
    expect(contrast(colourIn(mode, 'elsewhere'), colourIn(mode, 'announced'))).toBeGreaterThanOrEqual(1.4);
  });

  it.each(['meant', 'hatched', 'announced', 'sea', 'around'] as const)(
    'what another announcement names is told from %s',
    (tint) => {
      expect(difference(colourIn(mode, 'elsewhere'), colourIn(mode, tint))).toBeGreaterThanOrEqual(10);
    },
  );

  it('each step of a map of prices is told from the next, and all from what has no price', () => {
    const steps = ['price-1', 'price-2', 'price-3', 'price-4', 'price-5'] as const;
    for (const [index, step] of steps.entries()) {
      expect(difference(colourIn(mode, step), colourIn(mode, 'around'))).toBeGreaterThanOrEqual(10);
      const before = steps[index - 1];
      if (before) expect(contrast(colourIn(mode, step), colourIn(mode, before))).toBeGreaterThanOrEqual(1.3);
    }
  });

  it('land of no district is nearer to the page than districts are', () => {
    const apart = (name: ColourName) => contrast(colourIn(mode, name), colourIn(mode, 'white'));
    expect(apart('ground')).toBeLessThan(apart('around'));
    expect(contrast(colourIn(mode, 'around'), colourIn(mode, 'ground'))).toBeGreaterThanOrEqual(1.2);
  });

  it('the kingdom has an outline of 3 on what is around it', () => {
    for (const around of ['sea', 'land'] as const)
      expect(contrast(colourIn(mode, 'brown-700'), colourIn(mode, around))).toBeGreaterThanOrEqual(3);
  });

  it('what is announced has an edge of 3', () => {
    expect(contrast(colourIn(mode, 'blue-700'), colourIn(mode, 'announced'))).toBeGreaterThanOrEqual(3);
  });
});

it.each(['sea', 'land'] as const)(
  'on a dark page %s, which is around, is darker than what a map is about',
  (around) => {
    expect(luminance(colourIn('dark', around))).toBeLessThan(luminance(colourIn('dark', 'tint-0')));
  },
);

it('on a light page regions without an announcement stand out least', () => {
  const apart = (name: ColourName) => contrast(colourIn('light', name), colourIn('light', 'land'));
  expect(apart('meant')).toBeGreaterThan(apart('tint-0'));
});

describe.each([false, true])('on the dark bands, strong contrast %s', (strong) => {
  it.each(onBands)('%s has at least 4.5', (text) => {
    expect(contrast(colourOnBand(text, strong), colourOnBand('brown-900', strong))).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

describe('strong contrast', () => {
  it.each([
    ['strong', 'stone-200'],
    ['strongDark', 'stone-200'],
    ['strong', 'brown-200'],
    ['strongDark', 'brown-200'],
  ] as const)('in the mode %s makes even the hairline %s an edge of 4.5', (mode, line) => {
    expect(contrast(colourIn(mode, line), colourIn(mode, 'white'))).toBeGreaterThanOrEqual(4.5);
  });
});
