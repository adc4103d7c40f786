import { expect, it } from 'vitest';
import { afterArticle, keptTogether } from './article';

it('names are looked up by what follows their article', () => {
  expect(['الملقا', 'Al Malqa', 'Ash Shati', 'Adh Dhahrah', 'An Nuzhah'].map(afterArticle)).toEqual([
    'ملقا',
    'Malqa',
    'Shati',
    'Dhahrah',
    'Nuzhah',
  ]);
  expect(['Alfa', 'Abhur', 'Ali Bin Abi Talib', 'حي'].map(afterArticle)).toEqual([
    'Alfa',
    'Abhur',
    'Ali Bin Abi Talib',
    'حي',
  ]);
});

it('an English article stays with its name', () => {
  expect(keptTogether('Az Zahrah')).toBe('Az\u00a0Zahrah');
  expect(keptTogether('King Abdulaziz')).toBe('King Abdulaziz');
  expect(keptTogether('الزهرة')).toBe('الزهرة');
});
