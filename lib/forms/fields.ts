import type { Bounds } from './validators/schemas';

/** What a field is, which decides its control, its attributes and the way it is masked. */
export type FieldKind = 'line' | 'paragraph' | 'name' | 'email' | 'phone' | 'id' | 'choice' | 'consent';

/**
 * The facts of one field that schema, page, hint, counter and tests share.
 * Texts are not here: they are messages under `Forms.<form code>.fields.<field name>`.
 */
export interface Field {
  kind: FieldKind;
  required: boolean;
  bounds?: Bounds;
  options?: readonly [string, ...string[]];
  /**
   * The HTML autofill token. `off` only for what must not stay on a shared computer: it also keeps the browser from
   * bringing the answer back after the back button.
   */
  autocomplete?: string;
}

export type FieldTable = Readonly<Record<string, Field>>;
