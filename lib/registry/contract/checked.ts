import type { z } from 'zod';
import { type Issue, MalformedRequestError } from './problem';

/** Checks input against its schema. @throws {MalformedRequestError} with the field and the code of each fault */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues: Issue[] = result.error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
  throw new MalformedRequestError(issues);
}
