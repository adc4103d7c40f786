import { definePage, type PageContext } from '@/components/page/define-page';
import { PostView } from '@/components/posts/post-view';
import { loadPost } from '@/lib/site/views/posts-page';

/** The page's guard has seen that the post exists; between the two it can only have gone. */
async function postOf({ locale, params }: PageContext) {
  const slug = [params.slug ?? []].flat().join('/');
  const data = await loadPost(locale, slug);
  if (data === null) throw new Error(`The post "${slug}" has gone while its page was made.`);
  return data;
}

const page = definePage('post', async (context) => <PostView data={await postOf(context)} />, {
  head: async (context) => {
    const { post, languages } = await postOf(context);
    return { title: post.title, description: post.summary, languages };
  },
});

// Not prerendered: the data are those of the running registry, not of the machine that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
