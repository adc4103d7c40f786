import { definePage } from '@/components/page/define-page';
import { PatternsPage } from '@/components/patterns/patterns-page';

const page = definePage('patterns', ({ locale }) => <PatternsPage locale={locale} />);

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
