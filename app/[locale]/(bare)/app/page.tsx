import { definePage } from '@/components/page/define-page';
import { PageHeader } from '@/components/page/page-header';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('app', () => <PageHeader route="app" />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
