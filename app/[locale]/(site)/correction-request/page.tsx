import { CorrectionRequestForm } from '@/components/forms/requests/correction-request-form';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';

const page = definePage('correction', async ({ locale }) => (
  <RequestPage route="correction">{await CorrectionRequestForm({ locale })}</RequestPage>
));

// Not prerendered: places, branches and times are those of the running registry.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
