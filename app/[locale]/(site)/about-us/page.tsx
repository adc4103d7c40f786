import { AboutPage } from '@/components/about/about-page';
import { definePage } from '@/components/page/define-page';
import { ownText } from '@/lib/operator/own-texts';

const page = definePage('about', async ({ locale }) => (
  <AboutPage
    board={await ownText('board', locale)}
    chiefExecutive={await ownText('chief-executive', locale)}
  />
));

// Not prerendered: texts of the operator lie on the running machine, not on the one that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
