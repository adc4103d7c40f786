import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/riyadh';
import {
  formatList,
  formatNumber,
  formatShare,
  gregorianDate,
  hijriDate,
  roundedNumber,
  shortMonth,
} from './format';

/** A Hijri day as it is read: what only keeps it on one line is not seen. */
const read = (date: string, locale: 'ar' | 'en' = 'en') =>
  hijriDate(date, locale).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

// Published pairs of the two calendars (domain.md 2.6).
const pairs: [string, string][] = [
  ['2023-12-24', '11 Jumada II 1445'],
  ['2024-01-29', '17 Rajab 1445'],
  ['2024-03-28', '18 Ramadan 1445'],
  ['2024-05-26', '18 Dhu al-Qi‘dah 1445'],
  ['2024-08-29', '25 Safar 1446'],
  ['2025-01-02', '2 Rajab 1446'],
  ['2025-11-23', '2 Jumada II 1447'],
  ['2026-02-26', '9 Ramadan 1447'],
  ['2026-03-19', '30 Ramadan 1447'],
  ['2026-06-18', '3 Muharram 1448'],
];

describe('dates', () => {
  it.each(pairs)('%s is %s', (date, hijri) => {
    expect(read(date)).toBe(`${hijri} AH`);
  });

  it('prints Latin digits and the reading order of each language', () => {
    expect(gregorianDate('2026-02-26', 'en')).toBe('26\u00a0February\u00a02026');
    expect(gregorianDate('2026-02-26', 'ar')).toBe('26\u00a0فبراير\u00a02026');
    expect(hijriDate('2026-02-26', 'ar')).toBe('9\u00a0رمضان\u00a01447\u00a0هـ');
  });

  it('has shares to one place after the point below ten per cent, whole from there on', () => {
    const read = (share: number) => formatShare(share, 'en').replace(/[\u2066\u2069]/g, '');
    expect([0.0281, 0.0994, 0.1313, -0.046].map(read)).toEqual(['2.8%', '9.9%', '13%', '-4.6%']);
  });

  it('names every month as ICU does, in both languages, but for the article', () => {
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
          // ICU writes an ayn where the article is joined, and with a sign that our letters lack.
          const shown = icu
            .format(new Date(`${date}T00:00:00Z`))
            .replace('Dhu\u02bbl-', 'Dhu al-')
            .replaceAll('\u02bb', '\u2018');
          expect(read(date, locale)).toBe(shown);
        }
    }
  });

  it('end on no line before they are over, not even after a hyphen', () => {
    expect(hijriDate('2024-05-26', 'en')).toBe('18\u00a0Dhu\u00a0al-\u2060Qi‘dah\u00a01445\u00a0AH');
  });

  it('shortens each English month to three letters', () => {
    const year = Array.from({ length: 12 }, (_, at) =>
      shortMonth(`2026-${String(at + 1).padStart(2, '0')}`, 'en'),
    );
    expect(year.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it('has no Hijri date beyond the table', () => {
    expect(read('2077-11-16')).toBe('30 Dhu al-Hijjah 1500 AH');
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

describe('a large number', () => {
  it('is four digits and a word', () => {
    expect(roundedNumber(20_066_262_000, 'en')).toEqual({ amount: '20.07', size: 'billion' });
    expect(roundedNumber(1_497_123_000, 'ar')).toEqual({ amount: '1.497', size: 'مليار' });
    expect(roundedNumber(850, 'en')).toEqual({ amount: '850', size: '' });
  });
});
