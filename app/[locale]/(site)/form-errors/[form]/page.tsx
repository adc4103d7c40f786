import { definePage } from '@/components/page/define-page';
import { PageHeader } from '@/components/page/page-header';

const page = definePage('formErrors', () => <PageHeader route="formErrors" />);

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
