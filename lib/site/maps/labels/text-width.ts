import { LRUCache } from 'lru-cache';

/** Hundredths of the letter size that a letter takes in our medium weight, as a browser draws it. */
const latin: readonly [letters: string, width: number][] = [
  [' ', 24],
  ["ijl'’.,", 29],
  ['frt()', 38],
  ['-/I', 42],
  ['csvyzJL', 53],
  ['aekoxFT', 57],
  ['bdhnpquESYZ0123456789', 60],
  ['ABCPRVX', 66],
  ['DGHKNOQU', 71],
  ['wM', 82],
  ['mW', 93],
];

/** Of Arabic letters four widths: alone, and as the first, one within and the last of what is joined. */
const arabic: readonly [letters: string, alone: number, first: number, within: number, last: number][] = [
  ['بتث', 86, 34, 31, 91],
  ['ن', 68, 34, 31, 67],
  ['يئ', 76, 34, 31, 52],
  ['جحخ', 61, 68, 67, 62],
  ['سش', 113, 78, 81, 119],
  ['صض', 128, 91, 88, 131],
  ['طظ', 78, 74, 71, 76],
  ['عغ', 65, 57, 50, 56],
  ['ف', 91, 45, 47, 99],
  ['ق', 70, 45, 47, 71],
  ['ك', 77, 40, 48, 92],
  ['ل', 68, 32, 32, 67],
  ['م', 58, 54, 56, 65],
  ['ه', 45, 68, 49, 47],
];
/** Those that the next one never joins: alone, and last. */
const unjoining: readonly [letters: string, alone: number, last: number][] = [
  ['اأإآ', 22, 24],
  ['وؤ', 47, 43],
  ['دذ', 49, 51],
  ['رز', 30, 28],
  ['ة', 45, 47],
  ['ى', 76, 52],
];
/** Lam with its alef, which are one sign. */
const LAM_ALEF = { letters: /^ل[اأإآ]/, alone: 52, last: 55 } as const;
const HAMZA = 44;
/** Any other letter: as the widest that names have but few of. */
const OTHER = 80;

const byLetter = <Row extends readonly [letters: string, ...number[]]>(rows: readonly Row[]) =>
  new Map(rows.flatMap((row) => [...row[0]].map((letter) => [letter, row] as const)));
const plain = byLetter([...latin, ['ء', HAMZA]]);
const joining = byLetter(arabic);
const ending = byLetter(unjoining);

const isJoined = (letter: string | undefined) =>
  letter !== undefined && (joining.has(letter) || ending.has(letter));

/** Hundredths of the letter size of what stands at `index`, and how many letters that are. */
function widthAt(text: string, index: number): [width: number, letters: number] {
  const letter = text[index] as string;
  const isAfter = joining.has(text[index - 1] ?? '');
  if (LAM_ALEF.letters.test(text.slice(index, index + 2)))
    return [isAfter ? LAM_ALEF.last : LAM_ALEF.alone, 2];
  const end = ending.get(letter);
  if (end) return [end[isAfter ? 2 : 1], 1];
  const form = joining.get(letter);
  if (form === undefined) return [plain.get(letter)?.[1] ?? OTHER, 1];
  const isBefore = isJoined(text[index + 1]);
  return [form[isAfter ? (isBefore ? 3 : 4) : isBefore ? 2 : 1], 1];
}

/** By how much small letters may be wider than large ones, as their outlines are moved to pixels; and letter sizes to be sure of. */
const SMALL = 1.03;
const SURE = 0.1;

function measured(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; ) {
    const [width, letters] = widthAt(text, index);
    sum += width;
    index += letters;
  }
  return (sum / 100) * SMALL + SURE;
}

/** Names of places stand on the maps of many pages. */
const known = new LRUCache<string, number>({ max: 5_000 });

/**
 * How many letter sizes wide words of our medium weight are, rather a little too many than too few: the server draws maps and
 * has no browser to ask. tests/e2e/map-names.spec.ts measures the names that ship, and sees that no label touches another.
 */
export function textWidth(text: string): number {
  const width = known.get(text);
  if (width !== undefined) return width;
  const found = measured(text);
  known.set(text, found);
  return found;
}
