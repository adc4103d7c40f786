import { expect, it } from 'vitest';
import { exactOf } from './exact-place';

const place = {
  kind: 'part',
  name: { ar: 'مخطط 2924، الفلاح', en: 'Plan 2924, Al Falah' },
  region: 'riyadh',
  city: 'riyadh',
  district: 'riyadh-al-falah',
  plan: '2924',
} as const;
const names = new Map([['riyadh', { ar: 'الرياض', en: 'Riyadh' }]]);
const search = { cities: names, regions: names };

it.each([
  ['2924', true],
  ['مخطط 2924', true],
  ['plan no. 2924, plot 15', true],
  ['مخطط 2924 حي الفلاح', true],
  ['مخطط 2924 الفلاح بالرياض', true],
  ['plan 2924 Riyadh', true],
  // Another city, another plan of the same number.
  ['plan 2924 Jeddah', false],
  ['مخطط 2924 جدة', false],
  ['2924أ', false],
  ['2924 / أ', false],
  ['2924 ج', false],
  ['2924/15', false],
])('%j is the plan for sure: %s', (question, isSure) => {
  expect(exactOf([{ place, score: 3 }], question, search)?.place ?? null).toBe(isSure ? place : null);
});
