import { SupplierRegistrationForm } from '@/components/forms/requests/supplier-registration-form';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('supplierRegistration', ({ locale }) => (
  <RequestPage route="supplierRegistration">
    <SupplierRegistrationForm locale={locale} />
  </RequestPage>
));

export const generateStaticParams = everyLocale;

export const generateMetadata = page.generateMetadata;
export default page.Page;
