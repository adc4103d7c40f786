import { definePage } from '@/components/page/define-page';
import { SuppliersPage } from '@/components/suppliers/suppliers-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('suppliers', () => <SuppliersPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
