import { getTranslations } from 'next-intl/server';
import { definePage, type PageContext } from '@/components/page/define-page';
import { ServicePage } from '@/components/services/service-page';
import type { ServiceSlug } from '@/lib/site/routing/services';
import { loadService } from '@/lib/site/views/service-page';

// The guard of the route has let known services through only.
const slugOf = ({ params }: PageContext) => params.service as ServiceSlug;

const page = definePage(
  'service',
  async (context) => <ServicePage slug={slugOf(context)} data={await loadService(slugOf(context))} />,
  {
    head: async (context) => {
      const t = await getTranslations({ locale: context.locale, namespace: 'Services' });
      return {
        title: t(`items.${slugOf(context)}.title`),
        description: t(`items.${slugOf(context)}.summary`),
      };
    },
  },
);

// Not prerendered: the data are those of the running registry, not of the machine that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
