import { getTranslations } from 'next-intl/server';
import { localizedPath } from '@/lib/i18n/locales';
import { districtOptions, placeOptions } from '@/lib/site/views/form-options';
import { formProps } from '../engine/form-props';
import { ConsentLabel, FormAge, following, type RequestFormProps } from './form-parts';
import { RegistrationInterestFields } from './registration-interest-fields';

export async function RegistrationInterestForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const places = await getTranslations({ locale, namespace: 'Places' });
  const { options, staleSince } = await placeOptions(locale);
  return (
    <>
      <FormAge since={staleSince} />
      <RegistrationInterestFields
        {...(await formProps('registration-interest', locale, refused))}
        places={options}
        districts={await following(refused?.values.city, (city) => districtOptions(city, locale))}
        areaPath={localizedPath('/announced-areas/', locale)}
        labels={{
          applicant: t('parts.applicant'),
          contacts: t('parts.contacts'),
          property: t('parts.property'),
          loading: t('placesOf.loading'),
          chooseCity: t('placesOf.chooseCity'),
          show: t('placesOf.show'),
          announced: t('placesOf.announced'),
          notListed: places('unlisted'),
        }}
        consentLabel={<ConsentLabel locale={locale} form="registration-interest" />}
      />
    </>
  );
}
