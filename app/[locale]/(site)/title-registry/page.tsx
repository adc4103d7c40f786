import { definePage } from '@/components/page/define-page';
import { TitleRegistryPage } from '@/components/title-registry/title-registry-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('titleRegistry', () => <TitleRegistryPage />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
