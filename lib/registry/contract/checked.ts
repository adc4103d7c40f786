import type { z } from 'zod';
import { NAME_MAX, unknownFields } from '../../forms/issues';
import { type Issue, MalformedRequestError } from './problem';

/** What is wrong, with the names that the schema does not know one by one. */
function issuesOf({ path, ...issue }: z.core.$ZodIssue): Issue[] {
  const at = (name: PropertyKey[]) => name.join('.').slice(0, NAME_MAX);
  if (issue.code !== 'unrecognized_keys') return [{ path: at(path), code: issue.code }];
  return unknownFields(issue.keys).map((unknown) => ({ ...unknown, path: at([...path, unknown.path]) }));
}

/** Checks input against its schema. @throws {MalformedRequestError} with the field and the code of each fault */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new MalformedRequestError(result.error.issues.flatMap(issuesOf));
}
