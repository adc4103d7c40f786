import { definePage } from '@/components/page/define-page';
import { SiteMapPage } from '@/components/site-map/site-map-page';

const page = definePage('siteMap', ({ locale }) => SiteMapPage({ locale }));

// Not prerendered: the data are those of the running registry, not of the machine that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
