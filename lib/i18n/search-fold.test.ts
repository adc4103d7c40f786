import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { foldForSearch as fold } from './arabic';

describe('fold', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إبراهيم', 'ابراهيم'],
    ['آل سعود', 'ال سعود'],
    ['مكة المكرمة', 'مكه المكرمه'],
    ['مصطفى', 'مصطفي'],
    ['مُحَمَّدٌ', 'محمد'],
    ['الـــريـــاض', 'الرياض'],
    ['حي\u200f العليا ', 'حي العليا'],
    ['١٢٣ ۴۵۶', '123 456'],
    ['Al-Maʿrūf', 'al maruf'],
    ['ﻻ', 'لا'],
    ['مسؤول', 'مسوول'],
    ["At Ta'awun", 'at taawun'],
  ])('takes %j for %j', (a, b) => {
    expect(fold(a)).toBe(fold(b));
  });

  it('keeps different names apart', () => {
    expect(fold('النخيل')).not.toBe(fold('النخل'));
    expect(fold('الورود')).not.toBe(fold('الوادي'));
  });

  const file = fileURLToPath(
    new URL('../../../shared/data/lists/arabic-variant-groups.json', import.meta.url),
  );
  it.skipIf(!existsSync(file))(
    'is stable: folding twice changes nothing (skipped without shared data)',
    () => {
      const words: string[] = readFileSync(file, 'utf8').match(/[\u0600-\u06ff]+/g) ?? [];
      expect(words.length).toBeGreaterThan(1000);
      for (const word of words) expect(fold(fold(word))).toBe(fold(word));
    },
  );
});
