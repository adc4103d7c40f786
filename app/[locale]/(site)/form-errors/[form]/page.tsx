import { getTranslations } from 'next-intl/server';
import { formRoute, RefusedFormPage, refusedForm, requireRefusedForm } from '@/components/forms/refused-page';
import { definePage } from '@/components/page/define-page';

const page = definePage(
  'formErrors',
  async ({ locale }) => <RefusedFormPage locale={locale} state={await requireRefusedForm()} />,
  {
    head: async ({ locale }) => {
      const t = await getTranslations({ locale, namespace: 'Routes' });
      const form = await getTranslations({ locale, namespace: 'Forms' });
      const state = await refusedForm();
      const title = t(`${state ? formRoute(state.form) : 'formErrors'}.title`);
      return { title: form('refusedTitle', { title }), description: t('formErrors.description') };
    },
  },
);

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
