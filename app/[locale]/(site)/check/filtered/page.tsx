import { definePage } from '@/components/page/define-page';
import { content, head } from '../content';

const page = definePage('check', content, { filtered: true, head });

export const dynamic = 'force-dynamic';

export const generateMetadata = page.generateMetadata;
export default page.Page;
