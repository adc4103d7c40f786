import { describe, expect, it } from 'vitest';
import type { AreaPart } from '@/lib/registry';
import { outcomeOf, timingOf } from './outcome';
import { planLabel, plansOf, planVerdict } from './plans';

const part = (changed: Partial<AreaPart>): AreaPart => ({
  kind: 'district_part',
  region: 'makkah',
  city: 'makkah',
  district: null,
  name: null,
  districtCount: null,
  plotCount: null,
  note: null,
  ...changed,
});
const noted = (ar: string) => part({ note: { ar, en: ar } });

describe('the outcome of a place', () => {
  it('is one of four', () => {
    const of = (coverage: 'whole' | 'partial' | 'unknown' | 'region') =>
      outcomeOf({ coverage, area: {} as never, parts: [] });
    expect([of('whole'), of('partial'), of('unknown'), of('region'), outcomeOf(undefined)]).toEqual([
      'whole',
      'partial',
      'counted',
      'counted',
      'none',
    ]);
  });

  it('is timed by state and known dates', () => {
    const dates = { startsOn: null, endsOn: null };
    expect(timingOf({ state: 'open', ...dates })).toBe('due');
    expect(timingOf({ state: 'open', ...dates, startsOn: '2026-01-01' })).toBe('openNoEnd');
    expect(timingOf({ state: 'open', ...dates, endsOn: '2026-01-01' })).toBe('open');
    expect(timingOf({ state: 'announced', ...dates })).toBe('announced');
    expect(timingOf({ state: 'announced', ...dates, startsOn: '2026-01-01' })).toBe('starts');
    expect(timingOf({ state: 'to_be_announced', ...dates })).toBe('planned');
    expect(timingOf({ state: 'closed', ...dates, endsOn: '2026-01-01' })).toBe('closed');
    expect(timingOf({ state: 'closed', ...dates })).toBe('over');
  });
});

describe('the plans of an announcement', () => {
  const plans = noted('المنطقة الحادية عشرة: المخططات 3441 و3442، على 30 كم²');
  const slashed = noted('المنطقة الخامسة (جبل عمر): المخطط \u20662/1359\u2069');

  it('are the numbers behind the word, and none of land beside a plan', () => {
    expect(plansOf({ parts: [plans, slashed] })).toEqual(['3441', '3442', '2/1359']);
    expect(plansOf({ parts: [noted('مخطط الأراضي الواقعة شرق المخطط 242')] })).toEqual([]);
    expect(plansOf({ parts: [noted('مخطط سما البيت المعدل، 105 قطع')] })).toEqual([]);
  });

  it('settle the matter where every part has one', () => {
    expect(planVerdict({ parts: [plans] }, ' ٣٤٤١ ')).toBe('named');
    expect(planVerdict({ parts: [plans] }, '344')).toBe('no');
    const named = part({ kind: 'plan', name: { ar: 'مخطط ريفان 1', en: 'Rifan 1 plan' } });
    expect(planVerdict({ parts: [named, plans] }, 'مخطط ريفان ١')).toBe('named');
    expect(planVerdict({ parts: [named, plans] }, 'مخطط ريفان 2')).toBe('open');
  });

  it('are announced in part where the announcement says so', () => {
    const partly = part({
      kind: 'plan',
      name: { ar: 'مخطط 1160', en: 'Plan 1160' },
      note: { ar: 'جزء منه', en: '' },
    });
    expect(planVerdict({ parts: [partly] }, '1160')).toBe('part');
    expect(planVerdict({ parts: [noted('جزء من المخطط 1438/3/أ، 133 قطعة')] }, '1438/3/أ')).toBe('part');
  });

  it('are not that of land beside them', () => {
    expect(plansOf({ parts: [noted('منطقة عقارية مجاورة لمخطط 1149')] })).toEqual([]);
  });

  it('are called by their number, or by their name without the word for a plan', () => {
    const named = part({ kind: 'plan', name: { ar: 'مخطط ريفان 1', en: 'Rifan 1 plan' } });
    expect(planLabel({ parts: [named] }, 'مخطط ريفان 1')).toEqual({
      label: { ar: '\u2068ريفان 1\u2069', en: '\u2068Rifan 1\u2069' },
      isPlan: true,
    });
    expect(planLabel({ parts: [named] }, '2/1359').label.ar).toBe('\u20662/1359\u2069');
    expect(planVerdict({ parts: [plans, part({})] }, '344')).toBe('open');
    const place = part({ kind: 'place', name: { ar: 'مناطق خاصة', en: 'Special areas' } });
    expect(planLabel({ parts: [place] }, 'مناطق خاصة').isPlan).toBe(false);
  });
});
