import { describe, expect, it } from 'vitest';
import type { AreaPart } from '@/lib/registry';
import { countedByRegion } from './area-regions';

const part = (kind: AreaPart['kind'], region = 'riyadh', districtCount: number | null = null) => ({
  region,
  kind,
  districtCount,
});

describe('what an announcement has in its regions', () => {
  it('are districts by name and by their number, and plans and places beside them', () => {
    const counts = countedByRegion([
      part('district'),
      part('district_part'),
      part('unnamed_districts', 'riyadh', 41),
      part('plan'),
      part('place', 'hail'),
      part('unnamed_districts', 'qassim'),
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      riyadh: { districts: 43, places: 1, plans: 1 },
      hail: { districts: 0, places: 1, plans: 0 },
      qassim: { districts: 0, places: 0, plans: 0 },
    });
  });
});
