import { formProps } from '../engine/form-props';
import { ContactFields } from './contact-fields';
import { PrivacyLink, type RequestFormProps } from './form-parts';

export async function ContactForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('contact', locale, refused);
  return <ContactFields {...props} consentLink={<PrivacyLink locale={locale} />} />;
}
