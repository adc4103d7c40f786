import { getTranslations } from 'next-intl/server';
import { prose } from '@/components/page/prose';
import { formProps } from '../engine/form-props';
import { ContactFields } from './contact-fields';
import { ConsentLabel, type RequestFormProps } from './form-parts';

export async function ContactForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Requests' });
  const props = await formProps('contact', locale, refused);
  return (
    <ContactFields
      {...props}
      consentLabel={<ConsentLabel locale={locale} form="contact" />}
      next={
        <div className="prose-registry border-s-4 border-brown-300 ps-4 text-stone-700">
          {t.rich('items.help.next', prose(locale))}
        </div>
      }
    />
  );
}
