import { findReceipt, ReceiptPage } from '@/components/forms/receipt';
import { definePage } from '@/components/page/define-page';

const page = definePage('receipt', async ({ locale, params }) => (
  <ReceiptPage locale={locale} {...(await findReceipt(String(params.form), String(params.reference)))} />
));

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
