import { env } from '@/lib/env';
import type { FormCode } from '@/lib/forms';
import { attachments, consumeRateLimit } from '@/lib/registry';
import type { CaptchaVerdict } from './captcha';
import { HttpProblem } from './problem';

const HOUR_SECONDS = 3_600;

async function consume(bucket: string, key: string, points: number): Promise<void> {
  if (points === 0) return;
  const { allowed, retryAfterSeconds } = await consumeRateLimit(bucket, key, points, HOUR_SECONDS);
  if (allowed) return;
  throw new HttpProblem('too_many_requests', { headers: { 'retry-after': String(retryAfterSeconds) } });
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

/** What files may take on the disk, in all, that no submission has (yet): half a day of honest corrections, and no flood. */
const WAITING_FILES_MAX_BYTES = 2 * 1024 ** 3;

/**
 * Counts one post with files, before a byte of them is stored, and looks whether there is room: files of a refused form wait
 * for the corrected one, so a refused post is not free of cost here.
 * @throws {HttpProblem} too_many_requests, with Retry-After; unavailable while too many files wait
 */
export async function assertRoomForFiles(form: FormCode, address: string): Promise<void> {
  await consume('files', `${form}:${address}`, 2 * env().FORM_LIMIT_PER_ADDRESS);
  if ((await (await attachments()).waitingBytes()) > WAITING_FILES_MAX_BYTES)
    throw new HttpProblem('unavailable');
}
