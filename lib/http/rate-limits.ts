import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import type { FormCode } from '@/lib/forms';
import type { CaptchaVerdict } from './captcha';
import { HttpProblem } from './problem';

const HOUR_SECONDS = 3_600;

/** On globalThis: every bundle of the process counts in the same place. */
const SLOT = Symbol.for('site.rateLimiters');
const holder: { [key: symbol]: Map<string, RateLimiterMemory> | undefined } = globalThis;

function limiter(name: string, points: number): RateLimiterMemory {
  holder[SLOT] ??= new Map();
  const key = `${name}:${points}`;
  const known =
    holder[SLOT].get(key) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: HOUR_SECONDS });
  holder[SLOT].set(key, known);
  return known;
}

async function consume(name: string, key: string, points: number): Promise<void> {
  if (points === 0) return;
  try {
    await limiter(name, points).consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new HttpProblem('too_many_requests', { headers: { 'retry-after': String(seconds) } });
  }
}

/**
 * Counts one valid submission. Refused ones are not counted: they cost a schema's run and no storage, and a person who
 * corrects an error again and again must not be locked out.
 * @throws {HttpProblem} too_many_requests, with Retry-After
 */
export async function assertWithinLimits(
  form: FormCode,
  address: string,
  captcha: CaptchaVerdict,
): Promise<void> {
  const { FORM_LIMIT_PER_ADDRESS, FORM_LIMIT_PER_FORM, FORM_LIMIT_UNVERIFIED } = env();
  if (captcha === 'unverified') await consume('unverified', `${form}:${address}`, FORM_LIMIT_UNVERIFIED);
  await consume('address', `${form}:${address}`, FORM_LIMIT_PER_ADDRESS);
  await consume('form', form, FORM_LIMIT_PER_FORM);
}
