import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnnounced } from '@/lib/registry/contract/areas';
import { type Harness, seededHarness } from '../support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await seededHarness(new Date('2026-11-22T09:00:00Z'));
});
afterAll(() => harness.close());

describe('the cities of the announcements in figures', () => {
  it('count what each announcement that names one names or counts there', async () => {
    const { registry } = harness;
    const { data } = await registry.areasOverview({});
    for (const city of ['hail', 'al-ahsa', 'suwayr']) {
      const { data: areas } = await registry.areas({ city, page: 1, pageSize: 50 });
      const own = data.byCity.filter((count) => count.city === city && isAnnounced(count));
      expect(
        own.reduce((sum, count) => sum + count.areas, 0),
        city,
      ).toBe(areas.items.length);
    }
    const [hail] = data.byCity.filter(({ city }) => city === 'hail');
    const { data: page } = await registry.areas({ city: 'hail', page: 1, pageSize: 50 });
    // Its only announcement is of this city alone.
    expect(page.items[0]?.cities).toEqual(['hail']);
    expect(hail?.districts).toBe(page.items[0]?.districtCount);
  });

  it('are those that each announcement tells of its own cities, added up', async () => {
    const { registry } = harness;
    const [{ data }, { data: areas }] = await Promise.all([
      registry.areasOverview({}),
      registry.areas({ page: 1, pageSize: 200 }),
    ]);
    expect(areas.items).toHaveLength(areas.total);
    const told = new Map<string, number>();
    for (const { slug, cities, cityDistricts } of areas.items) {
      expect(cityDistricts, slug).toHaveLength(cities.length);
      for (const [at, city] of cities.entries())
        told.set(city, (told.get(city) ?? 0) + (cityDistricts[at] ?? 0));
    }
    const counted = new Map<string, number>();
    for (const { city, districts } of data.byCity) counted.set(city, (counted.get(city) ?? 0) + districts);
    expect(told).toEqual(counted);
    expect(told.get('riyadh')).toBeGreaterThan(50);
  });
});
