import { answerRead, xmlAnswer } from '@/lib/http/public-read';
import { Problem } from '@/lib/problem';
import { askedSite } from '@/lib/site/routing/asked-site';
import { sitemapFile } from '@/lib/site/routing/sitemap-files';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-dynamic';

/** One file of the sitemap, as `/sitemap.xml` names it. */
export const GET = (request: Request, { params }: Context) =>
  answerRead(async () => {
    const { base, isNamed } = askedSite(request);
    const file = await sitemapFile((await params).file, base);
    if (file === null) throw new Problem('not_found');
    return xmlAnswer(file, isNamed);
  });
