/** Everything that can be wrong with a field. Texts live in messages/{ar,en}/Forms.json under `errors`. */
export const ISSUE_CODES = [
  'required',
  'invalid_type',
  'unknown_field',
  'too_short',
  'too_long',
  'invalid_email',
  'invalid_phone',
  'invalid_id',
  'invalid_name',
  'invalid_erp_id',
  'invalid_contract_number',
  'invalid_registration_number',
  'invalid_request_number',
  'invalid_property_number',
  'invalid_deed_number',
  'invalid_agency_number',
  'invalid_date',
  'invalid_number',
  'date_in_future',
  'window_closed',
  'already_announced',
  'slot_taken',
  'too_many_bookings',
  'too_many_files',
  'file_too_large',
  'file_type',
  'file_empty',
  'file_infected',
  'attach_again',
  'choose_option',
  'must_accept',
  'must_consent',
  'leave_empty',
  'too_fast',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** One fault of a submitted form. `path` is the field's name; `params` holds the bounds that its text mentions. */
export interface FormIssue {
  path: string;
  code: IssueCode;
  params?: { min?: number; max?: number };
}

const known = new Set<string>(ISSUE_CODES);

/** Tells whether a validator's message is one of ours; anything else is a type error of the client. */
export function isIssueCode(text: string): text is IssueCode {
  return known.has(text);
}

/** Names that somebody sent are echoed in issues: at most this many, at most this long. */
const NAMED_MAX = 5;
export const NAME_MAX = 64;

/** The issues of names that a schema does not know. */
export function unknownFields(names: readonly string[]) {
  return names
    .slice(0, NAMED_MAX)
    .map((name) => ({ path: name.slice(0, NAME_MAX), code: 'unknown_field' as const }));
}
