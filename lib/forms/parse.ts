import type * as z from 'zod/mini';
import type { FieldTable } from './fields';
import { type FormIssue, type IssueCode, isIssueCode, unknownFields } from './issues';
import type { Bounds } from './validators/schemas';

export type ParseResult<T> = { ok: true; value: T } | { ok: false; issues: FormIssue[] };

type Problem = z.core.$ZodIssue;

function toIssues(problem: Problem, fields: FieldTable): FormIssue[] {
  if (problem.code === 'unrecognized_keys') return unknownFields(problem.keys);
  const path = String(problem.path[0] ?? '');
  const code = isIssueCode(problem.message) ? problem.message : 'invalid_type';
  const bounds = fields[path]?.bounds;
  const params = bounds && paramsOf(code, bounds);
  return [params ? { path, code, params } : { path, code }];
}

/** The bounds that the text of a fault mentions. */
function paramsOf(code: IssueCode, { min, max }: Bounds): FormIssue['params'] {
  if (code === 'too_short') return { min };
  if (code === 'too_long') return { max };
  return code === 'invalid_number' ? { min, max } : undefined;
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
