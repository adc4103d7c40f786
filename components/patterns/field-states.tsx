'use client';

import { ConsentField, SelectField, TextArea, TextField } from '@/components/forms/controls/controls';
import { FileField } from '@/components/forms/controls/file-field';
import { ErrorSummary, FailureAlert } from '@/components/forms/engine/error-summary';
import { FormProvider } from '@/components/forms/engine/form-context';
import { besideField, type FormTexts, issueText } from '@/components/forms/engine/texts';
import type { FieldTable } from '@/lib/forms/fields';

interface Props {
  /** Begins the ids of the controls, so that the states may stand on one page. */
  code: string;
  fields: FieldTable;
  texts: FormTexts;
  refused: boolean;
}

/** Nothing is sent from here: a control has a name, and nobody listens. */
const register = (name: string) => ({
  name,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
});

const names = ['fullName', 'phoneNumber', 'email', 'workField', 'message', 'cv', 'privacyConsent'] as const;

/** What is told of a field that was left empty: in the summary, and beside it. */
const emptyTexts = (texts: FormTexts, name: string) => {
  const code = (['required', 'choose_option', 'must_accept'] as const).find(
    (each) => texts.fields[name]?.errors[each],
  );
  const text = issueText(texts, name, String(code));
  return { name, text, beside: besideField(texts, String(code), text) };
};

/** The controls of a form, as they come or as the server shows them again with their faults. */
export function FieldStates({ code, fields, texts, refused }: Props) {
  const issues = refused ? names.map((name) => emptyTexts(texts, name)) : [];
  const errors = Object.fromEntries(issues.map(({ name, beside }) => [name, beside]));
  const values: Record<string, string> = refused ? { email: 'name@example' } : {};
  const files = refused ? [{ id: 'kept', name: 'cv.pdf' }] : [];
  return (
    <FormProvider value={{ code, fields, texts, values, files, errors, register: register as never }}>
      {refused && (
        // Inert: these take the focus as soon as they are there, which is what they are for.
        <div inert>
          <ErrorSummary form={code} title={texts.summaryTitle} issues={issues} />
          <FailureAlert title={texts.failureTitle} reason={texts.failures.internal} />
        </div>
      )}
      <div className="space-y-6">
        <TextField name="fullName" />
        <TextField name="phoneNumber" />
        <TextField name="email" />
        <SelectField name="workField" />
        <TextArea name="message" rows={3} />
        <FileField name="cv" />
        <ConsentField name="privacyConsent" />
      </div>
    </FormProvider>
  );
}
