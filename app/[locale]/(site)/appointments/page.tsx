import { definePage } from '@/components/page/define-page';
import { content } from './content';

const page = definePage('appointments', content);

// Not prerendered: places, branches and times are those of the running registry.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
