import { getTranslations } from 'next-intl/server';
import { prose } from '@/components/page/prose';
import { formProps } from '../engine/form-props';
import { ContactFields } from './contact-fields';
import { ConsentLabel, type RequestFormProps } from './form-parts';

export async function ContactForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Requests' });
  const forms = await getTranslations({ locale, namespace: 'Forms' });
  const props = await formProps('contact', locale, refused);
  return (
    <ContactFields
      {...props}
      parts={{
        message: forms('parts.message'),
        you: forms('parts.you'),
        youIntro: forms('parts.youIntro'),
      }}
      consentLabel={<ConsentLabel locale={locale} form="contact" />}
      next={<div className="prose-registry text-stone-600">{t.rich('items.help.next', prose(locale))}</div>}
    />
  );
}
