import { definePage } from '@/components/page/define-page';
import { RegistrationGuidelinePage } from '@/components/suppliers/guideline-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('registrationGuideline', () => <RegistrationGuidelinePage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
