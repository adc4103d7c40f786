import { FaqPage } from '@/components/faq/faq-page';
import { definePage } from '@/components/page/define-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('faq', () => <FaqPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
