import { headers as channels } from '@/lib/channels.cjs';
import { NO_STORE } from '@/lib/http/problem';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { newNonce, policyFor } from '@/lib/security/csp.cjs';
import { keepFormPageState, type PageState } from './page-state';

const RENDER_DEADLINE_MS = 10_000;
/** Headers of the rendered page that the visitor needs; everything else is this answer's own affair. */
const PASSED_ON = ['content-type', 'content-language', 'link'];

/** Raised when the page could not be rendered: the caller answers with the bare problem. */
class FormPageError extends Error {
  override name = 'FormPageError';
}

/**
 * The form's page with what was typed and what was wrong, as the answer to a post without JavaScript.
 *
 * A route handler cannot render React, and the form's own page is prerendered for everyone. So the page
 * `/form-errors/{form}` is fetched from this very process; the values pass through memory, never through an address.
 * @throws {FormPageError}
 */
export async function formPageResponse(
  state: PageState,
  locale: Locale,
  answer: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const origin = process.env.SITE_INTERNAL_ORIGIN;
  if (!origin)
    throw new FormPageError('SITE_INTERNAL_ORIGIN is not set: the site was not started by its own server.');
  const address = new URL(localizedPath(`/form-errors/${state.form}`, locale), origin);
  // Next puts the nonce of the request's policy on the scripts that it writes.
  const policy = policyFor({ scripts: [newNonce()] });
  let page: Response;
  try {
    page = await fetch(address, {
      headers: {
        [channels.formState]: keepFormPageState(state),
        'content-security-policy': policy,
        'accept-encoding': 'identity',
      },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(RENDER_DEADLINE_MS),
    });
  } catch (cause) {
    throw new FormPageError('The page of the form did not render.', { cause });
  }
  if (page.status !== 200) throw new FormPageError(`The page of the form answered ${page.status}.`);
  const headers = new Headers({ ...NO_STORE, 'content-security-policy': policy, ...answer.headers });
  for (const name of PASSED_ON) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(page.body, { status: answer.status, headers });
}
