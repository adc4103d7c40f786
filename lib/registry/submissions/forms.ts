import { type FieldTable, forms, isFormCode, parseForm } from '../../forms';
import { parseEmail } from '../../forms/validators/email';
import type { FileDescription, FileLimits } from '../../forms/validators/files';
import { parsePhone } from '../../forms/validators/phone';
import {
  checked,
  type Issue,
  SubmissionInvalidError,
  type SubmitInput,
  submitSchema,
  UnknownFormError,
} from '../contract';

/** A submission's fields after its form's schema: normalised, bounded, nothing unknown. */
export type FormValues = Record<string, unknown>;

/**
 * Validates what another process sends, by the contract and by its form's schema.
 * @throws {MalformedRequestError} {@link UnknownFormError} {@link SubmissionInvalidError}
 */
export function validate(input: unknown): SubmitInput {
  const { payload, ...head } = checked(submitSchema, input);
  if (!isFormCode(head.form)) throw new UnknownFormError();
  const result = parseForm(head.form, payload);
  if (!result.ok) throw new SubmissionInvalidError(result.issues as Issue[]);
  return { ...head, payload: result.value };
}

/** One writing for each contact, so that whoever asks later may write it differently. */
export function normaliseContact(typed: string): string | undefined {
  if (typed.includes('@')) return parseEmail(typed)?.toLowerCase();
  return parsePhone(typed, 'business')?.replace(/^\+/, '');
}

/** The phones and emails in a submission: whoever knows one of them may ask for its state. */
export function contactsOf(form: string, values: FormValues): string[] {
  if (!isFormCode(form)) return [];
  const fields: FieldTable = forms[form].fields;
  const contacts = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'email' && field.kind !== 'phone') return [];
    const value = values[name];
    const contact = typeof value === 'string' && value !== '' ? normaliseContact(value) : undefined;
    return contact === undefined ? [] : [contact];
  });
  return [...new Set(contacts)];
}

/** The files that a submission describes. */
export function filesOf(form: string, values: FormValues): { field: string; sha256: string }[] {
  if (!isFormCode(form)) return [];
  const fields: FieldTable = forms[form].fields;
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = values[name];
    if (kind !== 'files' || !Array.isArray(value)) return [];
    return (value as FileDescription[]).map(({ sha256 }) => ({ field: name, sha256 }));
  });
}

/** How many files of which size a field of a form takes; undefined where it takes none. */
export function fileLimitsOf(form: string, field: string): FileLimits | undefined {
  if (!isFormCode(form)) throw new UnknownFormError();
  const fields: FieldTable = forms[form].fields;
  return Object.hasOwn(fields, field) ? fields[field]?.files : undefined;
}

/** The slot that a submission books. Only the appointment form books one. */
export interface Booking {
  branch: string;
  startsAt: string;
  /** What the visit is for; the branch must offer it. */
  service: string;
  /** Name of the field that a refusal belongs to. */
  field: string;
}

export function bookingOf(form: string, values: FormValues): Booking | null {
  if (form !== 'appointment') return null;
  const { branch, slot, service } = values;
  if (typeof branch !== 'string' || typeof slot !== 'string' || typeof service !== 'string') return null;
  return { branch, startsAt: slot, service, field: 'slot' };
}
