import { definePage } from '@/components/page/define-page';
import { PrivacyPage } from '@/components/policies/policy-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('privacy', () => <PrivacyPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
