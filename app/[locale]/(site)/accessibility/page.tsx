import { definePage } from '@/components/page/define-page';
import { AccessibilityPage } from '@/components/policies/policy-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('accessibility', () => <AccessibilityPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
