import fc from 'fast-check';
import { longText, PIECES } from '../growth';

/**
 * Stands wherever a request writes something of its own, and becomes that request's number when it is sent (send.ts): what
 * one visitor typed is known wherever it shows. As long as what it becomes, so that no length changes.
 */
export const MARK = 'Zq000000qZ';

/** Text as its bytes, one character each: requests are put together as they go over the wire. */
export const bytes = (text: string): string => Buffer.from(text).toString('latin1');

/** Letters that a part of a request may not hold, or means something else by. */
const SIGNS = [
  '%',
  '%00',
  '%0a',
  '%0d%0aX:y',
  '%1b',
  '%2e%2e/',
  '..%2f',
  '..%5c',
  '%25',
  '%E0%A4%A',
  '%ED%A0%80',
  '%FF',
  '%u0041',
  '\\',
  '//',
  '/../',
  '/./',
  ';',
  '#',
  '?',
  '&',
  '=',
  '+',
  '*',
  '|',
  '"',
  "'",
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '\t',
  ' ',
  '~',
  '$',
  '^',
  '`',
  ':',
  '@',
  '!',
  ',',
  '\u0000',
  '\u00ff',
  '\u0080',
  bytes('ش'),
  bytes('\u202e'),
] as const;

const TEXTS = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  '[object Object]',
  '٣٤٥',
  '\u202eabc',
  "' OR 1=1 --",
  '{{7*7}}',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '=cmd()',
  'riyadh',
  'riyadh-al-malqa',
  'makkah',
  'النرجس',
  'حي الملقا',
  'النرجس القيروان',
  '24.83,46.61',
  '46.61,24.83',
  'https://maps.app.goo.gl/x',
  'https://maps.google.com/?q=24.8,46.6',
  '3114',
  '2026-11-22',
  '٢٠/١١/٢٠٢٦',
  '1448-06-01',
] as const;

/** A long run of what tends to cost the square of its length. */
export const longRun = (lengths: readonly number[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...Object.values(PIECES)), fc.constantFrom(...lengths))
    .map(([piece, length]) => longText(piece, length));

/** Something that somebody writes: the mark above all, what has a meaning somewhere, and rubbish. */
export const words: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(MARK) },
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...TEXTS).map((text) => `${MARK} ${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: longRun([20, 200, 1_000]) },
);

/** As a program writes it into an address: encoded, or as it stands. */
export const written: fc.Arbitrary<string> = fc
  .tuple(words, fc.nat(9))
  .map(([word, way]) =>
    way === 0 ? bytes(word).replace(/[\r\n ]/g, '+') : encodeURIComponent(Buffer.from(word).toString()),
  );

/** Spoils a text in one place: something put in, cut off, repeated, or written in another case. */
export const damaged = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(text.length), fc.constantFrom<string>(...SIGNS, MARK), fc.nat(5)).map(([at, sign, way]) => {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    if (way === 0) return head;
    if (way === 1) return head + tail.toUpperCase();
    if (way === 2) return text + tail;
    return head + sign + tail;
  });
