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
])('reads %j as a plan', (question, plan) => {
  expect(planAsked(question)).toBe(plan);
});

it.each(['', 'النرجس', '12', '199002', '0501234567', 'plan', 'plan 2924 riyadh', '24.7, 46.6'])(
  'reads %j as no plan',
  (question) => {
    expect(planAsked(question)).toBeNull();
  },
);
