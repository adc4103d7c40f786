import { describe, expect, it } from 'vitest';
import type { AreaState, City } from '@/lib/registry';
import {
  countByCity,
  countByRegion,
  countGroups,
  daysUntil,
  elapsedShare,
  endsSoon,
  groupOf,
  hasDateAhead,
  periodDays,
  sumTotals,
} from './areas';

const count = (state: AreaState, areas: number, endKnown = true) => ({ state, areas, endKnown });

describe('groups of areas', () => {
  it('count what runs, comes and is over, and call nothing open whose last day nobody has published', () => {
    const counts = [
      count('open', 2),
      count('open', 1, false),
      count('announced', 3, false),
      count('announced', 1),
      count('to_be_announced', 2, false),
      count('closed', 5),
    ];
    expect(countGroups(counts)).toEqual({ open: 2, upcoming: 4, planned: 2, undated: 1, closed: 5 });
    expect(groupOf({ state: 'closed', endsOn: '2024-01-29' })).toBe('closed');
    expect(groupOf({ state: 'open', endsOn: null })).toBe('undated');
  });
});

describe('days until a deadline', () => {
  it('counts the last day as day zero, across months and leap days', () => {
    expect(daysUntil('2026-11-20', '2026-11-20')).toBe(0);
    expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
    expect(daysUntil('2026-11-19', '2026-11-20')).toBe(-1);
  });

  it('has gone by in part, from its first day to its last, within a period that is known', () => {
    const period = { startsOn: '2026-11-01', endsOn: '2026-11-10' };
    const shares = ['2026-10-31', '2026-11-01', '2026-11-05', '2026-11-10', '2027-01-01'];
    expect(shares.map((today) => elapsedShare(period, today))).toEqual([0, 0.1, 0.5, 1, 1]);
    expect(elapsedShare({ ...period, endsOn: null }, '2026-11-05')).toBeNull();
  });

  it('is near within three weeks of an open window only', () => {
    expect(endsSoon({ state: 'open', endsOn: '2026-12-11' }, '2026-11-20')).toBe(true);
    expect(endsSoon({ state: 'open', endsOn: '2026-12-12' }, '2026-11-20')).toBe(false);
    expect(endsSoon({ state: 'closed', endsOn: '2026-11-19' }, '2026-11-20')).toBe(false);
    expect(endsSoon({ state: 'open', endsOn: null }, '2026-11-20')).toBe(false);
  });
});

describe('sums over areas', () => {
  it('add what is announced, and are sample data as soon as one part is', () => {
    const sums = (titles: number, sample: boolean) => ({ titles, transactions: 2, properties: 0, sample });
    const totals = sumTotals({
      all: [
        { ...count('closed', 1), ...sums(5, false) },
        { ...count('open', 1), ...sums(0, true) },
        { ...count('to_be_announced', 1), ...sums(100, false) },
      ],
    });
    expect(totals).toEqual({ areas: 2, titles: 5, transactions: 4, properties: 0, sample: true });
  });

  it('are unknown, not zero, where no announced area states the figure', () => {
    const none = { titles: null, transactions: null, properties: null, sample: false };
    const totals = sumTotals({
      all: [
        { ...count('closed', 1), ...none, properties: 7 },
        { ...count('open', 1), ...none },
        { ...count('to_be_announced', 1), ...none, titles: 100 },
      ],
    });
    expect(totals).toEqual({ areas: 2, titles: null, transactions: null, properties: 7, sample: false });
  });

  it('count an announcement in every region that it spans, a planned one only as listed', () => {
    const name = { ar: '', en: '' };
    const counted = countByRegion(
      {
        byRegion: [
          { ...count('closed', 1), region: 'riyadh' },
          { ...count('closed', 2), region: 'makkah' },
          { ...count('to_be_announced', 1), region: 'makkah' },
        ],
      },
      ['riyadh', 'makkah', 'jazan'].map((code) => ({ code, name })),
    );
    expect(counted.map(({ code, count: announced, listed }) => [code, announced, listed])).toEqual([
      ['riyadh', 1, 1],
      ['makkah', 2, 3],
      ['jazan', 0, 0],
    ]);
  });
});

describe('the cities of announcements', () => {
  const city = (code: string, centre: { lon: number; lat: number } | null) =>
    ({ code, name: { ar: code, en: code }, region: 'riyadh', centre }) as City;

  it('have the districts of all that is announced there, most first, and none of what is planned', () => {
    const counted = countByCity(
      {
        byCity: [
          { ...count('closed', 1), city: 'one', districts: 3 },
          { ...count('open', 1), city: 'one', districts: 4 },
          { ...count('closed', 2), city: 'two', districts: 9 },
          { ...count('to_be_announced', 1), city: 'three', districts: 9 },
          { ...count('closed', 1), city: 'nowhere', districts: 9 },
        ],
      },
      [...['one', 'two', 'three'].map((code) => city(code, { lon: 46, lat: 24 })), city('nowhere', null)],
    );
    expect(counted.map(({ code, districts, isOpen }) => [code, districts, isOpen])).toEqual([
      ['two', 9, false],
      ['one', 7, true],
    ]);
  });
});

describe('a calendar', () => {
  it('has something to keep until the last day comes, or the first where no last one is known', () => {
    const of = (startsOn: string | null, endsOn: string | null, today: string) =>
      hasDateAhead({ startsOn, endsOn }, today);
    expect(of('2026-10-04', '2026-12-31', '2026-12-30')).toBe(true);
    expect(of('2026-10-04', '2026-12-31', '2026-12-31')).toBe(false);
    expect(of('2026-10-04', null, '2026-10-03')).toBe(true);
    expect(of(null, null, '2026-10-03')).toBe(false);
  });
});

describe('the days of a period on a line', () => {
  const period = {
    state: 'open' as AreaState,
    announcedOn: '2026-09-01',
    startsOn: '2026-10-04',
    endsOn: '2026-12-31',
  };
  const line = (today: string, changed = {}) =>
    periodDays({ ...period, ...changed }, today).map(
      ({ key, isToday, isWithin }) => `${key}${isToday ? ', today' : ''}${isWithin ? '=' : ''}`,
    );

  it('has today in its place, and tells between which of them one can register', () => {
    expect(line('2026-08-01')).toEqual(['today', 'announcedOn', 'startsOn=', 'endsOn']);
    expect(line('2026-11-22')).toEqual(['announcedOn', 'startsOn=', 'today=', 'endsOn']);
    // The last day is a day of the period, and today: no day after it.
    expect(line('2026-12-31')).toEqual(['announcedOn', 'startsOn=', 'endsOn, today']);
    expect(line('2026-10-04')).toEqual(['announcedOn', 'startsOn, today=', 'endsOn']);
    expect(line('2027-02-01')).toEqual(['announcedOn', 'startsOn=', 'endsOn', 'today']);
  });

  it('is none of one day, and without a period where its first day is not known', () => {
    expect(line('2026-11-22', { announcedOn: null, startsOn: null })).toEqual([]);
    expect(line('2027-02-01', { startsOn: null })).toEqual(['announcedOn', 'endsOn', 'today']);
  });
});
