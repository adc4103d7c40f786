import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/problem';
import { type FormHandler, formHandler } from '../../support/form-handler';

let handler: FormHandler;
let limits: typeof import('@/lib/submit/rate-limits');
let problems: typeof import('@/lib/problem');
let track: typeof import('@/lib/submit/track');
beforeAll(async () => {
  handler = await formHandler({});
  limits = await import('@/lib/submit/rate-limits');
  problems = await import('@/lib/problem');
  track = await import('@/lib/submit/track');
});
afterAll(() => handler?.close());

describe('the limit of look-ups', () => {
  const outcome = (work: Promise<string>) => work.catch((error: Problem) => error.code);
  const right = (address: string, reference: string) =>
    outcome(limits.guessing(address, reference, async () => 'found'));
  const wrong = (address: string, reference: string) =>
    outcome(
      limits.guessing(address, reference, async () => {
        throw new problems.Problem('not_found');
      }),
    );

  it('is not met by whoever knows reference and contact, however often they ask', async () => {
    for (let asked = 0; asked < 40; asked += 1) expect(await right('192.0.2.1', 'AAAAAAAA')).toBe('found');
    // Nor by whoever asks while the registry is away.
    const away = () =>
      outcome(
        limits.guessing('192.0.2.1', 'AAAAAAAA', async () => {
          throw new problems.Problem('unavailable');
        }),
      );
    for (let asked = 0; asked < 12; asked += 1) expect(await away()).toBe('unavailable');
    expect(await right('192.0.2.1', 'AAAAAAAA')).toBe('found');
  });

  it('stops guesses at one submission from many addresses, all at once too', async () => {
    const guesses = Array.from({ length: 25 }, (_, index) => wrong(`192.0.2.${100 + index}`, 'CCCCCCCC'));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'not_found')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(15);
    // The right answer must not be told then either: it would be the last guess.
    expect(await right('192.0.2.99', 'CCCCCCCC')).toBe('too_many_requests');
  });

  it('stops guesses of one address at many submissions', async () => {
    const answers: string[] = [];
    for (let asked = 0; asked < 31; asked += 1) answers.push(await wrong('192.0.2.2', `REF${asked}`));
    expect(answers.lastIndexOf('not_found')).toBe(29);
    expect(answers[30]).toBe('too_many_requests');
    expect(await wrong('192.0.2.3', 'REF40')).toBe('not_found');
  });
});

describe('a look-up', () => {
  const ask = async (body: BodyInit, type: string) => {
    const headers = { 'content-type': type, accept: 'application/json' };
    const response = await track.trackSubmission(
      new Request('http://localhost/api/track', { method: 'POST', headers, body }),
    );
    return { status: response.status, ...((await response.json()) as object) };
  };
  const asked = { reference: 'DDDDDDDD', contact: 'somebody@example.com' };

  it.each([
    ['application/json', (body: Record<string, string>) => JSON.stringify(body)],
    [
      'application/x-www-form-urlencoded',
      (body: Record<string, string>) => String(new URLSearchParams(body)),
    ],
  ])('refuses by its name what it does not know, as forms and reads do: %s', async (type, written) => {
    expect(await ask(written({ ...asked, email: 'x@example.com' }), type)).toMatchObject({
      status: 400,
      code: 'malformed_request',
      issues: [{ path: 'email', code: 'unknown_field' }],
    });
    expect(await ask(written(asked), type)).toMatchObject({ status: 404, code: 'not_found' });
  });
});
