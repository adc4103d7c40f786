import { expect, it } from 'vitest';
import { dearPieces } from '../../../tests/support/growth';
import { withoutPlot, withoutStreet } from './without-address';

it.each([
  ['قطعة 12 النرجس', 'النرجس'],
  ['النرجس بلوك 5، قطعة 12', 'النرجس'],
  ['قطعة أرض رقم (12) حي النرجس', 'حي النرجس'],
  ['plot no. 12, An Narjis', 'An Narjis'],
  // Nothing is left, or it is no plot.
  ['قطعة 12', 'قطعة 12'],
  ['القطعة', 'القطعة'],
  ['النرجس', 'النرجس'],
])('asks %j without its plot', (question, rest) => {
  expect(withoutPlot(question)).toBe(rest);
});

it.each([
  ['حي النرجس، الرياض، شارع أنس بن مالك', 'حي النرجس الرياض'],
  ['شارع أنس بن مالك، حي النرجس', 'حي النرجس'],
  ['12 King Fahd Road, Al Olaya, Riyadh', 'Al Olaya Riyadh'],
  ['Anas Bin Malik Street, An Narjis, Riyadh', 'An Narjis Riyadh'],
  ['حي النرجس شارع أنس بن مالك', 'حي النرجس'],
  ['العليا، مبنى رقم 12', 'العليا'],
  ['7520 King Fahd Road, Al Olaya, Riyadh 12214', 'Al Olaya Riyadh'],
  ['Riyadh 13314', 'Riyadh'],
  ['الرياض ١٣٣١٤', 'الرياض'],
  ['بيت في جدة', 'جدة'],
  ['بيتي بجدة', 'بجدة'],
  ['شقتي في جدة', 'جدة'],
  ['عمارتنا في جدة', 'جدة'],
  ['أرض بريدة', 'بريدة'],
  ['an apartment in Jeddah', 'Jeddah'],
  ['الرياض، 12214', 'الرياض'],
  ['An Narjis, Riyadh 13314, Saudi Arabia', 'An Narjis Riyadh'],
  ['my house in Jeddah', 'Jeddah'],
  // Five digits alone may be a plan.
  ['13314', null],
  ['مخطط 13314', null],
  ['مخطط  13314', null],
  // Where the street's name begins is not known, or it is a name of its own.
  ['Dammam Road Riyadh', null],
  ['King Fahd Road', null],
  ['Villa district', null],
  ['Al Olaya, building 12, Riyadh', 'Al Olaya Riyadh'],
  ['النرجس', null],
  ['شارع الحج', null],
])('asks %j without its street', (question, rest) => {
  expect(withoutStreet(question)).toBe(rest);
});

it('costs in proportion to the question', () => {
  expect(dearPieces(withoutStreet, 500)).toEqual({});
  expect(dearPieces(withoutPlot, 500)).toEqual({});
});
