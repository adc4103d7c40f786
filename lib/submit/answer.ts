import { type FormIssue, forms } from '@/lib/forms';
import { typedValues } from '@/lib/forms/html';
import { networkOf } from '@/lib/http/client-address';
import { jsonResponse, NO_STORE, problemResponse, visitorsProblem } from '@/lib/http/problem';
import { localizedPath } from '@/lib/i18n/locales';
import { logger } from '@/lib/log';
import type { ProblemCode } from '@/lib/problem';
import { attachments } from '@/lib/registry';
import type { Stored } from '@/lib/registry/contract';
import { routePath } from '@/lib/site/routing/routes';
import { countRefusal } from '@/lib/submit/rate-limits';
import { type Exchange, fileFieldOf } from './guard';
import { formPageResponse } from './page';
import type { FormPageState } from './page-state';
import type { Arrival } from './read';

/** 201 with the reference for a script, 303 to the receipt for a browser that posted by itself. */
export function answerStored({ form, locale, wantsPage }: Exchange, stored: Stored): Response {
  const { reference, receiptToken: token } = stored;
  const receipt = localizedPath(routePath('receipt', { form, reference, token }), locale);
  if (!wantsPage) return jsonResponse({ reference, receipt }, 201);
  return new Response(null, { status: 303, headers: { location: receipt, ...NO_STORE } });
}

/**
 * Lets the files of a form that is shown again wait for the corrected one. Where too many wait already it is the keeping
 * that is refused and not the form: the visitor is told to attach them again.
 */
async function keepForPage(
  { form, address }: Exchange,
  arrived: Arrival['files'],
): Promise<Pick<FormPageState, 'files' | 'issues'>> {
  // One that a submission has is not there for another.
  const files = arrived.filter((file) => !('claimed' in file && file.claimed));
  const field = fileFieldOf(form);
  if (files.length === 0 || field === undefined) return { files: [], issues: [] };
  const ids = files.map(({ id }) => id);
  const store = await attachments();
  if (await store.keep(ids, { own: address, near: networkOf(address) }))
    return { files: files.map(({ id, name }) => ({ id, name })), issues: [] };
  await store.discard(ids);
  return { files: [], issues: [{ path: field.name, code: 'attach_again' }] };
}

/** What a visitor without JavaScript asks of a form besides sending it: choices that follow from others, or a letter. */
export async function answerIntent(
  exchange: Exchange,
  { fields, files, envelope }: Arrival,
): Promise<Response> {
  const { form, locale } = exchange;
  const state: FormPageState = {
    form,
    view: envelope.intent === 'letter' ? 'letter' : 'form',
    values: typedValues(forms[form].fields, fields),
    ...(await keepForPage(exchange, files)),
    failure: undefined,
  };
  return formPageResponse(state, locale, { status: 200, headers: {} });
}

/** A body that was not read to its end cannot be shown again; the browser still has it. */
const UNREAD: Partial<Record<ProblemCode, FormPageState['failure']>> = { body_too_large: 'unread_too_large' };

function logDiscard(error: unknown): void {
  logger.warn({ error: String(error) }, 'waiting files were not removed; the daily purge will');
}

/** A registry that does not open has no files, and must not be asked for any. */
async function discard(files: Arrival['files']): Promise<void> {
  if (files.length > 0) await (await attachments()).discard(files.map(({ id }) => id));
}

/**
 * The answer to a form that was not stored: the problem for a script, the form's page again for a visitor without
 * JavaScript. Files wait for such a page; a script still has its own.
 */
export async function answerRefused(
  exchange: Exchange,
  error: unknown,
  arrival: Arrival | undefined,
): Promise<Response> {
  const { form, locale, address, wantsPage } = exchange;
  const problem = visitorsProblem(error, 'a form was not stored', { form });
  if (problem.status < 500 && problem.code !== 'too_many_requests') await countRefusal(form, address);
  const arrived = arrival?.files ?? [];
  if (!wantsPage || problem.code === 'cross_site') {
    await discard(arrived).catch(logDiscard);
    return problemResponse(problem);
  }
  const kept = await keepForPage(exchange, arrived).catch((failure: unknown) => {
    logDiscard(failure);
    return { files: [], issues: [] };
  });
  const faults = (problem.issues ?? []) as FormIssue[];
  const told = new Set(faults.map(({ path }) => path));
  const issues = [...faults, ...kept.issues.filter(({ path }) => !told.has(path))];
  const table = forms[form].fields;
  const isShown = issues.some(({ path }) => Object.hasOwn(table, path.split('.', 1)[0] ?? ''));
  const failure = arrival ? (isShown ? undefined : problem.code) : (UNREAD[problem.code] ?? 'unread');
  const values = arrival ? typedValues(table, arrival.fields) : {};
  try {
    const state: FormPageState = { form, view: 'form', values, files: kept.files, issues, failure };
    return await formPageResponse(state, locale, { status: problem.status, headers: problem.headers });
  } catch (unshown) {
    logger.error({ form, error: String(unshown) }, 'the page of a refused form did not render');
    return problemResponse(problem);
  }
}
