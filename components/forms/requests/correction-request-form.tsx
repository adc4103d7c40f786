import { getTranslations } from 'next-intl/server';
import { placeOptions } from '@/lib/site/views/form-options';
import { formProps } from '../engine/form-props';
import { CorrectionRequestFields } from './correction-request-fields';
import { ConsentLabel, FormAge, type RequestFormProps } from './form-parts';

export async function CorrectionRequestForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const { options, staleSince } = await placeOptions(locale);
  const parts = {
    applicant: t('parts.applicant'),
    property: t('parts.property'),
    unsure: t('parts.unsure'),
    unsureIntro: t('parts.unsureIntro'),
    request: t('parts.request'),
  };
  return (
    <>
      <FormAge since={staleSince} />
      <CorrectionRequestFields
        {...(await formProps('correction-request', locale, refused))}
        places={options}
        parts={parts}
        consentLabel={<ConsentLabel locale={locale} form="correction-request" />}
      />
    </>
  );
}
