import { GrievanceRequestForm } from '@/components/forms/requests/grievance-request-form';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('grievance', ({ locale }) => (
  <RequestPage route="grievance">
    <GrievanceRequestForm locale={locale} />
  </RequestPage>
));

export const generateStaticParams = everyLocale;

export const generateMetadata = page.generateMetadata;
export default page.Page;
