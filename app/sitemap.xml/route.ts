import { answerRead, xmlAnswer } from '@/lib/http/public-read';
import { mainSitemap } from '@/lib/site/routing/sitemap-files';

// The areas and posts are those of the running registry.
export const dynamic = 'force-dynamic';

/** The sitemap, or the index of its files where one would be too long. */
export const GET = () => answerRead(async () => xmlAnswer(await mainSitemap()));
