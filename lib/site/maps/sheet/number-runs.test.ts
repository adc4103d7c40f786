import { expect, it } from 'vitest';
import { numberRuns } from './number-runs';

it('joins numbers that follow each other', () => {
  expect(numberRuns([])).toEqual([]);
  expect(numberRuns([3])).toEqual([[3, 3]]);
  expect(numberRuns([1, 2, 4, 6, 7, 8])).toEqual([
    [1, 2],
    [4, 4],
    [6, 8],
  ]);
});
