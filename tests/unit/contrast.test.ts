import { describe, expect, it } from 'vitest';
import config from '@/tailwind.config';

const palette = config.theme?.extend?.colors as unknown as Record<string, Record<string, string>>;
const colour = (name: string) => {
  if (name === 'white') return '#ffffff';
  const [family, shade] = name.split('-') as [string, string];
  return palette[family]?.[shade] as string;
};

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(colour(a)), luminance(colour(b))].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

describe('text', () => {
  it.each([
    ['stone-800', 'white'],
    ['stone-700', 'brown-50'],
    ['stone-600', 'white'],
    ['stone-600', 'stone-50'],
    ['stone-500', 'white'],
    ['brown-900', 'brown-50'],
    ['brown-800', 'brown-100'],
    ['brown-700', 'white'],
    ['brown-600', 'white'],
    ['white', 'brown-700'],
    ['white', 'brown-900'],
    ['brown-50', 'brown-900'],
    ['brown-100', 'brown-900'],
    ['brown-200', 'brown-900'],
    ['green-800', 'green-100'],
    ['green-700', 'white'],
    ['amber-800', 'amber-100'],
    ['amber-700', 'white'],
    ['red-800', 'red-50'],
    ['red-700', 'white'],
    ['blue-800', 'blue-100'],
  ])('%s on %s has at least 4.5', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('shapes that carry meaning', () => {
  it.each([
    ['brown-600', 'white'],
    ['brown-500', 'white'],
    ['white', 'brown-900'],
    ['stone-400', 'white'],
  ])('%s on %s has at least 3', (shape, background) => {
    expect(contrast(shape, background)).toBeGreaterThanOrEqual(3);
  });
});
