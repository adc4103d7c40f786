'use client';

import type { ReactNode } from 'react';
import { supplierRegistrationFields } from '@/lib/forms/supplier-registration/fields';
import { supplierRegistrationSchema } from '@/lib/forms/supplier-registration/schema';
import { ConsentField, SelectField, TextArea, TextField } from '../controls/controls';
import { LongSelect } from '../controls/long-select';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair } from '../engine/form-part';

/** The fields of the supplier registration. */
export function SupplierRegistrationFields({
  consentLabel,
  ...props
}: FormProps & { consentLabel: ReactNode }) {
  return (
    <Form
      {...props}
      code="supplier-registration"
      fields={supplierRegistrationFields}
      schema={supplierRegistrationSchema}
    >
      <TextField name="companyName" />
      <SelectField name="taxOrganizationType" />
      <FieldPair>
        <TextField name="firstName" />
        <TextField name="lastName" />
      </FieldPair>
      <TextField name="companyAddress" />
      <TextField name="email" />
      <LongSelect name="country" options={Object.entries(props.texts.fields.country?.options ?? {})} />
      <SelectField name="productCategory" />
      <TextField name="registrationNumber" />
      <TextArea name="message" />
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
