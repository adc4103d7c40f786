'use client';

import type { ReactNode } from 'react';
import { contactFields } from '@/lib/forms/contact/fields';
import { contactSchema } from '@/lib/forms/contact/schema';
import { ConsentField, TextArea, TextField } from '../controls/controls';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';

interface Props extends FormProps {
  consentLabel: ReactNode;
  /** What becomes of the message, and what does not belong in it: read before it is sent. */
  next: ReactNode;
}

/** The contact form's fields; a client component because the schema, a program, cannot be a prop. */
export function ContactFields({ consentLabel, next, ...props }: Props) {
  return (
    <Form {...props} code="contact" fields={contactFields} schema={contactSchema}>
      <TextField name="subject" />
      <TextField name="fullName" />
      <TextField name="email" />
      <TextField name="phoneNumber" />
      <TextField name="nationalId" />
      <TextArea name="message" />
      <ConsentField name="privacyConsent" label={consentLabel} />
      {next}
    </Form>
  );
}
