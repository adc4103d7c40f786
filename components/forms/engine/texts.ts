import type { IssueCode } from '@/lib/forms/issues';

/**
 * The texts of one form in one language, made on the server (form-texts.ts) and passed to the form as a prop: the bounds
 * of each field already stand in its sentences, so the browser needs neither messages nor a formatter.
 */
export interface FieldTexts {
  label: string;
  /** Beside the label: what may stand there instead of it. */
  mark?: string;
  hint?: string;
  placeholder?: string;
  /** Text of each choice by its code, in the order of the list. */
  options?: Readonly<Record<string, string>>;
  /** What is said of some of them, by their codes. */
  notes?: Readonly<Record<string, string>>;
  errors: Readonly<Partial<Record<IssueCode, string>>>;
}

export interface FormTexts {
  /** In the order of the form; the honeypot's is the last. */
  fields: Readonly<Record<string, FieldTexts>>;
  submit: string;
  sending: string;
  /** Above the fields: that all are required, or all but those that say otherwise. */
  requiredNote: string;
  /** Beside a field that is empty, before what to enter. */
  required: string;
  /** Marks a field that may stay empty. */
  optional: string;
  chooseOption: string;
  summaryTitle: string;
  /** Spec section 4: the failure's title, and why by problem code; `network` when no answer came at all. */
  failureTitle: string;
  failures: Readonly<Record<string, string>> & { readonly internal: string };
  draftRestored: string;
  draftDiscard: string;
  /** "Characters left:", read sparingly to a screen reader. */
  charactersLeft: string;
  /** Label of the field that searches a long list, and what stands before the number of choices that fit. */
  filter: string;
  found: string;
  /** Files of an earlier try. */
  attached: string;
  /** The button of a field for one file, and for several. */
  chooseFile: string;
  chooseFiles: string;
  /** Before their number. */
  chosenFiles: string;
  removeFile: string;
}

/** A fault as the summary shows it: which field, which fault, and the sentence. */
export interface ShownIssue {
  name: string;
  code: string;
  text: string;
}

/** The sentence for a fault; an unforeseen code still says that the field is not right. */
export function issueText(texts: FormTexts, name: string, code: string): string {
  const errors = texts.fields[name]?.errors;
  return errors?.[code as IssueCode] ?? errors?.invalid_type ?? texts.failureTitle;
}

/** The id of a field's control; labels, hints, errors and the summary's links are tied to it. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** What stands beside a field that was left empty: that it is required (spec, section 5), and what to enter. */
export const missingText = (required: string, text: string): string => `${required} ${text}.`;

/** The sentence of a fault beside its field, where one that was left empty is told to be required. */
export const besideField = (texts: Pick<FormTexts, 'required'>, code: string, text: string): string =>
  code === 'required' || code === 'choose_option' ? missingText(texts.required, text) : text;
