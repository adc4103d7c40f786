'use client';

import { supplierComplaintFields } from '@/lib/forms/supplier-complaint/fields';
import { supplierComplaintSchema } from '@/lib/forms/supplier-complaint/schema';
import { SelectField, TextArea, TextField } from '../controls/controls';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair } from '../engine/form-part';

/** The fields of the supplier complaint. */
export function SupplierComplaintFields(props: FormProps) {
  return (
    <Form
      {...props}
      code="supplier-complaint"
      fields={supplierComplaintFields}
      schema={supplierComplaintSchema}
    >
      <TextField name="supplierName" />
      <TextField name="erpId" />
      <TextField name="contractNumber" />
      <TextField name="projectName" />
      <SelectField name="issueCategory" />
      <TextField name="contactName" />
      <FieldPair>
        <TextField name="contactNumber" />
        <TextField name="contactEmail" />
      </FieldPair>
      <TextArea name="complaint" />
    </Form>
  );
}
