import { answerRead, xmlAnswer } from '@/lib/http/public-read';
import { Problem } from '@/lib/problem';
import { sitemapFile } from '@/lib/site/routing/sitemap-files';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-dynamic';

/** One file of the sitemap, as `/sitemap.xml` names it. */
export const GET = (_request: Request, { params }: Context) =>
  answerRead(async () => {
    const text = await sitemapFile((await params).file);
    if (text === null) throw new Problem('not_found');
    return xmlAnswer(text);
  });
