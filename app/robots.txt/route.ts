import { answerRead } from '@/lib/http/public-read';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { askedSite } from '@/lib/site/routing/asked-site';

export const dynamic = 'force-dynamic';

/** What search engines may read: all pages but receipts and the forms' answers. */
const rules = [
  'User-Agent: *',
  'Allow: /',
  // The pictures of shared links are asked for by programs that keep to this file.
  'Allow: /api/page-card',
  'Allow: /api/answer-card',
  'Disallow: /api/',
  'Disallow: /receipts/',
  'Disallow: /en/receipts/',
  'Disallow: /builds/',
];

export const GET = (request: Request) =>
  answerRead(async () => {
    const { base, isNamed } = askedSite(request);
    return new Response(`${[...rules, '', `Sitemap: ${base}/sitemap.xml`].join('\n')}\n`, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': isNamed ? cacheControl.configured : cacheControl.personal,
      },
    });
  });
