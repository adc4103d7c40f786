import type { ProblemCode } from '../problem/list';
import { COUNTRY_CODES } from './country-codes';
import type { Field, FieldKind } from './fields';
import { FORM_CODES, forms } from './index';
import type { IssueCode } from './issues';

/** What can be wrong with a field of each kind, beside `required` and `invalid_type`. */
const CODES: Record<FieldKind, readonly IssueCode[]> = {
  line: ['too_short', 'too_long'],
  paragraph: ['too_short', 'too_long'],
  name: ['too_short', 'too_long', 'invalid_name'],
  email: ['invalid_email'],
  phone: ['invalid_phone'],
  id: ['invalid_id'],
  code: [],
  date: ['invalid_date'],
  integer: ['invalid_number'],
  choice: ['choose_option'],
  registry: ['choose_option'],
  slot: ['choose_option'],
  files: ['too_many_files', 'file_too_large', 'file_type', 'file_infected', 'attach_again'],
  consent: ['must_accept'],
};

/** Every fault that a field may be told of. */
export function issueCodesOf({ kind, issues }: Field): IssueCode[] {
  return ['required', 'invalid_type', ...CODES[kind], ...(issues ?? [])];
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
  const needed = new Set<string>(['errors.leave_empty', ...FAILURES.map((code) => `failures.${code}`)]);
  const allowed = new Set<string>();
  for (const form of FORM_CODES) {
    needed.add(`${form}.submit`).add(`${form}.next`);
    for (const [name, field] of Object.entries<Field>(forms[form].fields)) {
      const base = `${form}.${name}`;
      needed.add(`${base}.label`);
      for (const code of issueCodesOf(field)) needed.add(`errors.${code}`);
      if (hasOwnOptions(field))
        for (const option of field.options ?? []) needed.add(`${base}.options.${option}`);
      if (field.kind !== 'consent') allowed.add(`${base}.hint`);
      if (TYPED.includes(field.kind)) allowed.add(`${base}.placeholder`);
    }
  }
  return { needed, allowed };
}
