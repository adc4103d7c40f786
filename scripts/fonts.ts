/**
 * Makes the web fonts of the site from the font package: `npm run fonts`.
 *
 * Of each weight, small files with the letters that our two languages use, and others, hardly ever asked for, with the
 * rest (Urdu letters, accented Latin): a phone loads a third of the bytes that the package's own files have.
 * File names carry a hash of the content, so that a browser may keep them for good.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { localeEntry } from '../lib/i18n/locales';

const PACKAGE = 'node_modules/@fontsource/ibm-plex-sans-arabic';
const FOLDER = 'public/fonts';
const FAMILY = 'IBM Plex Sans Arabic';
/** Regular to read, medium for what is named (labels, buttons, rows), bold for headings and figures. */
const weights = [400, 500, 700] as const;

/**
 * What of the fonts' own rules is kept. The file of the Latin letters has the digits, and a rule (`locl`) that draws others
 * beside Arabic letters: one row of a table then had two designs of numerals. Fractions and superiors nobody writes.
 */
const features = {
  arabic: ['calt', 'ccmp', 'curs', 'fina', 'init', 'kern', 'liga', 'mark', 'medi', 'mkmk', 'rlig'],
  latin: ['kern', 'liga'],
} as const;

type Range = readonly [from: number, to: number];

/** Arabic as Arabic writes it, with vowel signs and both sets of digits. */
const ARABIC: readonly Range[] = [
  [0x600, 0x600],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66c],
  [0x670, 0x670],
  [0x6f0, 0x6f9],
  [0x200c, 0x200e],
];

/**
 * Letters, digits, the space and the punctuation of both languages: Arabic pages need them too. With the signs that stand
 * for ʿayn and hamza in the English names of Hijri months.
 */
const LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2bb, 0x2bc],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2066, 0x2069],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The files in daily use, and the package's file that each is cut from. */
const parts = [
  { part: 'arabic', script: 'arabic', ranges: ARABIC },
  { part: 'latin', script: 'latin', ranges: LATIN },
] as const;

const hex = (code: number) => code.toString(16).toUpperCase();
const rangeText = (ranges: readonly Range[]) =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
const characters = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

/** What the package's own file of a script covers, as its style sheet says. */
function packageRanges(script: string, weight: number): Range[] {
  const css = readFileSync(`${PACKAGE}/${weight}.css`, 'utf8');
  const found = new RegExp(`-${script}-${weight}-normal[^}]*unicode-range:\\s*([^;]+);`).exec(css);
  if (!found?.[1]) throw new Error(`No range for ${script} ${weight} in the font package`);
  return found[1].split(',').map((part): Range => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [from, to];
  });
}

/** `whole` without `taken`. */
function without(whole: readonly Range[], taken: readonly Range[]): Range[] {
  return taken.reduce<Range[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Range[] => {
        if (to < start || from > end) return [[start, end]];
        const before: Range[] = start < from ? [[start, from - 1]] : [];
        const after: Range[] = end > to ? [[to + 1, end]] : [];
        return [...before, ...after];
      }),
    [...whole],
  );
}

function save(name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.woff2`;
  writeFileSync(`${FOLDER}/${file}`, bytes);
  return `/fonts/${file}`;
}

const face = (weight: number, file: string, ranges: readonly Range[], family = FAMILY) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: optional;
  src: url("${file}") format("woff2");
  unicode-range: ${rangeText(ranges)};
}
`;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const faces: string[] = [];
const files: Record<string, string[]> = {};

async function add(
  part: string,
  script: keyof typeof features,
  weight: number,
  ranges: readonly Range[],
  family?: string,
): Promise<void> {
  const source = readFileSync(`${PACKAGE}/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`);
  // A constant: the types of the package do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: [...features[script]],
    // Instructions for screens of another age: a tenth of the bytes.
    noHinting: true,
  };
  const bytes = await subsetFont(source, characters(ranges), options);
  const file = save(`${part}-${weight}`, bytes);
  faces.push(face(weight, file, ranges, family));
  files[part] = [...(files[part] ?? []), file];
}

/** The word joiner, which dates hold: it is not seen, and no file is to be fetched for it. */
const UNSEEN: Range = [0x2060, 0x2060];
const daily = [...parts.flatMap(({ ranges }) => ranges), UNSEEN];
for (const weight of weights) {
  for (const { part, script, ranges } of parts) await add(part, script, weight, ranges);
  for (const script of ['arabic', 'latin'] as const) {
    await add(`${script}-rest`, script, weight, without(packageRanges(script, weight), daily));
  }
}

/** The name of Arabic in the header of English pages: its letters alone, in a family of its own. */
const letters = [...new Set(localeEntry('ar').name)].map((letter): Range => {
  const code = letter.codePointAt(0) as number;
  return [code, code];
});
await add('arabic-name', 'arabic', 500, letters, 'Plex name');

writeFileSync(`${FOLDER}/OFL.txt`, readFileSync(`${PACKAGE}/LICENSE`));
writeFileSync(
  'app/fonts.css',
  `/* Made by \`npm run fonts\`: change scripts/fonts.ts instead. */\n${faces.join('')}`,
);
writeFileSync(
  'lib/site/font-files.ts',
  `/** Made by \`npm run fonts\`: the files of public/fonts, regular, medium and bold, by the letters in them. */
export const fontFiles = ${JSON.stringify(files, null, 2)};
`,
);
