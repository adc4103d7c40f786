import { z } from 'zod';
import { type Environment, env } from '@/lib/env';
import { captchaAction } from '@/lib/forms/envelope';
import { logger } from '@/lib/log';

const DEADLINE_MS = 3_000;
/** A verdict is some hundred bytes. */
const MAX_ANSWER_BYTES = 16 * 1024;
/** reCAPTCHA's own tokens live two minutes. */
const MAX_AGE_MS = 2 * 60_000;
/** How far the service's clock may run ahead of ours. */
const CLOCK_SKEW_MS = 30_000;
/** The site's own names while nobody has given it one (SITE_URL). */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** `off` where no keys are configured. Nothing but `verified` is a proof; nothing at all is a refusal. */
export type CaptchaVerdict = 'off' | 'verified' | 'unverified';

function isRecent(challengeTime = ''): boolean {
  const age = Date.now() - Date.parse(challengeTime);
  return age < MAX_AGE_MS && age > -CLOCK_SKEW_MS;
}

function isOwnHost(hostname: string | undefined, siteUrl: string | undefined): boolean {
  const own = siteUrl === undefined ? LOOPBACK : [new URL(siteUrl).hostname];
  return hostname !== undefined && own.includes(hostname);
}

function isTrusted(answer: Answer, form: string, settings: Environment): boolean {
  return (
    answer.success &&
    answer.action === captchaAction(form) &&
    isOwnHost(answer.hostname, settings.SITE_URL) &&
    isRecent(answer.challenge_ts) &&
    (answer.score ?? 0) >= settings.RECAPTCHA_MIN_SCORE
  );
}

/**
 * Reads a stranger's answer as text, up to a bound.
 * @throws {RangeError} when it is longer
 */
async function boundedText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Asks the captcha's service about a token: made for this form, on our host, within two minutes, with enough score.
 * A visitor whose browser could not load the script has no token; the caller then counts more strictly (friction, never
 * a dead end), as it does when the service itself does not answer.
 */
export async function verifyCaptcha(
  token: unknown,
  form: string,
  settings: Environment = env(),
): Promise<CaptchaVerdict> {
  const {
    RECAPTCHA_SECRET_KEY: secret,
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_VERIFY_URL: address,
  } = settings;
  if (!secret || !siteKey) return 'off';
  if (typeof token !== 'string' || token === '' || token.length > 4096) return 'unverified';
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      // The secret goes to the configured address and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      cache: 'no-store',
    });
    const answer = answerSchema.parse(JSON.parse(await boundedText(response, MAX_ANSWER_BYTES)));
    return isTrusted(answer, form, settings) ? 'verified' : 'unverified';
  } catch (error) {
    // The name alone: the message of what could not be read quotes it.
    logger.warn(
      { error: error instanceof Error ? error.name : typeof error },
      'the captcha service did not answer',
    );
    return 'unverified';
  }
}
