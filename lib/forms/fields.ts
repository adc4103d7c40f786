import type { IssueCode } from './issues';
import type { FileLimits } from './validators/files';
import type { Bounds } from './validators/schemas';

/** What a field is, which decides its control, its attributes and the way it is masked. */
export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'name'
  | 'email'
  | 'phone'
  | 'id'
  /** A number that somebody gave to a paper or an office: `code` is what a bad one is called. */
  | 'code'
  | 'date'
  | 'integer'
  | 'choice'
  /** A code out of the registry's data (region, city, district, branch, service): its choices are not part of the form. */
  | 'registry'
  /** A free moment of a branch, likewise. */
  | 'slot'
  | 'files'
  | 'consent';

/**
 * The facts of one field that schema, page, hint, counter and tests share.
 * Texts are not here: they are messages under `Forms.<form code>.<field name>`.
 */
export interface Field {
  kind: FieldKind;
  required: boolean;
  bounds?: Bounds;
  options?: readonly [string, ...string[]];
  /** Codes that are no longer offered: they stand in what was sent before, and in pages that are still open. */
  earlier?: readonly string[];
  /** What else can be wrong with it, beside what follows from its kind. */
  issues?: readonly IssueCode[];
  files?: FileLimits;
  /** The keyboard that a phone offers, where the kind does not tell. */
  inputMode?: 'numeric';
  /**
   * The HTML autofill token. `off` only for what must not stay on a shared computer: it also keeps the browser from
   * bringing the answer back after the back button.
   */
  autocomplete?: string;
}

export type FieldTable = Readonly<Record<string, Field>>;
