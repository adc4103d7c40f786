import { SupplierComplaintForm } from '@/components/forms/requests/supplier-complaint-form';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('supplierComplaint', ({ locale }) => (
  <RequestPage route="supplierComplaint">
    <SupplierComplaintForm locale={locale} />
  </RequestPage>
));

export const generateStaticParams = everyLocale;

export const generateMetadata = page.generateMetadata;
export default page.Page;
