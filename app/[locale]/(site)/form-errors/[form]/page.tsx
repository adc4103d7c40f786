import { getTranslations } from 'next-intl/server';
import { formRoute, RefusedFormPage, requireRefusedForm } from '@/components/forms/refused-page';
import { definePage } from '@/components/page/define-page';

const page = definePage(
  'formErrors',
  async ({ locale }) => <RefusedFormPage locale={locale} state={await requireRefusedForm()} />,
  {
    head: async ({ locale }) => {
      const t = await getTranslations({ locale, namespace: 'Routes' });
      const form = await getTranslations({ locale, namespace: 'Forms' });
      const state = await requireRefusedForm();
      const title = t(`${formRoute(state.form)}.title`);
      return { title: form('refusedTitle', { title }), description: t('formErrors.description') };
    },
  },
);

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
