import { env } from '@/lib/env';
import type { FormCode } from '@/lib/forms';
import { Problem } from '@/lib/problem';
import { rateLimits } from '@/lib/registry';
import type { CountedEvent, RateLimit } from '@/lib/registry/store/rate-limiter';
import { clientAddress, networkOf } from '../http/client-address';
import type { CaptchaVerdict } from './captcha';

const HOUR_SECONDS = 3_600;

/** @throws {Problem} too_many_requests, with Retry-After */
function assertAllowed({ allowed, retryAfterSeconds }: RateLimit): void {
  if (allowed) return;
  throw new Problem('too_many_requests', { headers: { 'retry-after': String(retryAfterSeconds) } });
}

const perHour = (bucket: string, key: string, points: number): CountedEvent => ({
  bucket,
  key,
  points,
  windowSeconds: HOUR_SECONDS,
});

async function consume(bucket: string, key: string, points: number): Promise<void> {
  if (points === 0) return;
  assertAllowed(await (await rateLimits()).count(perHour(bucket, key, points)));
}

/** What a network (/24, /48) may store, in addresses: a company or a mobile network's corner, not a botnet's. */
const ADDRESSES_PER_NETWORK = 20;
/** What every address keeps however many others send: a visitor has one thing to say, and may say it twice. */
const ALWAYS_LEFT = 3;

/**
 * How much of their limit is left to everybody while a form is flooded: 1 until it has had its number an hour, then less and
 * less. A bound that is the same for all would shut the form to all as soon as some fifty addresses fill it.
 */
async function shareLeft(form: FormCode): Promise<number> {
  const { FORM_LIMIT_PER_FORM: points } = env();
  if (points === 0) return 1;
  const { used } = await (await rateLimits()).look(perHour('form', form, points));
  return used <= points ? 1 : points / used;
}

/**
 * Counts one valid submission. Refused ones are not counted with these, so that a person who corrects an error again and
 * again is not locked out; see {@link assertRefusalsLeft}. What an address is refused counts for nobody else.
 * @throws {Problem} too_many_requests, with Retry-After
 */
export async function assertWithinLimits(
  form: FormCode,
  address: string,
  captcha: CaptchaVerdict,
): Promise<void> {
  const { FORM_LIMIT_PER_ADDRESS, FORM_LIMIT_PER_FORM, FORM_LIMIT_UNVERIFIED } = env();
  const share = await shareLeft(form);
  const left = (points: number, atLeast: number) =>
    Math.min(points, Math.max(atLeast, Math.floor(points * share)));
  if (captcha === 'unverified')
    await consume('unverified', `${form}:${address}`, left(FORM_LIMIT_UNVERIFIED, 1));
  await consume('address', `${form}:${address}`, left(FORM_LIMIT_PER_ADDRESS, ALWAYS_LEFT));
  const network = ADDRESSES_PER_NETWORK * FORM_LIMIT_PER_ADDRESS;
  await consume(
    'network',
    `${form}:${networkOf(address)}`,
    left(network, ADDRESSES_PER_NETWORK * ALWAYS_LEFT),
  );
  if (FORM_LIMIT_PER_FORM > 0) await (await rateLimits()).count(perHour('form', form, FORM_LIMIT_PER_FORM));
}

/** Posts of an address that store nothing, for each that it may store: nobody corrects so often, and a program is stopped. */
const REFUSALS_PER_SUBMISSION = 5;

const refusals = (form: FormCode, address: string) =>
  perHour('refused', `${form}:${address}`, REFUSALS_PER_SUBMISSION * env().FORM_LIMIT_PER_ADDRESS);

/**
 * Looks, before a body is read, whether an address has had too many posts of a form refused.
 * @throws {Problem} too_many_requests, with Retry-After
 */
export async function assertRefusalsLeft(form: FormCode, address: string): Promise<void> {
  const event = refusals(form, address);
  if (event.points > 0) assertAllowed(await (await rateLimits()).look(event));
}

/** Counts a post that was read and stored nothing. */
export async function countRefusal(form: FormCode, address: string): Promise<void> {
  const event = refusals(form, address);
  if (event.points > 0) await (await rateLimits()).count(event);
}

/** Guessing is what is limited: by who asks, and by what is asked about, so that many addresses help nobody. */
const GUESSES_PER_ADDRESS = 30;
const GUESSES_PER_REFERENCE = 10;

/**
 * Answers what somebody may be guessing at. Counted before it is looked up, so that many guesses at once are as many, and
 * taken back when it was none: whoever knows the answer may ask as often as they like.
 * @throws {Problem} too_many_requests, with Retry-After; whatever `answer` throws, of which not_found was a guess
 */
export async function guessing<T>(address: string, reference: string, answer: () => Promise<T>): Promise<T> {
  const limits = await rateLimits();
  const events = [
    perHour('track-address', address, GUESSES_PER_ADDRESS),
    perHour('track-reference', reference, GUESSES_PER_REFERENCE),
  ];
  for (const event of events) assertAllowed(await limits.count(event));
  const wasGuess = (error: unknown) => error instanceof Problem && error.code === 'not_found';
  const takeBack = async () => {
    for (const event of events) await limits.countBack(event);
  };
  try {
    const found = await answer();
    await takeBack();
    return found;
  } catch (error) {
    if (!wasGuess(error)) await takeBack();
    throw error;
  }
}

/**
 * Counts one post with files, before a byte of them is stored: a refused one is not free of cost.
 * @throws {Problem} too_many_requests, with Retry-After
 */
export async function assertFilesLeft(form: FormCode, address: string): Promise<void> {
  await consume('files', `${form}:${address}`, 2 * env().FORM_LIMIT_PER_ADDRESS);
}

/** Far more than anybody mistypes, and nothing against the number of addresses that a receipt may have. */
const RECEIPT_MISSES = 20;

/** Counts an address of a receipt that opened none. Right ones are never counted, nor refused. */
export async function countReceiptMiss(headers: Headers): Promise<RateLimit> {
  const key = clientAddress(headers, env().TRUST_PROXY);
  return (await rateLimits()).count(perHour('receipt-miss', key, RECEIPT_MISSES));
}
