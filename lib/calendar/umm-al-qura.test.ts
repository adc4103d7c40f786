import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, riyadhDate } from './riyadh';
import { dayOfHijri, hijriOfDay } from './umm-al-qura';

// Published pairs of the two calendars (domain.md 2.6).
const pairs: [string, number, number, number][] = [
  ['2023-12-24', 1445, 6, 11],
  ['2024-01-29', 1445, 7, 17],
  ['2024-03-28', 1445, 9, 18],
  ['2024-05-26', 1445, 11, 18],
  ['2024-08-29', 1446, 2, 25],
  ['2025-01-02', 1446, 7, 2],
  ['2026-02-26', 1447, 9, 9],
  ['2026-03-19', 1447, 9, 30],
  ['2026-06-18', 1448, 1, 3],
];

describe('the Umm al-Qura calendar', () => {
  it.each(pairs)('%s is %d-%d-%d, both ways', (date, year, month, day) => {
    expect(dayOfHijri({ year, month, day })).toBe(dayNumber(date));
    expect(hijriOfDay(dayNumber(date))).toEqual({ year, month, day });
  });

  it('agrees with ICU on every day of its table, both ways', () => {
    const icu = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const [first, last] = [dayNumber('1882-11-12'), dayNumber('2077-11-16')];
    for (let number = first; number <= last; number += 1) {
      const date = dateOfDay(number);
      const { year, month, day } = hijriOfDay(number) ?? expect.fail(date);
      if (dayOfHijri({ year, month, day }) !== number) expect.fail(date);
      if (!icu.format(new Date(`${date}T00:00:00Z`)).startsWith(`${month}/${day}/${year} `))
        expect.fail(date);
    }
    expect([hijriOfDay(first - 1), hijriOfDay(last + 1)]).toEqual([undefined, undefined]);
  });

  it('knows the months without a thirtieth day, and no day outside of itself', () => {
    expect(dayOfHijri({ year: 1445, month: 9, day: 30 })).toBeDefined();
    for (const [year, month, day] of [
      [1447, 12, 30],
      [1448, 1, 31],
      [1448, 0, 1],
      [1448, 13, 1],
      [1448, 1, 0],
      [1299, 12, 1],
      [1501, 1, 1],
    ] as const)
      expect(dayOfHijri({ year, month, day }), `${year}-${month}-${day}`).toBeUndefined();
  });

  it('is asked by everybody: nobody asks an engine', () => {
    const asking = ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => /ca-islamic|calendar: 'islamic/.test(readFileSync(path, 'utf8')));
    expect(asking).toEqual([]);
  });
});

it('the day in Riyadh is not that of Greenwich', () => {
  expect(riyadhDate(new Date('2026-01-01T22:30:00Z'))).toBe('2026-01-02');
});
