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
      <FieldPair>
        <TextField name="erpId" />
        <TextField name="contractNumber" />
      </FieldPair>
      <TextField name="projectName" />
      <SelectField name="issueCategory" />
      <FieldPair>
        <TextField name="contactName" />
        <TextField name="contactNumber" />
      </FieldPair>
      <TextField name="contactEmail" />
      <TextArea name="complaint" />
    </Form>
  );
}
