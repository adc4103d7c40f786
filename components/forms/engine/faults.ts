import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormIssue } from '@/lib/forms/issues';
import { type FormTexts, issueText, type ShownIssue } from './texts';
import type { Values } from './values';

/** Faults as react-hook-form keeps them, by field. */
export const asErrors = (issues: readonly { path: string; code: string }[]): FieldErrors<Values> =>
  Object.fromEntries(issues.map(({ path, code }) => [path, { type: code, message: code }]));

/** The code of a fault. One inside of a value (in one of several files) is its field's. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error) return String(error.message);
  for (const inner of Object.values(error)) {
    const code = codeOf(inner);
    if (code !== undefined) return code;
  }
}

/** What is wrong, in the order of the form and in the words of the page. */
export function shownIssues(errors: FieldErrors<Values>, texts: FormTexts): ShownIssue[] {
  return Object.keys(texts.fields).flatMap((name) => {
    const code = codeOf(errors[name]);
    return code !== undefined ? [{ name, code, text: issueText(texts, name, code) }] : [];
  });
}

/** The schema, and then, of what it accepted, the rules of the moment. */
export function resolverOf(
  schema: z.ZodMiniType,
  rules: ((values: Values) => FormIssue[]) | undefined,
): Resolver<Values> {
  const bySchema = zodResolver(schema as z.ZodMiniType<Values, Values>) as Resolver<Values>;
  if (rules === undefined) return bySchema;
  return async (values, context, options) => {
    const result = await bySchema(values, context, options);
    if (Object.keys(result.errors).length > 0) return result;
    const errors = asErrors(rules(result.values as Values));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}
