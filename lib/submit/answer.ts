import { type FormCode, type FormIssue, forms } from '@/lib/forms';
import { typedValues } from '@/lib/forms/html';
import { logger } from '@/lib/log';
import { attachments } from '@/lib/registry';
import { isRegistryError } from '@/lib/registry/contract';
import { HttpProblem, type ProblemCode, problemResponse } from '../http/problem';
import { keepForPage } from './kept-files';
import { formPageResponse } from './page';
import type { FormPageState } from './page-state';
import type { Arrival, Exchange } from './read';

const SHOWN_AS_THEY_ARE = [
  'idempotency_conflict',
  'slot_taken',
  'invalid_submission',
  'malformed_request',
] as const;

/** A body that was not read to its end cannot be shown again; the browser still has it. */
const UNREAD: Partial<Record<ProblemCode, FormPageState['failure']>> = { body_too_large: 'unread_too_large' };

/** Every failure as a problem of ours; the unexpected is logged, without what was sent. */
export function asProblem(error: unknown, form: FormCode): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isRegistryError(error)) {
    logger.warn({ form, code: error.code }, 'the registry refused a submission');
    const code = SHOWN_AS_THEY_ARE.find((known) => known === error.code) ?? 'unavailable';
    return new HttpProblem(code, { issues: error.issues as FormIssue[] | undefined, cause: error });
  }
  const text = error instanceof Error ? error.stack : String(error);
  logger.error({ form, error: text }, 'a form was not stored');
  return new HttpProblem('internal', { cause: error });
}

/**
 * The answer to a form that was not stored: the problem for a script, the form's page again for a visitor without
 * JavaScript. Files wait for such a page; a script still has its own.
 */
export async function refuse(
  exchange: Exchange,
  problem: HttpProblem,
  arrival: Arrival | undefined,
): Promise<Response> {
  const { form, locale, wantsPage } = exchange;
  const files = arrival?.files ?? [];
  if (!wantsPage || problem.code === 'cross_site') {
    await (await attachments()).discard(files.map(({ id }) => id)).catch(logDiscard);
    return problemResponse(problem);
  }
  const kept = await keepForPage(exchange, files).catch((error: unknown) => {
    logDiscard(error);
    return { files: [], issues: [] };
  });
  const faults = problem.issues ?? [];
  const issues = [
    ...faults,
    ...kept.issues.filter(({ path }) => !faults.some((fault) => fault.path === path)),
  ];
  const table = forms[form].fields;
  const isShown = issues.some(({ path }) => Object.hasOwn(table, path.split('.', 1)[0] ?? ''));
  try {
    const state = {
      form,
      view: 'form' as const,
      values: arrival ? typedValues(table, arrival.fields) : {},
      files: kept.files,
      issues,
      failure: arrival ? (isShown ? undefined : problem.code) : (UNREAD[problem.code] ?? 'unread'),
    };
    return await formPageResponse(state, locale, { status: problem.status, headers: problem.headers });
  } catch (error) {
    logger.error({ form, error: String(error) }, 'the page of a refused form did not render');
    return problemResponse(problem);
  }
}

function logDiscard(error: unknown): void {
  logger.warn({ error: String(error) }, 'waiting files were not removed; the daily purge will');
}
