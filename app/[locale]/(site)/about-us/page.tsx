import { AboutPage } from '@/components/about/about-page';
import { definePage } from '@/components/page/define-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('about', () => <AboutPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
