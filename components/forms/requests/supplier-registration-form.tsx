import { formProps } from '../engine/form-props';
import { ConsentLabel, type RequestFormProps } from './form-parts';
import { SupplierRegistrationFields } from './supplier-registration-fields';

export async function SupplierRegistrationForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('supplier-registration', locale, refused);
  return (
    <SupplierRegistrationFields
      {...props}
      consentLabel={<ConsentLabel locale={locale} form="supplier-registration" />}
    />
  );
}
