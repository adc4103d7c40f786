'use client';

import { contactFields } from '@/lib/forms/contact/fields';
import { contactSchema } from '@/lib/forms/contact/schema';
import { ConsentField, TextArea, TextField } from '../controls/controls';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';

/** The contact form's fields; a client component because the schema, a program, cannot be a prop. */
export function ContactFields({ consentLabel, ...props }: FormProps & { consentLabel: React.ReactNode }) {
  return (
    <Form {...props} code="contact" fields={contactFields} schema={contactSchema}>
      <TextField name="subject" />
      <TextField name="fullName" />
      <TextField name="email" />
      <TextField name="phoneNumber" />
      <TextField name="nationalId" />
      <TextArea name="message" />
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
