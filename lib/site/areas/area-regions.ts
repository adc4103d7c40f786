import { type AreaPart, namesDistrict } from '@/lib/registry/contract/areas';

/** What an announcement has in one region: districts by name or by their number alone, and plans and other places. */
interface OfRegion {
  districts: number;
  places: number;
  /** How many of the places are plans. */
  plans: number;
}

/** What an announcement has in each region, as far as it counts it. */
export function countedByRegion(
  parts: readonly Pick<AreaPart, 'region' | 'kind' | 'districtCount'>[],
): ReadonlyMap<string, OfRegion> {
  const counts = new Map<string, OfRegion>();
  for (const { region, kind, districtCount } of parts) {
    const { districts, places, plans } = counts.get(region) ?? { districts: 0, places: 0, plans: 0 };
    const named = namesDistrict({ kind }) ? 1 : 0;
    const counted = kind === 'unnamed_districts' ? (districtCount ?? 0) : 0;
    const place = kind === 'plan' || kind === 'place' ? 1 : 0;
    counts.set(region, {
      districts: districts + named + counted,
      places: places + place,
      plans: plans + (kind === 'plan' ? 1 : 0),
    });
  }
  return counts;
}
