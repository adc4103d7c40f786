/** How long a shared cache may keep a sitemap: search engines come by days. */
const SITEMAP_CACHE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

/** One that lacks what the registry could not tell just now. */
const PARTIAL_CACHE = 'public, max-age=0, s-maxage=10';

/** A sitemap as an answer. */
export function xmlAnswer({ text, isWhole }: { text: string; isWhole: boolean }): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': isWhole ? SITEMAP_CACHE : PARTIAL_CACHE,
    },
  });
}
