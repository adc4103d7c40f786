import { describe, expect, it } from 'vitest';
import { formatNumber, gregorianDate, hijriDate, riyadhDate } from './format';

// Published pairs of the two calendars (domain.md 2.6).
const pairs: [string, string][] = [
  ['2023-12-24', '11 Jumada II 1445'],
  ['2024-01-29', '17 Rajab 1445'],
  ['2024-03-28', '18 Ramadan 1445'],
  ['2024-05-26', '18 Dhu‘l-Qi‘dah 1445'],
  ['2024-08-29', '25 Safar 1446'],
  ['2025-01-02', '2 Rajab 1446'],
  ['2025-11-23', '2 Jumada II 1447'],
  ['2026-02-26', '9 Ramadan 1447'],
  ['2026-03-19', '30 Ramadan 1447'],
  ['2026-06-18', '3 Muharram 1448'],
];

describe('dates', () => {
  it.each(pairs)('%s is %s', (date, hijri) => {
    expect(hijriDate(date, 'en')).toBe(`${hijri}\u00a0AH`);
  });

  it('prints Latin digits and the reading order of each language', () => {
    expect(gregorianDate('2026-02-26', 'en')).toBe('26 February 2026');
    expect(gregorianDate('2026-02-26', 'ar')).toBe('26 فبراير 2026');
    expect(hijriDate('2026-02-26', 'ar')).toBe('9 رمضان 1447\u00a0هـ');
  });

  it('counts the day in Riyadh, not in Greenwich', () => {
    expect(riyadhDate(new Date('2026-01-01T22:30:00Z'))).toBe('2026-01-02');
  });

  it('refuses what is not a date', () => {
    expect(() => gregorianDate('26/02/2026', 'ar')).toThrow(RangeError);
  });
});

describe('numbers', () => {
  it('groups thousands alike in both languages', () => {
    expect(formatNumber(368565, 'ar')).toBe('368,565');
    expect(formatNumber(1234.567, 'en', 2)).toBe('1,234.57');
  });
});
