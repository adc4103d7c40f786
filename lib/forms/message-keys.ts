import type { ProblemCode } from '../problem/list';
import { COUNTRY_CODES } from './country-codes';
import type { Field, FieldKind } from './fields';
import { FORM_CODES, forms } from './index';
import type { IssueCode } from './issues';

/** What can be wrong with a field of each kind, beside `invalid_type`. */
const CODES: Record<FieldKind, readonly IssueCode[]> = {
  line: ['required', 'too_short', 'too_long'],
  paragraph: ['required', 'too_short', 'too_long'],
  name: ['required', 'too_short', 'too_long', 'invalid_name'],
  email: ['required', 'invalid_email'],
  phone: ['required', 'invalid_phone'],
  id: ['required', 'invalid_id'],
  code: ['required'],
  date: ['required', 'invalid_date'],
  integer: ['required', 'invalid_number'],
  choice: ['choose_option'],
  registry: ['choose_option'],
  slot: ['choose_option'],
  files: [
    'required',
    'too_many_files',
    'file_too_large',
    'file_empty',
    'file_type',
    'file_infected',
    'attach_again',
  ],
  consent: ['must_accept'],
};

/** Every fault that a field may be told of. One that may stay empty is not asked for, unless another answer demands it. */
export function issueCodesOf({ kind, required, issues = [] }: Field): IssueCode[] {
  const ofKind = CODES[kind].filter((code) => required || code !== 'required');
  return [...new Set<IssueCode>(['invalid_type', ...ofKind, ...issues])];
}

/** Kinds of fields that hold the same thing in every form, so that an empty one is asked for in the same words. */
const SAME_EVERYWHERE: readonly FieldKind[] = ['name', 'email', 'phone', 'id'];

/**
 * Where the sentence of a fault stands, below the namespace `Forms`: the first of these that there is. What is missing is
 * asked for by its name, in a sentence of the field or of its kind; `errors.required` stands before it, and before what to choose, at the
 * field (spec, section 5). All else is said in one sentence for every field.
 */
export function faultKeys(form: string, name: string, { kind }: Field, code: IssueCode): string[] {
  if (code !== 'required') return [`errors.${code}`];
  const own = `${form}.${name}.missing`;
  return SAME_EVERYWHERE.includes(kind) ? [own, `missing.${kind}`] : [own];
}

/**
 * Why nothing was stored, by the codes of the list of problems that a sent form can meet; `network` is the browser's own,
 * and what is unread the refused page's (lib/submit/answer.ts).
 */
export const FAILURES = [
  'network',
  'internal',
  'unavailable',
  'too_many_requests',
  'body_too_large',
  'idempotency_conflict',
  'unread',
  'unread_too_large',
] as const satisfies readonly (ProblemCode | 'network' | 'unread' | 'unread_too_large')[];

/** Choices whose texts are messages; the names of countries are data. */
export const hasOwnOptions = ({ options }: Field) => options !== undefined && options !== COUNTRY_CODES;

/** Kinds of fields whose control can show an example inside of it. */
const TYPED: readonly FieldKind[] = ['line', 'name', 'email', 'phone', 'id', 'code', 'date', 'integer'];

/** Keys, below the namespace `Forms`, that are made of the table of forms and no call site names. */
export interface FormMessageKeys {
  /** Each must have a text. */
  needed: Set<string>;
  /** Each may have one. */
  allowed: Set<string>;
}

export function formMessageKeys(): FormMessageKeys {
  const needed = new Set<string>([
    'errors.required',
    'errors.leave_empty',
    ...FAILURES.map((code) => `failures.${code}`),
  ]);
  const allowed = new Set<string>();
  for (const form of FORM_CODES) {
    needed.add(`${form}.submit`).add(`${form}.sent`).add(`${form}.next`);
    for (const [name, field] of Object.entries<Field>(forms[form].fields)) {
      const base = `${form}.${name}`;
      needed.add(`${base}.label`);
      for (const code of issueCodesOf(field)) {
        const keys = faultKeys(form, name, field, code);
        needed.add(keys.pop() as string);
        for (const key of keys) allowed.add(key);
      }
      if (hasOwnOptions(field)) {
        for (const option of [...(field.options ?? []), ...(field.earlier ?? [])])
          needed.add(`${base}.options.${option}`);
        for (const option of field.options ?? []) allowed.add(`${base}.notes.${option}`);
      }
      if (field.kind !== 'consent') allowed.add(`${base}.hint`).add(`${base}.mark`);
      if (TYPED.includes(field.kind)) allowed.add(`${base}.placeholder`);
    }
  }
  return { needed, allowed };
}
