import { definePage } from '@/components/page/define-page';
import { ProfileGuidelinePage } from '@/components/suppliers/guideline-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('profileGuideline', () => <ProfileGuidelinePage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
