import { type FormIssue, forms } from '@/lib/forms';
import { typedValues } from '@/lib/forms/html';
import { problemResponse } from '@/lib/http/problem';
import { logger } from '@/lib/log';
import type { Problem, ProblemCode } from '@/lib/problem';
import { attachments } from '@/lib/registry';
import { keepForPage } from './kept-files';
import { formPageResponse } from './page';
import type { FormPageState } from './page-state';
import type { Arrival, Exchange } from './read';

/** A body that was not read to its end cannot be shown again; the browser still has it. */
const UNREAD: Partial<Record<ProblemCode, FormPageState['failure']>> = { body_too_large: 'unread_too_large' };

/**
 * The answer to a form that was not stored: the problem for a script, the form's page again for a visitor without
 * JavaScript. Files wait for such a page; a script still has its own.
 */
export async function refuse(
  exchange: Exchange,
  problem: Problem,
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
  const faults = (problem.issues ?? []) as FormIssue[];
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
