import { answerRead, xmlAnswer } from '@/lib/http/public-read';
import { askedSite } from '@/lib/site/routing/asked-site';
import { mainSitemap } from '@/lib/site/routing/sitemap-files';

// The areas and posts are those of the running registry.
export const dynamic = 'force-dynamic';

/** The sitemap, or the index of its files where one would be too long. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { base, isNamed } = askedSite(request);
    return xmlAnswer(await mainSitemap(base), isNamed);
  });
