import { RegistrationInterestForm } from '@/components/forms/requests/request-forms';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';

const page = definePage('interest', async ({ locale }) => (
  <RequestPage route="interest">{await RegistrationInterestForm({ locale })}</RequestPage>
));

// Not prerendered: places, branches and times are those of the running registry.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
