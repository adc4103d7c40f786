import { AppPage } from '@/components/app/app-page';
import { definePage } from '@/components/page/define-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('app', () => <AppPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
