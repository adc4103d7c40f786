import { definePage } from '@/components/page/define-page';
import { PageHeader } from '@/components/page/page-header';
import { everyLocale } from '@/lib/i18n/locales';
import { services } from '@/lib/site/services';

const page = definePage('service', () => <PageHeader route="service" />);

export const generateStaticParams = () =>
  everyLocale().flatMap((params) => services.map(({ slug }) => ({ ...params, service: slug })));

export const generateMetadata = page.generateMetadata;
export default page.Page;
