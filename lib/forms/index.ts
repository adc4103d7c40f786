import type * as z from 'zod/mini';
import { appointmentFields } from './appointment/fields';
import { appointmentSchema } from './appointment/schema';
import { contactFields } from './contact/fields';
import { contactSchema } from './contact/schema';
import { correctionRequestFields } from './correction-request/fields';
import { correctionRequestSchema } from './correction-request/schema';
import type { FieldTable } from './fields';
import { grievanceRequestFields } from './grievance-request/fields';
import { grievanceRequestSchema } from './grievance-request/schema';
import { joinUsFields } from './join-us/fields';
import { joinUsSchema } from './join-us/schema';
import { type ParseResult, parseFields } from './parse';
import { registrationInterestFields } from './registration-interest/fields';
import { registrationInterestSchema } from './registration-interest/schema';
import { supplierComplaintFields } from './supplier-complaint/fields';
import { supplierComplaintSchema } from './supplier-complaint/schema';
import { supplierRegistrationFields } from './supplier-registration/fields';
import { supplierRegistrationSchema } from './supplier-registration/schema';

export type { Field, FieldTable } from './fields';
export { type FormIssue, ISSUE_CODES, type IssueCode } from './issues';
export type { ParseResult } from './parse';

/** What the system knows about one form. Its code names its URL (`/api/forms/{code}`) and its stored rows. */
export interface FormDefinition {
  fields: FieldTable;
  schema: z.ZodMiniType;
  /** The page that holds the form, without a locale prefix. */
  page: `/${string}`;
}

/** The table of all forms. Handlers, receipts, the registry's contract and the tests are derived from it. */
export const forms = {
  contact: { fields: contactFields, schema: contactSchema, page: '/help-and-support' },
  'supplier-registration': {
    fields: supplierRegistrationFields,
    schema: supplierRegistrationSchema,
    page: '/suppliers/registration',
  },
  'supplier-complaint': {
    fields: supplierComplaintFields,
    schema: supplierComplaintSchema,
    page: '/suppliers/complaint',
  },
  'correction-request': {
    fields: correctionRequestFields,
    schema: correctionRequestSchema,
    page: '/correction-request',
  },
  'grievance-request': {
    fields: grievanceRequestFields,
    schema: grievanceRequestSchema,
    page: '/grievance-request',
  },
  'registration-interest': {
    fields: registrationInterestFields,
    schema: registrationInterestSchema,
    page: '/registration-interest',
  },
  appointment: { fields: appointmentFields, schema: appointmentSchema, page: '/appointments' },
  'join-us': { fields: joinUsFields, schema: joinUsSchema, page: '/join-us' },
} as const satisfies Record<string, FormDefinition>;

export type FormCode = keyof typeof forms;
export type FormValue<C extends FormCode> = z.output<(typeof forms)[C]['schema']>;

export const FORM_CODES = Object.keys(forms) as [FormCode, ...FormCode[]];

/** Tells whether a text (a URL segment, a stored column) names a form. */
export function isFormCode(text: string): text is FormCode {
  return Object.hasOwn(forms, text);
}

declare const VALID: unique symbol;

/** Values that came out of a form's schema: normalised, bounded, nothing unknown. Nothing but {@link parseForm} makes them. */
export type ValidValues = Record<string, unknown> & { readonly [VALID]: true };

/**
 * Validates an untrusted payload by the schema of one form.
 * @returns the normalised value as it is stored, or the issues, one a field, in the order of the form.
 */
export function parseForm<C extends FormCode>(
  code: C,
  payload: unknown,
): ParseResult<FormValue<C> & ValidValues> {
  const { schema, fields } = forms[code];
  return parseFields(schema, fields, payload) as ParseResult<FormValue<C> & ValidValues>;
}
