import { definePage } from '@/components/page/define-page';
import { content } from './content';

const page = definePage('search', content);

export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
