import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { PlaceEntry } from '@/lib/search/place-entry';

const file = (name: string) => fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url));

/** Whether the shared data are beside this project: a clone elsewhere has none. */
export const hasKingdom = existsSync(file('geo/ksa-cities.csv'));

export const sharedJson = (name: string): unknown => JSON.parse(readFileSync(file(name), 'utf8'));

const rows = (name: string): Record<string, string>[] =>
  parse(readFileSync(file(name), 'utf8'), { columns: true, bom: true });

export interface KingdomPlace extends PlaceEntry {
  readonly kind: 'region' | 'city' | 'district';
}

/** Every region, city and district of the kingdom with both names, as a registry would give them. */
export function kingdom(): KingdomPlace[] {
  const cities = rows('geo/ksa-cities.csv');
  const regions = new Map(cities.map((row) => [row.region_id, row]));
  return [
    ...[...regions.values()].map((row) => ({
      kind: 'region' as const,
      name: { ar: row.region_ar ?? '', en: row.region_en ?? '' },
      region: `r${row.region_id}`,
    })),
    ...cities.map((row) => ({
      kind: 'city' as const,
      name: { ar: row.city_ar ?? '', en: row.city_en ?? '' },
      region: `r${row.region_id}`,
      city: `c${row.city_id}`,
    })),
    ...rows('geo/ksa-district-names.csv').map((row) => ({
      kind: 'district' as const,
      name: { ar: row.district_ar ?? '', en: row.district_en ?? '' },
      region: `r${row.region_id}`,
      city: `c${row.city_id}`,
      district: `d${row.district_id}`,
    })),
  ];
}
