import { formProps } from '../engine/form-props';
import type { RequestFormProps } from './form-parts';
import { SupplierComplaintFields } from './supplier-complaint-fields';

export async function SupplierComplaintForm({ locale, refused }: RequestFormProps) {
  return <SupplierComplaintFields {...(await formProps('supplier-complaint', locale, refused))} />;
}
