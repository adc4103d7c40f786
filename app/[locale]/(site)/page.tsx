import { HomeView } from '@/components/home/home-view';
import { definePage } from '@/components/page/define-page';
import { prepareSearch } from '@/lib/site/search/site-search';
import { loadHome } from '@/lib/site/views/home-page';

const page = definePage('home', async ({ locale }) => {
  // Whoever types into its field is not to wait for the names to be read in.
  prepareSearch();
  return <HomeView data={await loadHome(locale)} />;
});

// Not prerendered: the data are those of the running registry, not of the machine that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
