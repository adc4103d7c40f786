import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/locales';
import { ContactFields } from './contact-fields';
import type { RefusedForm } from './form';
import { formProps } from './form-props';

/** The contact form of /help-and-support, or the same form shown again after a refusal. */
export async function ContactForm({ locale, refused }: { locale: Locale; refused?: RefusedForm }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const policy = (
    <a
      href={localizedPath('/privacy-policy', locale)}
      className="font-semibold text-brown-700 underline underline-offset-4"
    >
      {t('privacyPolicy')}
    </a>
  );
  return <ContactFields {...(await formProps('contact', locale, refused))} consentLink={policy} />;
}
