import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/riyadh';
import { formatList, formatNumber, gregorianDate, hijriDate } from './format';

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
    expect(hijriDate(date, 'en')).toBe(`${hijri} AH`.replaceAll(' ', '\u00a0'));
  });

  it('prints Latin digits and the reading order of each language', () => {
    expect(gregorianDate('2026-02-26', 'en')).toBe('26\u00a0February\u00a02026');
    expect(gregorianDate('2026-02-26', 'ar')).toBe('26\u00a0فبراير\u00a02026');
    expect(hijriDate('2026-02-26', 'ar')).toBe('9\u00a0رمضان\u00a01447\u00a0هـ');
  });

  it('names every month as ICU does, in both languages', () => {
    for (const [locale, tag] of [
      ['ar', 'ar-u-ca-islamic-umalqura-nu-latn'],
      ['en', 'en-GB-u-ca-islamic-umalqura-nu-latn'],
    ] as const) {
      const icu = new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      for (const day of ['2025-07-05', '2025-08-05', '2025-09-05', '2025-10-05', '2025-11-05', '2025-12-05'])
        for (const date of [day, addDays(day, 178)]) {
          // ICU writes the ayn with a sign that our letters lack.
          const shown = icu.format(new Date(`${date}T00:00:00Z`)).replaceAll('\u02bb', '\u2018');
          expect(hijriDate(date, locale).replaceAll('\u00a0', ' ')).toBe(shown);
        }
    }
  });

  it('has no Hijri date beyond the table', () => {
    expect(hijriDate('2077-11-16', 'en')).toBe('30\u00a0Dhu‘l-Hijjah\u00a01500\u00a0AH');
    expect(hijriDate('2077-11-17', 'en')).toBe('');
  });

  it('refuses what is not a date', () => {
    expect(() => gregorianDate('26/02/2026', 'ar')).toThrow(RangeError);
  });
});

describe('lists', () => {
  it('join as each language does', () => {
    expect(formatList(['4', '5', '11'], 'en')).toBe('4, 5 and 11');
    expect(formatList(['4', '5', '11'], 'ar')).toBe('4 و5 و11');
  });
});

describe('numbers', () => {
  it('groups thousands alike in both languages', () => {
    expect(formatNumber(368565, 'ar')).toBe('368,565');
    expect(formatNumber(1234.567, 'en', 2)).toBe('1,234.57');
  });
});
