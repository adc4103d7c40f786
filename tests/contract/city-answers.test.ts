import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '@/lib/registry';
import { cityFindings } from '@/lib/site/answer/city';
import { type Answer, loadAnswer } from '@/lib/site/answer/load';
import { placeState } from '@/lib/site/answer/state';
import { type Harness, seededHarness } from '../support/harness';

/** Whether a city is answered at once, or asks for its district first; of the announcements and places that ship. */
let harness: Harness;
let source: Registry;
beforeAll(async () => {
  harness = await seededHarness(new Date('2026-11-22T09:00:00Z'));
  source = harness.registry;
});
afterAll(() => harness.close());

const said = (answer: Answer | null) => [
  answer?.outcome,
  answer?.main?.area.slug,
  answer?.namesake,
  answer?.unnamed?.counts.map(({ area }) => area.slug),
  answer?.naming.map(({ area }) => area.slug),
];

describe('a city whose districts are listed', () => {
  it('is answered at once where no announcement is about it', async () => {
    expect((await cityFindings(source, 'abha')).isAlike).toBe(true);
    expect(await placeState(source, { city: 'abha' })).toEqual({ kind: 'none', area: null });
  });

  // Announced with a number or without, and no district of them by its name.
  it.each(['diriyah', 'jalajil', 'umluj', 'ad-dawadimi', 'suwayr'])(
    'is answered at once where all that is told of it is a count: %s',
    async (city) => {
      expect((await cityFindings(source, city)).isAlike).toBe(true);
      expect(await placeState(source, { city })).toMatchObject({ kind: 'counted' });
    },
  );

  it('asks for the district where a count tells names, or a district is named beside it', async () => {
    for (const city of ['al-quwayiyah', 'al-ahsa'])
      expect((await cityFindings(source, city)).isAlike, city).toBe(false);
  });

  it('asks for the district where one is named, and says which are', async () => {
    const { isAlike, named } = await cityFindings(source, 'riyadh');
    expect([isAlike, named.has('riyadh-al-malqa'), named.has('riyadh-al-olaya')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await placeState(source, { city: 'riyadh' })).toEqual({ kind: 'choose', area: null });
  });

  it('has the answer of each of its districts wherever it is answered at once', {
    timeout: 120_000,
  }, async () => {
    const { cities } = (await source.places({})).data;
    let compared = 0;
    for (const { code } of cities) {
      const { items } = (await source.districts({ city: code })).data;
      if (items.length === 0 || !(await cityFindings(source, code)).isAlike) continue;
      const of = await loadAnswer(source, { city: code });
      // Of a city that is counted, every one: a single name would make a difference.
      for (const district of of?.outcome === 'counted' ? items : items.slice(0, 3)) {
        const own = await loadAnswer(source, { district: district.code });
        expect(said(own), district.code).toEqual(said(of));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
