import { describe, expect, it } from 'vitest';
import { Problem, RegistryError } from '@/lib/problem';
import { problemResponse, visitorsProblem } from './problem';

const wait = (error: unknown) => {
  const response = problemResponse(visitorsProblem(error, 'a form was not stored'));
  return [response.status, response.headers.get('retry-after')];
};

describe('what tells a visitor to try again', () => {
  it('says after how many seconds, whoever was not available', () => {
    expect(wait(new Problem('unavailable'))).toEqual([503, '5']);
    expect(wait(new RegistryError('unavailable'))).toEqual([503, '5']);
    // Between the two systems only: the visitor can but wait.
    expect(wait(new RegistryError('unauthorised'))).toEqual([503, '5']);
    expect(wait(new Problem('too_many_requests', { headers: { 'retry-after': '60' } }))).toEqual([429, '60']);
  });

  it('says none where the same would be refused again', () => {
    expect(wait(new Problem('invalid_submission'))).toEqual([422, null]);
    expect(wait(new Problem('internal'))).toEqual([500, null]);
  });
});
