import { definePage } from '@/components/page/define-page';
import { TermsPage } from '@/components/policies/policy-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('terms', () => <TermsPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
