import { HttpProblem } from '@/lib/http/problem';
import { answerRead } from '@/lib/http/public-read';
import { xmlAnswer } from '@/lib/http/xml';
import { sitemapFile } from '@/lib/site/routing/sitemap-files';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-dynamic';

/** One file of the sitemap, as `/sitemap.xml` names it. */
export const GET = (_request: Request, { params }: Context) =>
  answerRead(async () => {
    const text = await sitemapFile((await params).file);
    if (text === null) throw new HttpProblem('not_found');
    return xmlAnswer(text);
  });
