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
});
