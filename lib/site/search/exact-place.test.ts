import { expect, it } from 'vitest';
import { exactOf } from './exact-place';

const place = {
  kind: 'part',
  name: { ar: 'مخطط 2924، الفلاح', en: 'Plan 2924, Al Falah' },
  region: 'makkah',
  city: 'jeddah',
  district: 'jeddah-al-falah',
  plan: '2924',
} as const;
const search = {
  cities: new Map([['jeddah', { ar: 'جدة', en: 'Jeddah' }]]),
  regions: new Map([['makkah', { ar: 'منطقة مكة المكرمة', en: 'Makkah region' }]]),
};

it.each([
  ['2924', true],
  ['مخطط 2924', true],
  ['في مخطط 2924', true],
  ['القطعة رقم ١٢ في المخطط رقم ٢٩٢٤', true],
  ['in plan 2924', true],
  ['plan no. 2924, plot 15', true],
  ['مخطط 2924 حي الفلاح', true],
  ['مخطط 2924 بجدة', true],
  ['مخطط 2924 جدة', true],
  ['plan 2924 Jeddah, Makkah', true],
  // Another city, another plan of the same number.
  ['plan 2924 Riyadh', false],
  ['مخطط 2924 الرياض', false],
  ['2924أ', false],
  ['2924 / أ', false],
  ['2924 ج', false],
  ['2924/15', false],
])('%j is the plan for sure: %s', (question, isSure) => {
  expect(exactOf([{ place, score: 3 }], question, search)?.place ?? null).toBe(isSure ? place : null);
});
