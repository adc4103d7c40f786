import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { printedCode } from './printed-code';

/** Its squares as a picture, four pixels each, and what a reader makes of it. */
function readBack(address: string): string | undefined {
  const code = printedCode(address);
  if (code === null) return undefined;
  const side = code.size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of code.path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let down = 0; down < 4; down += 1)
      for (let along = 0; along < 4 * Number(length); along += 1)
        pixels.fill(0, ...dot((Number(y) * 4 + down) * side + Number(x) * 4 + along));
  return jsQR(pixels, side, side)?.data;
}

/** Red, green and blue of a pixel. */
const dot = (at: number): [number, number] => [at * 4, at * 4 + 3];

describe('an address on paper', () => {
  test.each([
    'https://registry.example',
    'https://registry.example/en/check?place=1010001-al-malqa&view=filtered',
    `https://registry.example/posts/2026/${'a'.repeat(263)}`,
  ])('%s is read back', (address) => {
    expect(readBack(address)).toBe(address);
  });

  test('one that no camera would read has none', () => {
    expect(printedCode(`https://registry.example/${'a'.repeat(276)}`)).toBeNull();
  });
});
