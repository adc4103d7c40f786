import { getTranslations } from 'next-intl/server';
import { formProps } from '../engine/form-props';
import { ConsentLabel, partCounts, type RequestFormProps } from './form-parts';
import { SupplierRegistrationFields } from './supplier-registration-fields';

export async function SupplierRegistrationForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Forms.parts' });
  const props = await formProps('supplier-registration', locale, refused);
  return (
    <SupplierRegistrationFields
      {...props}
      parts={{ company: t('company'), contact: t('contact'), supplies: t('supplies') }}
      counts={await partCounts(locale, 3)}
      consentLabel={<ConsentLabel locale={locale} form="supplier-registration" />}
    />
  );
}
