import { JoinUsForm } from '@/components/forms/requests/join-us-form';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('join', ({ locale }) => (
  <RequestPage route="join">
    <JoinUsForm locale={locale} />
  </RequestPage>
));

export const generateStaticParams = everyLocale;

export const generateMetadata = page.generateMetadata;
export default page.Page;
