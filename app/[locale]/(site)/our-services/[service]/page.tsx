import { getTranslations } from 'next-intl/server';
import { definePage, type PageContext } from '@/components/page/define-page';
import { ServicePage } from '@/components/services/service-page';
import { everyLocale } from '@/lib/i18n/locales';
import { type ServiceSlug, services } from '@/lib/site/routing/services';

// The guard of the route has let known services through only.
const slugOf = ({ params }: PageContext) => params.service as ServiceSlug;

const page = definePage('service', (context) => <ServicePage slug={slugOf(context)} />, {
  head: async (context) => {
    const t = await getTranslations({ locale: context.locale, namespace: 'Services' });
    return {
      title: t(`items.${slugOf(context)}.title`),
      description: t(`items.${slugOf(context)}.summary`),
    };
  },
});

export const generateStaticParams = () =>
  everyLocale().flatMap((params) => services.map(({ slug }) => ({ ...params, service: slug })));

export const generateMetadata = page.generateMetadata;
export default page.Page;
