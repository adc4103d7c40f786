import type { Area } from '@/lib/registry';
import { areaCounts } from './area-counts';
import { districtsByName } from './area-told';

/**
 * What an announcement comes to, each figure for what it counts: a district that it counts once for each of its parts is one.
 * Figures that it does not state are left out.
 */
export function areaFigures(
  area: Pick<Area, 'name' | 'plotCount' | 'totals' | 'districtCount' | 'placeCount' | 'parts' | 'ground'>,
) {
  const { plotCount, totals, placeCount } = area;
  const { named, unnamed, isOpenEnded, isPlans } = areaCounts(area);
  const stated = districtsByName(area);
  const figures = [
    { key: 'plots', value: plotCount === totals.properties ? null : plotCount },
    {
      key: isOpenEnded && stated === null ? 'districtsAtLeast' : 'districts',
      value: stated ?? (named + unnamed || null),
    },
    { key: isPlans ? 'plans' : 'places', value: placeCount || null },
    { key: 'properties', value: totals.properties },
    { key: 'titles', value: totals.titles },
    { key: 'transactions', value: totals.transactions },
  ] as const;
  return figures.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
}
