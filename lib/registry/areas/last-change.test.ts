import { describe, expect, it } from 'vitest';
import { lastChangeOf } from './last-change';

describe('the last change of areas', () => {
  const area = {
    announcedOn: '2026-01-10',
    startsOn: '2026-02-01',
    endsOn: '2026-04-30',
    updatedAt: '2026-01-09T21:00:00.000Z',
  };

  it.each([
    ['2026-01-09', '2026-01-09T21:00:00.000Z'],
    ['2026-01-31', '2026-01-09T21:00:00.000Z'],
    ['2026-02-01', '2026-01-31T21:00:00.000Z'],
    ['2026-04-30', '2026-01-31T21:00:00.000Z'],
    ['2026-05-01', '2026-04-30T21:00:00.000Z'],
    ['2027-01-01', '2026-04-30T21:00:00.000Z'],
  ])('on %s is %s: midnights in Riyadh at which it opens and ends count as changes', (today, changed) => {
    expect(lastChangeOf([area], today)).toBe(changed);
  });

  it('is what was written where that is later, the latest of several, and none of none', () => {
    const written = { ...area, updatedAt: '2026-03-05T08:00:00.000Z' };
    expect(lastChangeOf([area, written], '2026-04-01')).toBe(written.updatedAt);
    const undated = {
      announcedOn: null,
      startsOn: null,
      endsOn: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    expect(lastChangeOf([undated], '2026-04-01')).toBe(undated.updatedAt);
    expect(lastChangeOf([], '2026-04-01')).toBeNull();
  });
});
