import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { type FormCode, type FormIssue, forms, isFormCode, parseForm } from '@/lib/forms';
import { ENVELOPE, MIN_FILL_MS } from '@/lib/forms/envelope';
import { fromHtml, typedValues } from '@/lib/forms/html';
import { defaultLocale, isLocale, type Locale, localizedPath } from '@/lib/i18n/locales';
import { logger } from '@/lib/log';
import { registry } from '@/lib/registry';
import { riyadhDate } from '@/lib/registry/clock';
import { RegistryError } from '@/lib/registry/contract';
import { FORM_BODY_LIMITS, readBody } from './body';
import { verifyCaptcha } from './captcha';
import { clientAddress } from './client-address';
import { decodeForm, mediaType, NATIVE_TYPES, type ReceivedForm, readableType } from './form-body';
import { formPageResponse } from './form-page';
import { assertSameSite } from './origin';
import { HttpProblem, jsonResponse, NO_STORE, problemResponse } from './problem';
import { assertWithinLimits } from './rate-limits';

/** One post of a form, while it is being answered. */
interface Exchange {
  request: Request;
  form: FormCode;
  locale: Locale;
  /** Whether the visitor's browser waits for a page (a native post) or a script for JSON. */
  wantsPage: boolean;
}

/** The language of the page that sent the form, from the address it was sent to. */
export function requestedLocale(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get('locale');
  return isLocale(locale) ? locale : defaultLocale;
}

/** A form's own content type asks for a page, unless the client says that it reads JSON. */
function wantsPage(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return NATIVE_TYPES.includes(mediaType(request)) && !/\bapplication\/(?:problem\+)?json\b/.test(accept);
}

/** The signs of a program: a filled trap, or a form filled faster than a person reads. */
function protectionIssues({ trap, elapsed }: ReceivedForm['envelope']): FormIssue[] {
  if (trap !== undefined && trap !== '') return [{ path: ENVELOPE.trap, code: 'leave_empty' }];
  const measured = elapsed === undefined || elapsed === '' ? Number.POSITIVE_INFINITY : Number(elapsed);
  return measured >= MIN_FILL_MS ? [] : [{ path: ENVELOPE.elapsed, code: 'too_fast' }];
}

/**
 * The key that makes a repetition the same submission: the client's own (Idempotency-Key), or one made of the content and
 * the day. Pages are prerendered and shared, so no key can stand in their HTML; and with the content as key a reload, a
 * double click, a lost answer and the back button all end at one receipt, with and without JavaScript.
 */
function idempotencyKey(request: Request, form: FormCode, value: unknown): string {
  const own = request.headers.get('idempotency-key');
  if (own !== null) return own;
  const day = riyadhDate(new Date());
  return createHash('sha256')
    .update(JSON.stringify([form, day, value]))
    .digest('base64url');
}

async function store(exchange: Exchange, received: ReceivedForm): Promise<{ reference: string }> {
  const { request, form, locale } = exchange;
  const suspicions = protectionIssues(received.envelope);
  const parsed = parseForm(form, received.fields);
  if (suspicions.length > 0 || !parsed.ok) {
    const issues = [...(parsed.ok ? [] : parsed.issues), ...suspicions];
    throw new HttpProblem('invalid_submission', { issues });
  }
  const captcha = await verifyCaptcha(received.envelope.captcha, form);
  await assertWithinLimits(form, clientAddress(request.headers, env().TRUST_PROXY), captcha);
  return (await registry()).submit({
    form,
    locale,
    idempotencyKey: idempotencyKey(request, form, parsed.value),
    payload: parsed.value,
  });
}

/** Every failure as a problem of ours; the unexpected is logged, without what was sent. */
function asProblem(error: unknown, form: FormCode): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof RegistryError) {
    const issues = error.issues?.map(({ path, code, params }) => ({ path, code, params }));
    const { code } = error;
    logger.warn({ form, code }, 'the registry refused a submission');
    if (code === 'idempotency_conflict' || code === 'slot_taken' || code === 'invalid_submission') {
      return new HttpProblem(code, { issues: issues as FormIssue[] | undefined, cause: error });
    }
    return new HttpProblem(code === 'malformed_request' ? code : 'unavailable', { cause: error });
  }
  logger.error(
    { form, error: error instanceof Error ? error.stack : String(error) },
    'a form was not stored',
  );
  return new HttpProblem('internal', { cause: error });
}

async function refusal(
  exchange: Exchange,
  problem: HttpProblem,
  received: ReceivedForm | undefined,
): Promise<Response> {
  const { form, locale } = exchange;
  if (!exchange.wantsPage || problem.code === 'cross_site') return problemResponse(problem);
  try {
    const state = {
      form,
      values: received ? typedValues(forms[form].fields, received.fields) : {},
      issues: problem.issues ?? [],
      failure: problem.code === 'invalid_submission' ? undefined : problem.code,
    };
    return await formPageResponse(state, locale, { status: problem.status, headers: problem.headers });
  } catch (error) {
    logger.error({ form, error: String(error) }, 'the page of a refused form did not render');
    return problemResponse(problem);
  }
}

/**
 * Answers a post of a form: 201 with the reference once it is durably stored, or a problem with codes; for a native post
 * (no JavaScript) 303 to the receipt, or the form's page again with everything still filled in.
 * @param code the form's code as it stands in the address
 */
export async function receiveForm(request: Request, code: string): Promise<Response> {
  if (!isFormCode(code)) return problemResponse(new HttpProblem('not_found'));
  const exchange: Exchange = {
    request,
    form: code,
    locale: requestedLocale(request),
    wantsPage: wantsPage(request),
  };
  let received: ReceivedForm | undefined;
  try {
    assertSameSite(request, env().TRUST_PROXY);
    const type = readableType(request);
    received = decodeForm(type, await readBody(request, FORM_BODY_LIMITS));
    if (type !== 'application/json') received.fields = fromHtml(forms[code].fields, received.fields);
    const { reference } = await store(exchange, received);
    const receipt = localizedPath(`/receipts/${code}/${reference}`, exchange.locale);
    if (!exchange.wantsPage) return jsonResponse({ reference, receipt }, 201);
    return new Response(null, { status: 303, headers: { location: receipt, ...NO_STORE } });
  } catch (error) {
    return refusal(exchange, asProblem(error, code), received);
  }
}

/** The way from a form's own address, opened by hand, to its page. */
export function formPageRedirect(request: Request, code: string): Response {
  if (!isFormCode(code)) return problemResponse(new HttpProblem('not_found'));
  const location = localizedPath(forms[code].page, requestedLocale(request));
  return new Response(null, { status: 303, headers: { location, ...NO_STORE } });
}

export function methodNotAllowed(): Response {
  return problemResponse(new HttpProblem('method_not_allowed', { headers: { allow: 'GET, HEAD, POST' } }));
}
