import { expect, it } from 'vitest';
import { nameOrder } from './name-order';

it('puts names in the order of their alphabet, whatever article they have', () => {
  expect(['Ghirnatah', 'An Narjis', 'Al Aqiq', 'King Fahd', 'Laban'].sort(nameOrder('en'))).toEqual([
    'Al Aqiq',
    'Ghirnatah',
    'King Fahd',
    'Laban',
    'An Narjis',
  ]);
  expect(['النرجس', 'لبن', 'العقيق', 'إشبيلية', 'غرناطة'].sort(nameOrder('ar'))).toEqual([
    'إشبيلية',
    'العقيق',
    'غرناطة',
    'لبن',
    'النرجس',
  ]);
});
