import type * as z from 'zod/mini';
import type { FieldTable } from '@/lib/forms/fields';
import type { FormIssue } from '@/lib/forms/issues';
import type { FormTexts } from './texts';
import type { Values } from './values';

/** A file that arrived with an earlier try and waits on the server. */
export interface KeptFile {
  id: string;
  name: string;
}

/** A refused form that the server shows again (no JavaScript, or not yet). */
export interface RefusedForm {
  values: Readonly<Record<string, string>>;
  issues: readonly { path: string; code: string }[];
  /** Why nothing was stored, when no field is at fault. */
  failure: string | undefined;
  files: readonly KeptFile[];
}

/** What a form's page gives to its form. */
export interface FormProps {
  locale: string;
  action: string;
  texts: FormTexts;
  captchaSiteKey: string | undefined;
  refused: RefusedForm | undefined;
}

/** A form of the site: what its page gives it, its fields and its rules. */
export interface FormDefinition extends FormProps {
  code: string;
  fields: FieldTable;
  schema: z.ZodMiniType;
  /** Rules that hold when a form is sent, beside its schema. */
  rules?: (values: Values) => FormIssue[];
}
