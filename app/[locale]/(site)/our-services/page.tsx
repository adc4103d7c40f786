import { definePage } from '@/components/page/define-page';
import { ServicesPage } from '@/components/services/services-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('services', () => <ServicesPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
