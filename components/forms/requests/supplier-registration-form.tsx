import { getTranslations } from 'next-intl/server';
import { formProps } from '../engine/form-props';
import { ConsentLabel, type RequestFormProps } from './form-parts';
import { SupplierRegistrationFields } from './supplier-registration-fields';

export async function SupplierRegistrationForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Forms.parts' });
  const props = await formProps('supplier-registration', locale, refused);
  return (
    <SupplierRegistrationFields
      {...props}
      parts={{ company: t('company'), contact: t('contact'), supplies: t('supplies') }}
      consentLabel={<ConsentLabel locale={locale} form="supplier-registration" />}
    />
  );
}
