import { definePage } from '@/components/page/define-page';
import { content } from './content';

const page = definePage('registrars', content);

// Not prerendered: the data are those of the running registry, not of the machine that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
