import { describe, expect, it } from 'vitest';
import { regionsNamed } from './posts-page';

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
});
