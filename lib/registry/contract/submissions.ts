import { z } from 'zod';
import type { FormCode, ValidValues } from '../../forms';
import type { ReceiptLine } from '../../forms/mask';
import { codeSchema, instantSchema, localeSchema } from './common';

/** Length and letters of a reference: digits and capitals without look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
export const REFERENCE_LENGTH = 8;
export const REFERENCE_ALPHABET = '34679ACDEFHJKMNPQRTWXY';
export const referenceSchema = z.string().regex(new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`));

/** The reference as typed by a person: lower case, spaces and hyphens are forgiven. */
export function normaliseReference(typed: string): string {
  return typed.toUpperCase().replace(/[\s\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

export const idempotencyKeySchema = z
  .string()
  .min(16)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/);

export const submitSchema = z.strictObject({
  /** Code of the form, as in the table of forms. */
  form: codeSchema,
  locale: localeSchema,
  /** One per thing a visitor sends: a repeat with the same content gives the same answer. */
  idempotencyKey: idempotencyKeySchema,
  /** The fields, before they are checked with the form's own schema. */
  payload: z.record(z.string().max(80), z.unknown()),
  /**
   * Files that wait in this registry's store and become part of the submission. They are the ones that the payload
   * describes, neither more nor fewer: a description without the bytes would be a claim.
   */
  attachmentIds: z.array(z.string().max(64)).max(10).optional(),
  /**
   * The networks that it came from, narrow and wide; stored as keyed hashes with a booking, and with nothing else. A relay
   * sends texts that are equal for equal networks and tell nobody which.
   */
  networks: z.strictObject({ own: z.string().max(64), near: z.string().max(64) }).optional(),
});

/** A submission without its fields. Where no key is given, the same content on the same day is the same submission. */
export const submissionHeadSchema = submitSchema.omit({ payload: true }).partial({ idempotencyKey: true });

/** What is handed in: its fields have been through their form's schema, where they came into this process. */
export type SubmitInput = z.input<typeof submissionHeadSchema> & { payload: ValidValues };

export const acceptedSchema = z
  .object({
    reference: referenceSchema,
    receivedAt: instantSchema,
    /** True when this key had been accepted before and nothing new was stored. */
    repeated: z.boolean(),
  })
  .meta({ id: 'Accepted' });
export type Accepted = z.infer<typeof acceptedSchema>;

/** What this site itself is told beside that: the part of the receipt's address that nobody can guess. */
export interface Stored extends Accepted {
  receiptToken: string;
}

/**
 * `received`: stored, and not with the team in charge yet, because the registry behind has not got it. `passed_on`: the
 * team has it. The rest is what the team says of it.
 */
export const SUBMISSION_STATES = ['received', 'passed_on', 'answered', 'closed'] as const;
const submissionStateSchema = z.enum(SUBMISSION_STATES);
export type SubmissionState = z.infer<typeof submissionStateSchema>;

/** What people set: the team in charge, once it has the submission; `passed_on` takes a slip back. */
export const SETTABLE_STATES = ['passed_on', 'answered', 'closed'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];

export const stateChangeSchema = z
  .strictObject({ reference: z.string().trim().min(1).max(40), state: z.enum(SETTABLE_STATES) })
  .meta({ id: 'StateChange' });
export type StateChange = z.infer<typeof stateChangeSchema>;

export const statusQuerySchema = z
  .strictObject({
    reference: z.string().trim().min(1).max(40),
    /** The phone or the email given in the form, in any usual writing. */
    contact: z.string().trim().min(3).max(254),
  })
  .meta({ id: 'StatusQuery' });

export const submissionStatusSchema = z
  .object({
    reference: referenceSchema,
    form: codeSchema,
    state: submissionStateSchema,
    receivedAt: instantSchema,
    changedAt: instantSchema,
  })
  .meta({ id: 'SubmissionStatus' });
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;

/** 22 characters of base64url: more than 128 bits. */
export const RECEIPT_TOKEN_LENGTH = 22;

/** What whoever holds the address of a receipt may see: no personal data, only enough to recognise one's own submission. */
export interface Receipt {
  reference: string;
  form: FormCode;
  receivedAt: string;
  lines: ReceiptLine[];
}
