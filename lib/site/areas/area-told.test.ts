import { describe, expect, it } from 'vitest';
import type { Area, AreaPart } from '@/lib/registry';
import { processorTime } from '@/tests/support/growth';
import { beyondDates, countsBeside, districtsByName, toldOnce } from './area-told';

const dated = {
  state: 'closed',
  announcedOn: '2025-01-05',
  startsOn: '2025-01-10',
  endsOn: '2025-04-10',
} as const;
const note = { ar: 'للجزء الشمالي', en: 'For the northern part' };
const event = (kind: Area['events'][number]['kind'], on: string, said: typeof note | null = null) => ({
  kind,
  on,
  note: said,
});

describe('what happened beside the days of a period', () => {
  it('is nothing where the events are those days', () => {
    const events = [
      event('announced', '2025-01-05'),
      event('started', '2025-01-10'),
      event('ended', '2025-04-10'),
    ];
    expect(beyondDates({ ...dated, events })).toEqual({ changes: [], notes: [] });
  });

  it('is an extension, a correction and another day; a note on one of the days stands below them', () => {
    const changes = [
      event('extended', '2025-04-10', note),
      event('corrected', '2025-02-01'),
      event('ended', '2025-03-01'),
    ];
    expect(beyondDates({ ...dated, events: [event('started', '2025-01-10', note), ...changes] })).toEqual({
      changes,
      notes: [{ key: 'startsOn', note }],
    });
  });
});

const part = (kind: AreaPart['kind'], told: Partial<AreaPart> = {}): AreaPart => ({
  kind,
  region: 'riyadh',
  city: 'marat',
  district: null,
  name: null,
  districtCount: null,
  plotCount: null,
  note: null,
  ...told,
});

describe('districts without names', () => {
  const named = part('district');
  const uncounted = part('unnamed_districts');
  const rest = part('unnamed_districts', { city: null, districtCount: 12 });

  it('are not told of a city whose region has their number', () => {
    expect(toldOnce([named, uncounted, rest])).toEqual([named, rest]);
  });

  it('are not told of a city whose note says that they are counted with another', () => {
    const other = part('unnamed_districts', { city: 'dhurma', districtCount: 24, note });
    expect(toldOnce([other, named, part('unnamed_districts', { note })])).toEqual([other, named]);
  });

  it('are told of it where the region has none, or another one has it', () => {
    for (const other of [part('unnamed_districts', { city: null }), { ...rest, region: 'hail' }])
      expect(toldOnce([named, uncounted, other])).toEqual([named, uncounted, other]);
  });

  it('are told where they say more, or are all that names the city', () => {
    for (const more of [{ districtCount: 3 }, { plotCount: 40 }, { note }]) {
      const said = part('unnamed_districts', more);
      expect(toldOnce([named, said, rest])).toEqual([named, said, rest]);
    }
    expect(toldOnce([uncounted, rest])).toEqual([uncounted, rest]);
  });
});

it('are told of ten times as many cities in not much more than ten times the time', () => {
  const took = (count: number) => {
    const cities = Array.from({ length: count }, (_, n) => ({ city: `city-${n}`, region: `region-${n}` }));
    const rests = cities.map(({ region }) =>
      part('unnamed_districts', { city: null, region, districtCount: 2 }),
    );
    const named = cities.map((one) => part('district', one));
    const parts = [...cities.map((one) => part('unnamed_districts', one)), ...rests, ...named];
    const begun = processorTime();
    expect(toldOnce(parts)).toHaveLength(2 * count);
    return processorTime() - begun;
  };
  took(300);
  const least = (count: number) => Math.min(...[1, 2, 3].map(() => took(count)));
  expect(least(3_000)).toBeLessThan(10 * 4 * Math.max(1, least(300)));
});

it.each([
  ['118 districts in three regions', 108, 0, 118],
  ['118 districts in three regions', 118, 0, null],
  ['118 districts and plans', 108, 3, null],
  ['Parts of eight districts in Makkah', 4, 0, null],
  ['Districts in Riyadh', 54, 0, null],
])('%s says of %i that it covers more', (en, districtCount, placeCount, all) => {
  const parts = [part('unnamed_districts')];
  expect(districtsByName({ name: { ar: '', en }, parts, districtCount, placeCount })).toBe(all);
  // Of one that numbers all of its districts the name says no more.
  expect(districtsByName({ name: { ar: '', en }, parts: [], districtCount, placeCount })).toBeNull();
});

describe('the counts beside a name', () => {
  it.each([
    ['104 أحياء في مدينة حائل', 104, 0, 0, 0],
    ['11 حيًّا في مدينة الرياض', 11, 0, 0, 0],
    ['Parts of eight districts in Makkah', 8, 0, 0, 0],
    ['499 districts in four regions', 492, 7, 0, 0],
    ['322 حيًّا ومخططًا', 318, 4, 0, 0],
    ['230 districts, and plans in Marat', 230, 2, 0, 2],
    ['Part of Ash Shati district, Jeddah', 1, 0, 0, 0],
    ['المنطقة العقارية الثانية عشرة بمدينة الرياض', 4, 0, 4, 0],
    ['أحياء في الزلفي والخرج', 30, 1, 30, 1],
  ])('%s', (name, districtCount, placeCount, districts, places) => {
    expect(countsBeside(name, { districtCount, placeCount })).toEqual({ districts, places });
  });
});
