'use client';

import type { ReactNode } from 'react';
import { contactFields } from '@/lib/forms/contact/fields';
import { contactSchema } from '@/lib/forms/contact/schema';
import { ConsentField, TextArea, TextField } from '../controls/controls';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair, FormPart } from '../engine/form-part';

interface Props extends FormProps {
  parts: Readonly<Record<'message' | 'you' | 'youIntro', string>>;
  consentLabel: ReactNode;
  /** What becomes of the message. */
  next: ReactNode;
}

/** The contact form's fields; a client component because the schema, a program, cannot be a prop. */
export function ContactFields({ parts, consentLabel, next, ...props }: Props) {
  return (
    <Form {...props} code="contact" fields={contactFields} schema={contactSchema} after={next}>
      <FormPart title={parts.message}>
        <TextField name="subject" />
        <TextArea name="message" />
      </FormPart>
      <FormPart title={parts.you} intro={parts.youIntro}>
        <FieldPair>
          <TextField name="fullName" />
          <TextField name="email" />
        </FieldPair>
        <FieldPair>
          <TextField name="phoneNumber" />
          <TextField name="nationalId" />
        </FieldPair>
      </FormPart>
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
