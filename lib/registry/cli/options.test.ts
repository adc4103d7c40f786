import { describe, expect, it } from 'vitest';
import { moment } from './options';

describe('a moment of the command line', () => {
  it.each([
    ['2026-01-31', '2026-01-30T21:00:00.000Z'],
    ['2026-01-31T08:00:00+03:00', '2026-01-31T05:00:00.000Z'],
    ['2026-01-31T08:00:00Z', '2026-01-31T08:00:00.000Z'],
  ])('%s, a day beginning at midnight in Riyadh, is %s', (text, instant) => {
    expect(moment(text)).toBe(instant);
  });

  it.each(['2026-02-30', '2026-01-31T08:00:00', '31/1/2026', 'yesterday', ''])('%s is none', (text) => {
    expect(() => moment(text)).toThrow('Give a date');
  });
});
