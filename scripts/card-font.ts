/**
 * Makes the font of the pictures of pages and answers (lib/site/cards/picture.ts): `npm run card-font -- IBMPlexSansArabic-Bold.woff2`,
 * the complete file of @ibm/plex-sans-arabic 1.1.0. That package runs a script when it is installed and is therefore no
 * dependency; the one that the web fonts come from has the letters of each script in another file, and a line of two fonts
 * is what the renderer cannot lay out from the right.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the complete font file of the bold weight.');

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const letters = `${span(0x20, 0x7e)}${span(0x600, 0x6ff)}\u00a0«»·–—…‘’“”`;

// A constant: the types of the package do not know `noHinting` yet.
const options = { targetFormat: 'truetype' as const, noHinting: true };
writeFileSync('lib/site/cards/fonts/bold.ttf', await subsetFont(readFileSync(file), letters, options));
