import { expect, it } from 'vitest';
import { planAsked } from './plan-asked';

it.each([
  ['9998', '9998'],
  ['٩٩٩٨', '9998'],
  ['مخطط 12', '12'],
  ['المخطط رقم 2924', '2924'],
  ['رقم المخطط ٢٩٢٤', '2924'],
  ['Plan no. 2924', '2924'],
  [' plan 1/2 ', '1/2'],
  ['444/1', '444/1'],
  ['1822/أ', '1822/أ'],
  ['1822أ', '1822/أ'],
  ['١٨٢٢ / أ', '1822/أ'],
  ['مخطط 1822 أ', '1822/أ'],
  ['قطعة 12 مخطط 1067', '1067'],
  ['القطعة رقم ١٢ في المخطط رقم ١٠٦٧', '1067'],
  ['مخطط 1067، قطعة 12/3', '1067'],
  ['plot 12, plan 1067', '1067'],
])('reads %j as a plan', (question, plan) => {
  expect(planAsked(question)).toBe(plan);
});

it.each(['', 'النرجس', '12', '199002', '0501234567', 'plan', 'plan 2924 riyadh', '24.7, 46.6'])(
  'reads %j as no plan',
  (question) => {
    expect(planAsked(question)).toBeNull();
  },
);
