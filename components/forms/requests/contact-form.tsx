import { formProps } from '../engine/form-props';
import { ContactFields } from './contact-fields';
import { ConsentLabel, type RequestFormProps } from './form-parts';

export async function ContactForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('contact', locale, refused);
  return <ContactFields {...props} consentLabel={<ConsentLabel locale={locale} form="contact" />} />;
}
