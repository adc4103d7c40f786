import { expect, it } from 'vitest';
import type { AreaPart } from '@/lib/registry';
import { districtsIn } from './area-counts';

const part = (kind: AreaPart['kind'], changes: Partial<AreaPart> = {}): AreaPart => ({
  kind,
  region: 'riyadh',
  city: 'riyadh',
  district: null,
  name: null,
  note: null,
  plotCount: null,
  districtCount: null,
  ...changes,
});
const tuwaiq = part('district_part', { district: 'riyadh-tuwaiq' });

it('counts districts by name once each and those that are only counted, and no plan', () => {
  const laban = part('district', { name: { ar: 'لبن', en: 'Laban' } });
  expect(districtsIn([tuwaiq, tuwaiq, laban, part('plan')])).toBe(2);
  expect(districtsIn([tuwaiq, part('unnamed_districts', { districtCount: 35 })])).toBe(36);
  expect(districtsIn([])).toBe(0);
});

it('knows no number where districts are neither named nor counted, nor of a whole city', () => {
  expect(districtsIn([tuwaiq, part('unnamed_districts')])).toBeNull();
  expect(districtsIn([part('city')])).toBeNull();
});
