import type { Bilingual } from '../contract';
import type { SeedPart } from './announcement-types';

export const bilingual = (ar: string, en: string): Bilingual => ({ ar, en });

/** Whole districts of Riyadh city, by the codes of places.ts. */
export const riyadhDistricts = (...codes: string[]): SeedPart[] =>
  codes.map((code) => ({ kind: 'district', region: 'riyadh', city: 'riyadh', district: `riyadh-${code}` }));

export const named = (
  kind: 'district' | 'district_part' | 'plan',
  region: string,
  city: string | null,
  names: readonly (readonly [ar: string, en: string])[],
): SeedPart[] => names.map(([ar, en]) => ({ kind, region, city, name: bilingual(ar, en) }));

/** Districts that an announcement counts (or only mentions) without naming them. */
export const unnamed = (
  region: string,
  city: string | null,
  districts: number | null,
  plots?: number | null,
): SeedPart => ({ kind: 'unnamed_districts', region, city, districts, plots: plots ?? null });
