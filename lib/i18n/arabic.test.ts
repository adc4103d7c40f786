import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { foldForSearch, placeNameKey } from './arabic';
import { toLatinDigits } from './digits';

const groupsFile = fileURLToPath(
  new URL('../../../shared/data/lists/arabic-variant-groups.json', import.meta.url),
);

describe('foldForSearch', () => {
  it.each([
    ['إشبيلية', 'اشبيليه'],
    ['السويدى', 'السويدي'],
    ['مُؤَسَّسَة', 'موسسه'],
    ['الرّياض', 'الرياض'],
    ['ريـــاض', 'رياض'],
    ['هٰذا', 'هذا'],
    ['\u202Bحي\u00A0الملك\u200Fفهد\u202C', 'حي الملكفهد'],
    ['کلیة', 'كليه'],
    ['  ٱلعُليا،  ٢٠٢٤ ', 'العليا 2024'],
    ['Al-Ézdihar  DIST.', 'al ezdihar dist'],
    ["Ha'il", 'hail'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('keeps different names apart', () => {
    expect(foldForSearch('الزهرة')).not.toBe(foldForSearch('الزهراء'));
    expect(foldForSearch('العلا')).not.toBe(foldForSearch('العليا'));
  });

  it('is stable: folding folded text changes nothing', () => {
    const once = foldForSearch('أُمّ الحَمام الشرقي ١٢');
    expect(foldForSearch(once)).toBe(once);
  });
});

describe('toLatinDigits', () => {
  it('takes Arabic-Indic and Persian digits', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0-9')).toBe('0123456789 0123456789 0-9');
  });
});

describe('placeNameKey', () => {
  it.each([
    ['حي الملك عبدالله', 'الملك عبد الله'],
    ['حى أبا العبلان1', 'ابا العبلان 1'],
    ['منطقة مكة المكرمه', 'مكة المكرمة'],
    ['Al Amal Dist.', 'al amal'],
  ])('%j and %j are one place', (a, b) => {
    expect(placeNameKey(a)).toBe(placeNameKey(b));
  });

  it('does not swallow a name that only begins like the word for district', () => {
    expect(placeNameKey('حيان')).toBe('حيان');
    expect(placeNameKey('حي')).toBe('حي');
  });

  it.skipIf(!existsSync(groupsFile))('gives every published group of spellings one key', () => {
    const groups = JSON.parse(readFileSync(groupsFile, 'utf8')) as Record<string, string[]>;
    const split = Object.values(groups).filter((spellings) => new Set(spellings.map(placeNameKey)).size > 1);
    expect(Object.keys(groups).length).toBeGreaterThan(2_500);
    expect(split).toEqual([]);
  });
});
