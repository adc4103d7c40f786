import { z } from 'zod';
import { env } from '@/lib/env';
import { captchaAction } from '@/lib/forms/envelope';
import { logger } from '@/lib/log';

const DEADLINE_MS = 3_000;
/** reCAPTCHA's own tokens live two minutes. */
const MAX_AGE_MS = 2 * 60_000;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
});

/** `off` where no keys are configured. Nothing but `verified` is a proof; nothing at all is a refusal. */
export type CaptchaVerdict = 'off' | 'verified' | 'unverified';

/**
 * Asks the captcha's service about a token: made for this form, on our host, within two minutes, with enough score.
 * A visitor whose browser could not load the script has no token; the caller then counts more strictly (friction, never
 * a dead end), as it does when the service itself does not answer.
 */
export async function verifyCaptcha(token: unknown, form: string): Promise<CaptchaVerdict> {
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_SITE_KEY: siteKey, ...settings } = env();
  if (!secret || !siteKey) return 'off';
  if (typeof token !== 'string' || token === '' || token.length > 4096) return 'unverified';
  try {
    const response = await fetch(settings.RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(DEADLINE_MS),
      cache: 'no-store',
    });
    const answer = answerSchema.parse(await response.json());
    const age = Date.now() - Date.parse(answer.challenge_ts ?? '');
    const ownHost =
      settings.SITE_URL === undefined || answer.hostname === new URL(settings.SITE_URL).hostname;
    const trusted =
      answer.success &&
      answer.action === captchaAction(form) &&
      ownHost &&
      age < MAX_AGE_MS &&
      (answer.score ?? 0) >= settings.RECAPTCHA_MIN_SCORE;
    return trusted ? 'verified' : 'unverified';
  } catch (error) {
    logger.warn({ error: String(error) }, 'the captcha service did not answer');
    return 'unverified';
  }
}
