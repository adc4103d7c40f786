import { describe, expect, it } from 'vitest';
import type { AreaPart } from '@/lib/registry';
import { isPartTold } from './announced-part';
import type { Finding, Place } from './outcome';

const part: AreaPart = {
  kind: 'district_part',
  region: 'asir',
  city: 'khamis-mushait',
  district: 'khamis-mushait-al-wahah',
  name: { ar: 'الواحة', en: 'Al Wahah' },
  districtCount: null,
  plotCount: null,
  note: null,
};
const finding = (told: Partial<AreaPart>, coverage: Finding['coverage'] = 'partial') =>
  ({ coverage, parts: [{ ...part, ...told }] }) as unknown as Finding;
const place = { district: { code: 'khamis-mushait-al-wahah' } } as Place;

describe('a part of a district', () => {
  it('is told by its plan or by its plots, and not by the name of the district alone', () => {
    expect(isPartTold(finding({}), place)).toBe(false);
    expect(isPartTold(finding({ plotCount: 12 }), place)).toBe(true);
    expect(isPartTold(finding({ note: { ar: 'المخطط 7', en: 'Plan 7' } }), place)).toBe(true);
    expect(isPartTold(finding({ kind: 'plan' }), place)).toBe(true);
    expect(isPartTold(finding({ district: 'khamis-mushait-as-sad', plotCount: 12 }), place)).toBe(false);
  });

  it('is no question where all of it is announced, or nothing, or a city was asked about', () => {
    expect(isPartTold(finding({}, 'whole'), place)).toBe(true);
    expect(isPartTold(undefined, place)).toBe(true);
    expect(isPartTold(finding({}), { district: null })).toBe(true);
  });
});
