import type { Area } from '@/lib/registry';

/**
 * What an announcement comes to, each figure for what it counts: districts by name, districts by their number alone, and
 * the plans that announcements count with them. Figures that it does not state are left out.
 */
export function areaFigures({
  plotCount,
  totals,
  districtCount,
  placeCount,
  parts,
}: Pick<Area, 'plotCount' | 'totals' | 'districtCount' | 'placeCount' | 'parts'>) {
  const named = parts.filter(({ kind }) => kind === 'district' || kind === 'district_part').length;
  const counted = districtCount - named;
  const isMixed = named > 0 && counted > 0;
  const figures = [
    { key: 'plots', value: plotCount === totals.properties ? null : plotCount },
    { key: 'districts', value: isMixed ? null : districtCount || null },
    { key: 'districtsNamed', value: isMixed ? named : null },
    { key: 'districtsCounted', value: isMixed ? counted : null },
    { key: 'places', value: placeCount || null },
    { key: 'properties', value: totals.properties },
    { key: 'titles', value: totals.titles },
    { key: 'transactions', value: totals.transactions },
  ] as const;
  return figures.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
}
