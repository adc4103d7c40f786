import { LRUCache } from 'lru-cache';

/** Letters by the room that they take, in parts of the letter size, with what more they take at the end of a word. */
const kinds: readonly [letters: string, width: number, atEnd?: number][] = [
  [' ءآأؤإا', 0.3],
  ['رز', 0.38],
  ['لبتثنيئ', 0.34, 0.52],
  ['درذوؤةهى', 0.5],
  ['سشصض', 0.87, 0.35],
  ['جحخطظعغفقكم', 0.57, 0.3],
  ["iljtfrI.,'()/-", 0.38],
  ['csz', 0.53],
  ['mwMW', 0.93],
  ['ABCDEFGHJKLNOPQRSTUVXYZ', 0.7],
];
const widths = new Map(kinds.flatMap(([letters, ...kind]) => [...letters].map((letter) => [letter, kind])));
const OTHERS = [0.6];
const ends = new Set([undefined, ' ', ')']);

/** Names of places stand on the maps of many pages. */
const known = new LRUCache<string, number>({ max: 5_000 });

function measured(text: string): number {
  const letters = [...text];
  const width = letters.reduce((sum, letter, index) => {
    const [each = 0, atEnd = 0] = widths.get(letter) ?? OTHERS;
    return sum + each + (ends.has(letters[index + 1]) ? atEnd : 0);
  }, 0);
  return width * 1.08 + 0.2;
}

/**
 * About how many letter sizes wide a word of our medium weight is, rather too many than too few: the server draws maps and
 * has no browser to ask. tests/e2e/maps.spec.ts sees that no label touches another.
 */
export function textWidth(text: string): number {
  const width = known.get(text);
  if (width !== undefined) return width;
  const found = measured(text);
  known.set(text, found);
  return found;
}
