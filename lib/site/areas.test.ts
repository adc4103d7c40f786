import { describe, expect, it } from 'vitest';
import type { AreaState, AreaSummary } from '@/lib/registry';
import { countByRegion, daysUntil, endsSoon, groupAreas, groupOf, sumTotals } from './areas';

type Dates = Partial<Pick<AreaSummary, 'announcedOn' | 'startsOn' | 'endsOn'>>;

const area = (slug: string, state: AreaState, dates: Dates = {}, rest: Partial<AreaSummary> = {}) =>
  ({
    slug,
    state,
    announcedOn: null,
    startsOn: null,
    endsOn: null,
    regions: ['riyadh'],
    totals: { titles: null, transactions: null, properties: null, sample: false },
    ...dates,
    ...rest,
  }) as AreaSummary;

const slugs = (areas: readonly AreaSummary[]) => areas.map(({ slug }) => slug);

describe('groups of areas', () => {
  const groups = groupAreas([
    area('ended-long-ago', 'closed', { endsOn: '2024-01-29' }),
    area('ends-later', 'open', { endsOn: '2026-12-31' }),
    area('no-end', 'open', { startsOn: '2023-05-07' }),
    area('ends-next', 'open', { endsOn: '2026-11-26' }),
    area('ended-lately', 'closed', { endsOn: '2026-06-18' }),
    area('starts-later', 'announced', { startsOn: '2027-01-10' }),
    area('starts-next', 'announced', { startsOn: '2026-12-01' }),
    area('announced-later', 'to_be_announced', { announcedOn: '2026-12-20' }),
    area('announced-next', 'to_be_announced', { announcedOn: '2026-12-10', startsOn: '2027-02-01' }),
  ]);

  it('put the next deadline and the next start first, and what ended last before what ended earlier', () => {
    expect(slugs(groups.open)).toEqual(['ends-next', 'ends-later']);
    expect(slugs(groups.upcoming)).toEqual(['starts-next', 'starts-later']);
    expect(slugs(groups.planned)).toEqual(['announced-next', 'announced-later']);
    expect(slugs(groups.closed)).toEqual(['ended-lately', 'ended-long-ago']);
  });

  it('do not call an area open whose last day nobody has published', () => {
    expect(slugs(groups.undated)).toEqual(['no-end']);
    expect(groupOf({ state: 'closed', endsOn: '2024-01-29' })).toBe('closed');
  });
});

describe('days until a deadline', () => {
  it('counts the last day as day zero, across months and leap days', () => {
    expect(daysUntil('2026-11-20', '2026-11-20')).toBe(0);
    expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
    expect(daysUntil('2026-11-19', '2026-11-20')).toBe(-1);
  });

  it('is near within three weeks of an open window only', () => {
    expect(endsSoon({ state: 'open', endsOn: '2026-12-11' }, '2026-11-20')).toBe(true);
    expect(endsSoon({ state: 'open', endsOn: '2026-12-12' }, '2026-11-20')).toBe(false);
    expect(endsSoon({ state: 'closed', endsOn: '2026-11-19' }, '2026-11-20')).toBe(false);
    expect(endsSoon({ state: 'open', endsOn: null }, '2026-11-20')).toBe(false);
  });
});

describe('sums over areas', () => {
  it('add what is stated, and are sample data as soon as one part is', () => {
    const totals = (titles: number | null, sample: boolean) => ({
      totals: { titles, transactions: 2, properties: null, sample },
    });
    const sums = sumTotals([
      area('a', 'closed', {}, totals(5, false)),
      area('b', 'closed', {}, totals(null, true)),
      area('planned', 'to_be_announced', {}, totals(100, false)),
    ]);
    expect(sums).toEqual({ areas: 2, titles: 5, transactions: 4, properties: 0, sample: true });
  });

  it('count an announcement in every region that it spans', () => {
    const name = { ar: '', en: '' };
    const counted = countByRegion(
      [
        area('a', 'closed', {}, { regions: ['riyadh', 'makkah'] }),
        area('b', 'closed', {}, { regions: ['makkah'] }),
        area('c', 'to_be_announced', {}, { regions: ['makkah'] }),
      ],
      ['riyadh', 'makkah', 'jazan'].map((code) => ({ code, name })),
    );
    expect(counted.map(({ code, count, listed }) => [code, count, listed])).toEqual([
      ['riyadh', 1, 1],
      ['makkah', 2, 3],
      ['jazan', 0, 0],
    ]);
  });
});
