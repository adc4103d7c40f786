import { expect, it } from 'vitest';
import type { AreaState, AreasOfPlace } from '@/lib/registry';
import { mainFinding } from './check-page';

type Finding = AreasOfPlace['items'][number];

const finding = (coverage: Finding['coverage'], state: AreaState, startsOn = '2025-01-01') =>
  ({
    coverage,
    area: { slug: `${coverage}-${state}-${startsOn}`, state, startsOn },
    parts: [],
  }) as unknown as Finding;

it('answers with the announcement that surely covers the place, even when its period is over', () => {
  const whole = finding('whole', 'closed');
  expect(mainFinding([finding('unknown', 'open'), finding('partial', 'open'), whole])).toBe(whole);
});

it('answers with a running period first among those that may cover the place', () => {
  const running = finding('unknown', 'open');
  expect(mainFinding([finding('partial', 'closed'), running])).toBe(running);
});

it('prefers the surer and then the newer of two that stand alike', () => {
  const partial = finding('partial', 'closed');
  expect(mainFinding([finding('unknown', 'closed'), partial])).toBe(partial);
  const newer = finding('partial', 'closed', '2026-02-01');
  expect(mainFinding([partial, newer])).toBe(newer);
});

it('answers with a plan only where no announcement is known to touch the place', () => {
  const planned = finding('whole', 'to_be_announced');
  for (const binding of [
    finding('whole', 'closed'),
    finding('partial', 'closed'),
    finding('unknown', 'open'),
  ])
    expect(mainFinding([planned, binding])).toBe(binding);
  expect(mainFinding([finding('unknown', 'closed'), planned])).toBe(planned);
});

it('has no answer from nothing', () => {
  expect(mainFinding([])).toBeUndefined();
});
