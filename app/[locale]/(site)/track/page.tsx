import { TrackPage } from '@/components/forms/track/track-page';
import { definePage } from '@/components/page/define-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('track', ({ locale }) => <TrackPage locale={locale} />);

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
