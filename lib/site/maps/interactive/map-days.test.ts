import { describe, expect, it } from 'vitest';
import type { MapArea } from './area-map';
import { areasOn, stateOn } from './map-days';

const area = (dates: Partial<MapArea>): MapArea => ({
  slug: 'one',
  name: { ar: 'منطقة', en: 'Area' },
  announcedOn: null,
  startsOn: null,
  endsOn: null,
  regions: ['makkah'],
  cities: [],
  cityDistricts: [],
  districtCount: 3,
  shape: null,
  ...dates,
});

describe('the months of the map', () => {
  it('show nothing of an announcement before anything is known of it', () => {
    const october = area({ endsOn: '2025-10-23' });
    expect(stateOn(october, '2023-08-31', false)).toBeNull();
    expect(stateOn(october, '2025-09-31', false)).toBeNull();
    expect(stateOn(october, '2025-10-31', false)).toBe('closed');
    expect(areasOn(new Map([['one', october]]), '2023-08-31', false).counts.size).toBe(0);
  });

  it('tell of an unknown first day today, when the period is not over', () => {
    expect(stateOn(area({ endsOn: '2026-12-31' }), '2026-11-23', true)).toBe('open');
    expect(stateOn(area({ endsOn: '2026-12-31' }), '2026-11-31', false)).toBeNull();
  });

  it('begin with the first day where the announcement has none', () => {
    const dated = area({ startsOn: '2024-11-24', endsOn: '2025-02-27' });
    expect(stateOn(dated, '2024-10-31', false)).toBeNull();
    expect(stateOn(dated, '2024-11-31', false)).toBe('open');
    expect(stateOn(dated, '2025-03-31', false)).toBe('closed');
  });

  it('add up the announcements that were known by then and their districts, without those still to come', () => {
    const one = area({ startsOn: '2024-11-24' });
    const two = area({ slug: 'two', startsOn: '2025-01-10', districtCount: 40 });
    const planned = area({ slug: 'planned' });
    const areas = new Map([one, two, planned].map((each) => [each.slug, each]));
    expect(areasOn(areas, '2024-12-31', false).totals).toEqual({ announcements: 1, districts: 3 });
    expect(areasOn(areas, '2025-01-31', false).totals).toEqual({ announcements: 2, districts: 43 });
  });
});
