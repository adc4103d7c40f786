import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../i18n/messages';
import { yearsAndMonths } from './riyadh';

describe('yearsAndMonths', () => {
  it.each([
    ['2026-04-23', '2026-11-29', 0, 7],
    ['2026-04-30', '2026-11-29', 0, 6],
    ['2026-01-31', '2026-02-28', 0, 0],
    ['2026-01-31', '2026-03-01', 0, 1],
    ['2025-11-29', '2026-11-29', 1, 0],
    ['2025-11-30', '2026-11-29', 0, 11],
    ['2024-03-28', '2026-11-29', 2, 8],
    ['2026-11-29', '2026-11-29', 0, 0],
    ['2026-12-01', '2026-11-29', 0, 0],
  ])('from %s to %s: %i and %i', (from, to, years, months) => {
    expect(yearsAndMonths(from, to)).toEqual({ years, months });
  });

  it.each([
    [0, 1, 'مضى على آخر يوم شهر', '1 month after the last day'],
    [0, 2, 'مضى على آخر يوم شهران', '2 months after the last day'],
    [0, 7, 'مضى على آخر يوم 7 أشهر', '7 months after the last day'],
    [0, 11, 'مضى على آخر يوم 11 شهرًا', '11 months after the last day'],
    [1, 0, 'مضت على آخر يوم سنة', '1 year after the last day'],
    [2, 8, 'مضت على آخر يوم سنتان و8 أشهر', '2 years and 8 months after the last day'],
    [3, 2, 'مضت على آخر يوم 3 سنوات وشهران', '3 years and 2 months after the last day'],
  ])('is told of %i years and %i months', async (years, months, ar, en) => {
    for (const [locale, words] of [
      ['ar', ar],
      ['en', en],
    ] as const) {
      const t = createTranslator({ locale, messages: await messagesFor(locale), namespace: 'Areas' });
      const both = String(years > 0 && months > 0);
      const told = t('sinceEnd', { years, months, y: String(years), m: String(months), both });
      expect(told.replaceAll('\u00a0', ' ')).toBe(words);
    }
  });
});
