import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { fontFiles } from '@/lib/site/font-files';
import { catalogue, root } from './catalogue';

/** The style sheet's faces: which code points lead a browser to which file. */
const faces = readFileSync(join(root, 'app/fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((rule) => ({
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
  faces.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));

describe('web fonts', () => {
  it('are all there', () => {
    expect(faces).toHaveLength(8);
    expect(faces.filter(({ file }) => !existsSync(join(root, 'public', file)))).toEqual([]);
  });

  it.each(locales)('show every text of $code without a file for rare letters', ({ code, fonts }) => {
    const daily = new Set([...fontFiles.arabic, ...fontFiles.latin]);
    const letters = new Set([...catalogue(code).values()].join(''));
    const rare = [...letters].filter((letter) =>
      covering(letter.codePointAt(0) ?? 0).some(({ file }) => !daily.has(file)),
    );
    expect(rare).toEqual([]);
    expect(fonts.every((part) => fontFiles[part].length === 2)).toBe(true);
  });

  it('never offer one character in two files of a weight', () => {
    const codes = [0x20, 0x41, 0x661, 0x627, 0x649, 0xe9, 0x6af, 0x2013, 0x2026, 0x200e];
    expect(codes.map((code) => covering(code).length)).toEqual(codes.map(() => 2));
  });
});
