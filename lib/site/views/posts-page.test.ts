import { describe, expect, it } from 'vitest';
import { regionsNamed, withRegions } from './posts-page';

const regions = [
  { code: 'riyadh', name: { ar: 'الرياض', en: 'Riyadh' } },
  { code: 'makkah', name: { ar: 'مكة المكرمة', en: 'Makkah' } },
  { code: 'eastern', name: { ar: 'المنطقة الشرقية', en: 'Eastern Province' } },
];
const named = (text: string, locale: 'ar' | 'en') =>
  regionsNamed(text, regions, locale).map(({ code }) => code);

describe('news', () => {
  it('name regions, also where letters are joined to them', () => {
    expect(named('43 حيًّا في منطقتي الرياض والشرقية', 'ar')).toEqual(['riyadh', 'eastern']);
    expect(named('Places in Makkah and the Eastern Province', 'en')).toEqual(['makkah', 'eastern']);
    expect(named('Four more districts', 'en')).toEqual([]);
  });

  const city = (code: string, region: string, ar: string, en: string) => ({
    code,
    region,
    name: { ar, en },
    partOf: null,
    centre: null,
  });
  const places = {
    regions,
    cities: [
      city('jeddah', 'makkah', 'جدة', 'Jeddah'),
      city('jubail', 'eastern', 'الجبيل', 'Jubail'),
      city('al-hazm', 'riyadh', 'الحزم', 'Al Hazm'),
      city('al-hazm-2', 'makkah', 'الحزم', 'Al Hazm'),
      city('thadiq', 'riyadh', 'ثادق', 'Thadiq'),
    ],
  };
  const regionsOf = (title: string, locale: 'ar' | 'en') =>
    withRegions(
      { slug: 'a', title, summary: '', publishedOn: '2026-01-01', locale, locales: [locale] } as never,
      places,
      locale,
    ).regions;

  it('name regions by their cities, as whole words that mean one region only', () => {
    expect(regionsOf('أحياء من جدة والجبيل', 'ar')).toEqual(['makkah', 'eastern']);
    expect(regionsOf('بثادق وجدة', 'ar')).toEqual(['makkah', 'riyadh']);
    expect(regionsOf('Districts of Jubail', 'en')).toEqual(['eastern']);
    expect(regionsOf('Jubailand and Al Hazm', 'en')).toEqual([]);
  });
});
