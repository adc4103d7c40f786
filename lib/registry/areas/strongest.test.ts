import { expect, it } from 'vitest';
import type { AreaState, AreasOfPlace } from '../contract';
import { strongest } from './strongest';

type Finding = AreasOfPlace['items'][number];

const finding = (coverage: Finding['coverage'], state: AreaState, endsOn: string | null = '2025-04-06') =>
  ({
    coverage,
    area: {
      slug: `${coverage}-${state}-${endsOn}`,
      state,
      announcedOn: '2025-01-01',
      startsOn: null,
      endsOn,
    },
    parts: [],
  }) as unknown as Finding;

const main = (...items: Finding[]) => strongest(items).main;

it('answers with the announcement that surely covers the place, even when its period is over', () => {
  const whole = finding('whole', 'closed');
  expect(main(finding('unknown', 'open'), finding('partial', 'open'), whole)).toBe(whole);
});

it('puts a part before a count in the city, and that before a count in the region, whatever their dates', () => {
  const [part, city, region] = [
    finding('partial', 'closed'),
    finding('unknown', 'closed'),
    finding('region', 'open'),
  ] as const;
  expect(strongest([region, city, part])).toEqual({ main: part, others: [city, region] });
  expect(main(region, city)).toBe(city);
  const name = finding('namesake', 'closed');
  expect(strongest([city, name, part])).toEqual({ main: part, others: [name, city] });
});

it('of equally strong ones answers with the one whose period ends last', () => {
  const running = finding('partial', 'open', '2026-12-31');
  const newer = finding('partial', 'closed', '2026-02-01');
  expect(strongest([finding('partial', 'closed'), newer, running]).others[0]).toBe(newer);
  expect(main(finding('partial', 'closed'), newer, running)).toBe(running);
  // Of one whose period is not known, the announcement is: an end that is known and later comes before it.
  const undated = finding('whole', 'open', null);
  const ended = finding('whole', 'closed');
  expect(strongest([undated, ended])).toEqual({ main: ended, others: [undated] });
  expect(main(newer, undated)).toBe(undated);
});

it('answers with a plan only where no announcement is known to touch the place', () => {
  const planned = finding('whole', 'to_be_announced');
  for (const binding of [
    finding('whole', 'closed'),
    finding('partial', 'closed'),
    finding('unknown', 'open'),
  ])
    expect(main(planned, binding)).toBe(binding);
  expect(main(planned, finding('mentioned', 'open'))).toBe(planned);
});

it('answers with an announcement that merely speaks of the region only where nothing else does', () => {
  const spoken = finding('mentioned', 'closed');
  const counted = finding('region', 'closed');
  expect(strongest([spoken])).toEqual({ main: spoken, others: [] });
  expect(main(spoken, counted)).toBe(counted);
  const planned = finding('mentioned', 'to_be_announced');
  expect(strongest([planned])).toEqual({ main: undefined, others: [planned] });
  expect(main()).toBeUndefined();
});
