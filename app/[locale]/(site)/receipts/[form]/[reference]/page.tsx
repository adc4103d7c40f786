import { ReceiptPage } from '@/components/forms/receipt';
import { definePage } from '@/components/page/define-page';

const page = definePage('receipt', ({ locale, params, path }) => (
  <ReceiptPage locale={locale} form={String(params.form)} reference={String(params.reference)} path={path} />
));

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
