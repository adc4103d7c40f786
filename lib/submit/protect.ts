import type { FormIssue } from '@/lib/forms';
import { ENVELOPE, MIN_FILL_MS } from '@/lib/forms/envelope';
import { assertWithinLimits } from '@/lib/submit/rate-limits';
import { verifyCaptcha } from './captcha';
import type { Exchange } from './guard';
import type { Arrival } from './read';

/** The signs of a program: a filled trap, or a form filled faster than a person reads. */
export function signsOfProgram({ trap, elapsed }: Arrival['envelope']): FormIssue[] {
  if (trap !== undefined && trap !== '') return [{ path: ENVELOPE.trap, code: 'leave_empty' }];
  if (elapsed === undefined || elapsed === '') return [];
  // A script sends a number, a native post its digits. Anything else is no measurement, and cannot be made one.
  const measured = typeof elapsed === 'string' ? Number(elapsed.slice(0, 20)) : elapsed;
  const isSlow = typeof measured === 'number' && measured >= MIN_FILL_MS;
  return isSlow ? [] : [{ path: ENVELOPE.elapsed, code: 'too_fast' }];
}

/**
 * Keeps one address, network or program from filling the registry: only what is valid is counted.
 * @throws {Problem} too_many_requests, with Retry-After
 */
export async function protect({ form, address }: Exchange, { envelope }: Arrival): Promise<void> {
  await assertWithinLimits(form, address, await verifyCaptcha(envelope.captcha, form));
}
