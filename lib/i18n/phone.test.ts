import { expect, it } from 'vitest';
import { readablePhone } from './phone';

it.each([
  ['966505330609', '+966 50 533 0609'],
  ['966114567890', '+966 11 456 7890'],
  ['966000000001', '+966000000001'],
  ['4930123456', '+4930123456'],
])('%s reads %s', (digits, shown) => {
  expect(readablePhone(digits)).toBe(shown);
});
