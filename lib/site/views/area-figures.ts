import type { Area } from '@/lib/registry';

/** What an announcement comes to, each figure for what it counts. Figures that it does not state are left out. */
export function areaFigures({
  plotCount,
  totals,
  districtCount,
  placeCount,
}: Pick<Area, 'plotCount' | 'totals' | 'districtCount' | 'placeCount'>) {
  const figures = [
    { key: 'plots', value: plotCount === totals.properties ? null : plotCount },
    { key: 'districts', value: districtCount || null },
    { key: 'places', value: placeCount || null },
    { key: 'properties', value: totals.properties },
    { key: 'titles', value: totals.titles },
    { key: 'transactions', value: totals.transactions },
  ] as const;
  return figures.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
}
