import { createHash } from 'node:crypto';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { env } from '@/lib/env';
import { type FormCode, type FormIssue, forms, isFormCode, parseForm } from '@/lib/forms';
import { ENVELOPE, INTENTS, MIN_FILL_MS } from '@/lib/forms/envelope';
import { typedValues } from '@/lib/forms/html';
import { clientAddress, networkOf } from '@/lib/http/client-address';
import { jsonResponse, NO_STORE, problemResponse, visitorsProblem } from '@/lib/http/problem';
import { assertRefusalsLeft, assertWithinLimits, countRefusal } from '@/lib/http/rate-limits';
import { requestedLocale } from '@/lib/http/request';
import { localizedPath } from '@/lib/i18n/locales';
import { Problem } from '@/lib/problem';
import { attachments, registry } from '@/lib/registry';
import type { Stored } from '@/lib/registry/contract';
import { routePath } from '@/lib/site/routing/routes';
import { refuse } from './answer';
import { verifyCaptcha } from './captcha';
import type { ReceivedForm } from './decode';
import { keepForPage } from './kept-files';
import { formPageResponse } from './page';
import { type Arrival, type Exchange, exchangeOf, readForm } from './read';
import { formCheckIssues } from './validate';

/** The signs of a program: a filled trap, or a form filled faster than a person reads. */
function protectionIssues({ trap, elapsed }: ReceivedForm['envelope']): FormIssue[] {
  if (trap !== undefined && trap !== '') return [{ path: ENVELOPE.trap, code: 'leave_empty' }];
  if (elapsed === undefined || elapsed === '') return [];
  // A script sends a number, a native post its digits. Anything else is no measurement, and cannot be made one.
  const measured = typeof elapsed === 'string' ? Number(elapsed.slice(0, 20)) : elapsed;
  const isSlow = typeof measured === 'number' && measured >= MIN_FILL_MS;
  return isSlow ? [] : [{ path: ENVELOPE.elapsed, code: 'too_fast' }];
}

/**
 * The key that makes a repetition the same submission: the client's own (Idempotency-Key), or one made of the content and
 * the day. Pages are prerendered and shared, so no key can stand in their HTML; and with the content as key a reload, a
 * double click, a lost answer and the back button all end at one receipt, with and without JavaScript.
 */
function idempotencyKey(request: Request, form: FormCode, value: unknown): string {
  const own = request.headers.get('idempotency-key');
  if (own !== null) return own;
  return createHash('sha256')
    .update(JSON.stringify([form, riyadhDate(new Date()), value]))
    .digest('base64url');
}

/** Judges an arrival. @throws {Problem} invalid_submission with every fault at once */
async function judged(form: FormCode, arrival: Arrival): Promise<Record<string, unknown>> {
  const parsed = parseForm(form, arrival.fields);
  const found = [
    ...arrival.fileIssues,
    ...protectionIssues(arrival.envelope),
    ...(parsed.ok ? [] : parsed.issues),
  ];
  const issues = found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
  if (parsed.ok && issues.length === 0) issues.push(...(await formCheckIssues(form, parsed.value)));
  if (!parsed.ok || issues.length > 0) throw new Problem('invalid_submission', { issues });
  return parsed.value;
}

async function store({ request, form, locale }: Exchange, arrival: Arrival): Promise<Stored> {
  const payload = await judged(form, arrival);
  const captcha = await verifyCaptcha(arrival.envelope.captcha, form);
  const own = clientAddress(request.headers, env().TRUST_PROXY);
  await assertWithinLimits(form, own, captcha);
  const attachmentIds = arrival.files.map(({ id }) => id);
  const accepted = await (await registry()).submit({
    form,
    locale,
    idempotencyKey: idempotencyKey(request, form, payload),
    payload,
    attachmentIds,
    networks: { own, near: networkOf(own) },
  });
  // A repetition brought the same files a second time; the first ones are the submission's.
  if (accepted.repeated) await (await attachments()).discard(attachmentIds);
  return accepted;
}

/** What a visitor without JavaScript asks of a form besides sending it: choices that follow from others, or a letter. */
async function intermediatePage(exchange: Exchange, { fields, files, envelope }: Arrival): Promise<Response> {
  const { form, locale } = exchange;
  const state = {
    form,
    view: envelope.intent === 'letter' ? ('letter' as const) : ('form' as const),
    values: typedValues(forms[form].fields, fields),
    ...(await keepForPage(exchange, files)),
    failure: undefined,
  };
  return formPageResponse(state, locale, { status: 200, headers: {} });
}

/**
 * Answers a post of a form: 201 with the reference once it is durably stored, or a problem with codes; for a native post
 * (no JavaScript) 303 to the receipt, or the form's page again with everything still filled in.
 * @param code the form's code as it stands in the address
 */
export async function receiveForm(request: Request, code: string): Promise<Response> {
  if (!isFormCode(code)) return problemResponse(new Problem('not_found'));
  const exchange = exchangeOf(request, code);
  const address = clientAddress(request.headers, env().TRUST_PROXY);
  let arrival: Arrival | undefined;
  try {
    await assertRefusalsLeft(code, address);
    arrival = await readForm(exchange);
    if (exchange.wantsPage && INTENTS.some((intent) => intent === arrival?.envelope.intent)) {
      await countRefusal(code, address);
      return await intermediatePage(exchange, arrival);
    }
    const { reference, receiptToken } = await store(exchange, arrival);
    const path = routePath('receipt', { form: code, reference, token: receiptToken });
    const receipt = localizedPath(path, exchange.locale);
    if (!exchange.wantsPage) return jsonResponse({ reference, receipt }, 201);
    return new Response(null, { status: 303, headers: { location: receipt, ...NO_STORE } });
  } catch (error) {
    const problem = visitorsProblem(error, 'a form was not stored', { form: code });
    if (problem.status < 500 && problem.code !== 'too_many_requests') await countRefusal(code, address);
    return refuse(exchange, problem, arrival);
  }
}

/** The way from a form's own address, opened by hand, to its page. */
export function formPageRedirect(request: Request, code: string): Response {
  if (!isFormCode(code)) return problemResponse(new Problem('not_found'));
  const location = localizedPath(forms[code].page, requestedLocale(request));
  return new Response(null, { status: 303, headers: { location, ...NO_STORE } });
}

/** A handler for the methods that an address does not answer to. @param allow those that it does */
export function methodNotAllowed(allow: string): () => Response {
  return () => problemResponse(new Problem('method_not_allowed', { headers: { allow } }));
}
