'use client';

import type { ReactNode } from 'react';
import { WithHelpline } from '@/components/shell/helpline';
import { buttonClass } from '@/components/ui/button-class';
import { ENVELOPE } from '@/lib/forms/envelope';
import { grievanceRequestFields } from '@/lib/forms/grievance-request/fields';
import { grievanceRequestSchema } from '@/lib/forms/grievance-request/schema';
import { grievanceWindowIssues } from '@/lib/forms/grievance-request/window';
import type { GrievanceDeadline } from '@/lib/site/views/grievance-deadline';
import { ConsentField, SelectField, TextArea, TextField } from '../controls/controls';
import { FileField } from '../controls/file-field';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair, FormPart } from '../engine/form-part';
import { Deadline } from './deadline';

interface Props extends FormProps {
  deadline: GrievanceDeadline | undefined;
  labels: Readonly<
    Record<'applicant' | 'decision' | 'grievance' | 'show' | 'calendar' | 'letter' | 'letterHint', string>
  >;
  consentLabel: ReactNode;
}

const rules = (values: Record<string, unknown>) =>
  grievanceWindowIssues({ decisionDate: String(values.decisionDate) });

/** The fields of the grievance. The decision comes first: whether there is still time decides over the rest. */
export function GrievanceRequestFields({ deadline, labels, consentLabel, ...props }: Props) {
  return (
    <Form
      {...props}
      code="grievance-request"
      fields={grievanceRequestFields}
      schema={grievanceRequestSchema}
      rules={rules}
      after={<Letter labels={labels} />}
    >
      <FormPart title={labels.decision}>
        <TextField
          name="decisionDate"
          footer={<Deadline locale={props.locale} initial={deadline} labels={labels} />}
        />
        <TextField name="requestNumber" />
        <SelectField name="decisionKind" />
      </FormPart>
      <FormPart title={labels.applicant}>
        <TextField name="fullName" />
        <TextField name="nationalId" />
        <FieldPair>
          <TextField name="phoneNumber" />
          <TextField name="email" />
        </FieldPair>
      </FormPart>
      <FormPart title={labels.grievance}>
        <TextArea name="grounds" rows={10} />
        <FileField name="attachments" />
      </FormPart>
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}

/** The way on paper, for who does not send. */
function Letter({ labels }: Pick<Props, 'labels'>) {
  return (
    <div className="border-t border-stone-200 pt-5">
      <p className="text-stone-600">
        <WithHelpline text={labels.letterHint} />
      </p>
      <button
        type="submit"
        name={ENVELOPE.intent}
        value="letter"
        formTarget="_blank"
        className={buttonClass('secondary', 'mt-2')}
      >
        {labels.letter}
      </button>
    </div>
  );
}
