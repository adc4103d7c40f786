'use client';

import type { ReactNode } from 'react';
import { supplierRegistrationFields } from '@/lib/forms/supplier-registration/fields';
import { supplierRegistrationSchema } from '@/lib/forms/supplier-registration/schema';
import { ConsentField, SelectField, TextArea, TextField } from '../controls/controls';
import { LongSelect } from '../controls/long-select';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair, FormPart } from '../engine/form-part';

interface Props extends FormProps {
  parts: Readonly<Record<'company' | 'contact' | 'supplies', string>>;
  consentLabel: ReactNode;
}

/** The fields of the supplier registration. */
export function SupplierRegistrationFields({ parts, consentLabel, ...props }: Props) {
  return (
    <Form
      {...props}
      code="supplier-registration"
      fields={supplierRegistrationFields}
      schema={supplierRegistrationSchema}
    >
      <FormPart title={parts.company}>
        <TextField name="companyName" />
        <SelectField name="taxOrganizationType" />
        <LongSelect name="country" options={Object.entries(props.texts.fields.country?.options ?? {})} />
        <TextField name="registrationNumber" />
        <TextField name="companyAddress" />
      </FormPart>
      <FormPart title={parts.contact}>
        <FieldPair>
          <TextField name="firstName" />
          <TextField name="lastName" />
        </FieldPair>
        <TextField name="email" />
      </FormPart>
      <FormPart title={parts.supplies}>
        <SelectField name="productCategory" />
        <TextArea name="message" />
      </FormPart>
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
