import type { ReactNode } from 'react';
import type { FormCode } from '@/lib/forms';
import type { Locale } from '@/lib/i18n/locales';
import { ContactForm } from './contact-form';
import type { RefusedForm } from './form';

type FormComponent = (props: { locale: Locale; refused?: RefusedForm }) => ReactNode | Promise<ReactNode>;

/** The component of each form, for the page that shows a refused one again. */
export const formComponents: Record<FormCode, FormComponent> = {
  contact: ContactForm,
};
