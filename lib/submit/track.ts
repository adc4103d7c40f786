import { getTranslations } from 'next-intl/server';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { env } from '@/lib/env';
import { type FormIssue, isFormCode } from '@/lib/forms';
import { unknownFields } from '@/lib/forms/issues';
import { singleLine } from '@/lib/forms/validators/normalise';
import { readBody } from '@/lib/http/body';
import { clientAddress } from '@/lib/http/client-address';
import { jsonResponse, problemResponse, visitorsProblem } from '@/lib/http/problem';
import { assertSameSite, mediaType, requestedLocale } from '@/lib/http/request';
import type { Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/log';
import { Problem } from '@/lib/problem';
import { normaliseReference, registry } from '@/lib/registry';
import type { SubmissionStatus } from '@/lib/registry/contract';
import { formRoute } from '@/lib/site/routing/form-route';
import { dayLabel } from '@/lib/site/views/form-options';
import { guessing } from '@/lib/submit/rate-limits';
import { NATIVE_TYPES, readableType } from './guard';
import { formPageResponse } from './page';
import type { TrackedSubmission, TrackQuestion } from './page-state';
import { decodeForm } from './read';

const BODY_LIMITS = { maxBytes: 8 * 1024, deadlineMs: 10_000 };

function question(fields: Record<string, unknown>): TrackQuestion {
  const read = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? singleLine(value).slice(0, 254) : '';
  };
  return { reference: read('reference'), contact: read('contact') };
}

/** @throws {Problem} malformed_request, with the names that a look-up does not have: forms and reads refuse them, too */
function assertKnown(fields: Record<string, unknown>, asked: TrackQuestion): void {
  const names = Object.keys(fields).filter((name) => !Object.hasOwn(asked, name));
  if (names.length > 0) throw new Problem('malformed_request', { issues: unknownFields(names) });
}

function missing({ reference, contact }: TrackQuestion): FormIssue[] {
  const issue = (path: string): FormIssue => ({ path, code: 'required' });
  return [...(reference === '' ? [issue('reference')] : []), ...(contact === '' ? [issue('contact')] : [])];
}

/** @throws {Problem} not_found, for a wrong reference and a wrong contact alike */
async function ask({ reference, contact }: TrackQuestion): Promise<SubmissionStatus> {
  // Too short for any contact, and the port would say so: the answer must be the same as for a wrong one.
  const askable = contact.length >= 3 && reference.length <= 40;
  const status = askable ? await (await registry()).submissionStatus({ reference, contact }) : null;
  if (status === null) throw new Problem('not_found');
  return status;
}

async function inWords(status: SubmissionStatus, locale: Locale): Promise<TrackedSubmission> {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const routes = await getTranslations({ locale, namespace: 'Routes' });
  const day = (instant: string) => dayLabel(riyadhDate(new Date(instant)), locale);
  return {
    reference: status.reference,
    form: isFormCode(status.form) ? routes(`${formRoute(status.form)}.label`) : status.form,
    state: t(`track.states.${status.state}`),
    received: day(status.receivedAt),
    changed: day(status.changedAt),
  };
}

/** Answers where a submission stands: JSON for a script, the page for a visitor without JavaScript. */
export async function trackSubmission(request: Request): Promise<Response> {
  const locale = requestedLocale(request);
  const wantsPage =
    NATIVE_TYPES.includes(mediaType(request)) && !/\bjson\b/.test(request.headers.get('accept') ?? '');
  let asked: TrackQuestion = { reference: '', contact: '' };
  try {
    assertSameSite(request, env().TRUST_PROXY);
    const { fields } = decodeForm(readableType(request), await readBody(request, BODY_LIMITS));
    asked = question(fields);
    assertKnown(fields, asked);
    const issues = missing(asked);
    if (issues.length > 0) throw new Problem('invalid_submission', { issues });
    const address = clientAddress(request.headers, env().TRUST_PROXY);
    const status = await guessing(address, normaliseReference(asked.reference), () => ask(asked));
    const found = await inWords(status, locale);
    if (!wantsPage) return jsonResponse(found);
    return await formPageResponse({ form: 'track', asked, found, failure: undefined }, locale, {
      status: 200,
      headers: {},
    });
  } catch (error) {
    const problem = visitorsProblem(error, 'tracking failed');
    if (!wantsPage || problem.code === 'cross_site') return problemResponse(problem);
    const state = { form: 'track' as const, asked, found: undefined, failure: problem.code };
    try {
      return await formPageResponse(state, locale, { status: problem.status, headers: problem.headers });
    } catch (failure) {
      logger.error({ error: String(failure) }, 'the page of the form could not be shown');
      return problemResponse(problem);
    }
  }
}
