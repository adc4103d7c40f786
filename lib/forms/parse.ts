import type * as z from 'zod/mini';
import type { FieldTable } from './fields';
import { type FormIssue, isIssueCode } from './issues';

export type ParseResult<T> = { ok: true; value: T } | { ok: false; issues: FormIssue[] };

/** Names of unknown fields are echoed in issues: at most this many, at most this long. */
const UNKNOWN_NAMED = 5;
const NAME_MAX = 64;

type Problem = z.core.$ZodIssue;

function toIssues(problem: Problem, fields: FieldTable): FormIssue[] {
  if (problem.code === 'unrecognized_keys') {
    return problem.keys
      .slice(0, UNKNOWN_NAMED)
      .map((key) => ({ path: key.slice(0, NAME_MAX), code: 'unknown_field' as const }));
  }
  const path = String(problem.path[0] ?? '');
  const code = isIssueCode(problem.message) ? problem.message : 'invalid_type';
  const bounds = code === 'too_short' || code === 'too_long' ? fields[path]?.bounds : undefined;
  if (bounds === undefined) return [{ path, code }];
  return [{ path, code, params: code === 'too_short' ? { min: bounds.min } : { max: bounds.max } }];
}

/**
 * Runs a form's schema over an untrusted payload.
 * @returns the normalised value, or one issue a field in the order of the form, unknown fields last.
 */
export function parseFields<S extends z.ZodMiniType>(
  schema: S,
  fields: FieldTable,
  payload: unknown,
): ParseResult<z.output<S>> {
  const result = schema.safeParse(payload);
  if (result.success) return { ok: true, value: result.data };
  const seen = new Set<string>();
  const issues = result.error.issues
    .flatMap((problem) => toIssues(problem, fields))
    .filter((issue) => !seen.has(issue.path) && seen.add(issue.path));
  const order = [...Object.keys(fields), ''];
  const rank = (issue: FormIssue) => (order.includes(issue.path) ? order.indexOf(issue.path) : order.length);
  return { ok: false, issues: issues.sort((a, b) => rank(a) - rank(b)) };
}
