import { getTranslations } from 'next-intl/server';
import { RefusedFormPage, requireRefusedForm } from '@/components/forms/engine/refused-page';
import { definePage } from '@/components/page/define-page';
import { formRoute } from '@/lib/site/routing/form-route';

const page = definePage(
  'formErrors',
  async (context) => <RefusedFormPage locale={context.locale} state={await requireRefusedForm(context)} />,
  {
    head: async (context) => {
      const { locale } = context;
      const t = await getTranslations({ locale, namespace: 'Routes' });
      const form = await getTranslations({ locale, namespace: 'Forms' });
      const state = await requireRefusedForm(context);
      const title = t(`${formRoute(state.form)}.title`);
      const refused = state.failure !== undefined || ('issues' in state && state.issues.length > 0);
      return {
        title: refused ? form('refusedTitle', { title }) : title,
        description: t('formErrors.description'),
      };
    },
  },
);

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
