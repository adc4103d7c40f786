import { describe, expect, it } from 'vitest';
import { agreeingChoice, byName } from './places';

const name = (ar: string, en: string) => ({ ar, en });
const places = {
  regions: [
    { code: 'riyadh', name: name('الرياض', 'Riyadh') },
    { code: 'makkah', name: name('مكة المكرمة', 'Makkah') },
  ],
  cities: [
    { code: 'riyadh', region: 'riyadh', partOf: null, centre: null, name: name('الرياض', 'Riyadh') },
    { code: 'jeddah', region: 'makkah', partOf: null, centre: null, name: name('جدة', 'Jeddah') },
  ],
};

describe('agreeingChoice', () => {
  it('fills the region from the city', () => {
    expect(agreeingChoice({ city: 'jeddah', district: 'd' }, places)).toEqual({
      region: 'makkah',
      city: 'jeddah',
      district: 'd',
    });
  });

  it('drops a city of another region with its district', () => {
    expect(agreeingChoice({ region: 'riyadh', city: 'jeddah', district: 'd' }, places)).toEqual({
      region: 'riyadh',
    });
  });

  it('drops what does not exist', () => {
    expect(agreeingChoice({ region: 'nowhere', city: 'none' }, places)).toEqual({ region: undefined });
  });
});

describe('byName', () => {
  it('sorts by the alphabet of the language', () => {
    const districts = [
      { code: '1', name: name('الياسمين', 'Al Yasmin') },
      { code: '2', name: name('إشبيلية', 'Ishbiliyah') },
      { code: '3', name: name('الأمل', 'Al Amal') },
    ];
    expect(byName(districts, 'ar').map(({ code }) => code)).toEqual(['2', '3', '1']);
    expect(byName(districts, 'en').map(({ code }) => code)).toEqual(['3', '2', '1']);
  });

  it('sorts by what follows the article, as the page of an announcement does', () => {
    const districts = [
      { code: 'yarmuk', name: name('اليرموك', 'Al Yarmuk') },
      { code: 'narjis', name: name('النرجس', 'An Narjis') },
      { code: 'ghirnatah', name: name('غرناطة', 'Ghirnatah') },
      { code: 'malqa', name: name('الملقا', 'Al Malqa') },
    ];
    for (const locale of ['ar', 'en'] as const)
      expect(byName(districts, locale).map(({ code }) => code)).toEqual([
        'ghirnatah',
        'malqa',
        'narjis',
        'yarmuk',
      ]);
  });
});
