import { definePage } from '@/components/page/define-page';
import { content } from '../content';

const page = definePage('appointments', content, { filtered: true });

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
