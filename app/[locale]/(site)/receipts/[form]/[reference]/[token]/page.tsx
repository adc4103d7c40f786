import { getTranslations } from 'next-intl/server';
import { findReceipt, ReceiptPage } from '@/components/forms/receipt/receipt';
import { definePage, type PageContext } from '@/components/page/define-page';

const receiptOf = ({ params }: PageContext) =>
  findReceipt(String(params.form), String(params.reference), String(params.token));

const page = definePage(
  'receipt',
  async (context) => (
    <ReceiptPage
      locale={context.locale}
      token={String(context.params.token)}
      {...(await receiptOf(context))}
    />
  ),
  {
    head: async (context) => {
      await receiptOf(context);
      const t = await getTranslations({ locale: context.locale, namespace: 'Routes' });
      return { title: t('receipt.title'), description: t('receipt.description') };
    },
  },
);

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
