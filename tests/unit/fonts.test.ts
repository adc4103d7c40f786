import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeEntry, locales } from '@/lib/i18n/locales';
import { fontFiles } from '@/lib/site/font-files';
import { catalogue, root } from './catalogue';

/** The style sheet's faces: which code points lead a browser to which file. */
const faces = readFileSync(join(root, 'app/fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((rule) => ({
    family: /font-family: "([^"]+)"/.exec(rule)?.[1],
    file: /url\("([^"]+)"\)/.exec(rule)?.[1] ?? '',
    ranges: (/unicode-range:\s*([^;]+);/.exec(rule)?.[1] ?? '').split(',').map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [from, to] as const;
    }),
  }));
const covering = (code: number) =>
  faces.filter(
    ({ family, ranges }) => family !== 'Plex name' && ranges.some(([from, to]) => code >= from && code <= to),
  );

describe('web fonts', () => {
  it('are all there', () => {
    expect(faces).toHaveLength(13);
    expect(faces.filter(({ file }) => !existsSync(join(root, 'public', file)))).toEqual([]);
  });

  it.each(locales)('show every text of $code without a file for rare letters', ({ code, fonts }) => {
    const daily = new Set([...fontFiles.arabic, ...fontFiles.latin]);
    const letters = new Set([...catalogue(code).values()].join(''));
    const rare = [...letters].filter((letter) =>
      covering(letter.codePointAt(0) ?? 0).some(({ file }) => !daily.has(file)),
    );
    expect(rare).toEqual([]);
    expect(fonts.every((part) => fontFiles[part].length === (part === 'arabic-name' ? 1 : 3))).toBe(true);
  });

  it('weigh no more, three weights together, than two did', () => {
    const bytes = ({ fonts }: (typeof locales)[number]) =>
      fonts
        .flatMap((part): string[] => fontFiles[part])
        .reduce((sum, file) => sum + statSync(join(root, 'public', file)).size, 0);
    expect(locales.map(bytes).map((sum) => sum < 58_000)).toEqual([true, true]);
  });

  it('draw the name of Arabic in the header of English pages', () => {
    const ranges = faces.filter(({ family }) => family === 'Plex name').flatMap((face) => face.ranges);
    const letters = [...localeEntry('ar').name].map((letter) => letter.codePointAt(0) ?? 0);
    expect(letters.filter((code) => !ranges.some(([from, to]) => code >= from && code <= to))).toEqual([]);
  });

  it('never offer one character in two files of a weight', () => {
    const codes = [0x20, 0x41, 0x661, 0x627, 0x649, 0xe9, 0x6af, 0x2013, 0x2026, 0x200e];
    expect(codes.map((code) => covering(code).length)).toEqual(codes.map(() => 3));
  });
});
