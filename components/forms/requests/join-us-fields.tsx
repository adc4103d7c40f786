'use client';

import type { ReactNode } from 'react';
import { joinUsFields } from '@/lib/forms/join-us/fields';
import { joinUsSchema } from '@/lib/forms/join-us/schema';
import { ConsentField, SelectField, TextArea, TextField } from '../controls/controls';
import { FileField } from '../controls/file-field';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair } from '../engine/form-part';

/** The fields of an application for work. */
export function JoinUsFields({ consentLabel, ...props }: FormProps & { consentLabel: ReactNode }) {
  return (
    <Form {...props} code="join-us" fields={joinUsFields} schema={joinUsSchema}>
      <TextField name="fullName" />
      <FieldPair>
        <TextField name="phoneNumber" />
        <TextField name="email" />
      </FieldPair>
      <SelectField name="workField" />
      <TextArea name="message" />
      <FileField name="cv" />
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
