import { logger } from '@/lib/log';
import { isRegistryError } from '@/lib/registry';
import { addressedPages, fixedPages, type SitePage, sitemapEntries, stretchesOf } from './sitemap';

/**
 * The sitemap as files. While all pages fit into one it is that one; beyond, it is an index (sitemaps.org) of files, each
 * of one stretch of areas or posts, so that no answer grows with the registry.
 */

/** Areas and posts, together, that still go into the one file. */
const MOST_IN_ONE = 500;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function urlSet(pages: readonly SitePage[], base: string): string {
  const entries = sitemapEntries(pages, base).map(({ url, lastModified, alternates }) => {
    const links = Object.entries(alternates).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}" />`,
    );
    return `<url><loc>${escaped(url)}</loc>${links.join('')}<lastmod>${lastModified}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function index(files: readonly string[], base: string): string {
  const entries = files.map((file) => `<sitemap><loc>${escaped(`${base}/sitemaps/${file}`)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
}

const FIXED = 'pages.xml';
const STRETCH = /^(areas|posts)-([1-9]\d{0,3})\.xml$/;

/** A sitemap, and whether it names all that it should. */
export interface SitemapText {
  readonly text: string;
  readonly isWhole: boolean;
}

const whole = (text: string): SitemapText => ({ text, isWhole: true });

/** The pages that the site has anyway, while the registry cannot tell of the others. */
async function orFixedPages(base: string, make: () => Promise<SitemapText>): Promise<SitemapText> {
  try {
    return await make();
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    logger.warn({ err: error }, 'the sitemap names fixed pages only');
    return { text: urlSet(fixedPages(), base), isWhole: false };
  }
}

/**
 * `/sitemap.xml`. While the registry cannot answer it names the pages that the site has anyway.
 * @param base the address of the site, without a slash at its end: a sitemap takes whole addresses only
 */
export function mainSitemap(base: string): Promise<SitemapText> {
  return orFixedPages(base, async () => {
    const [areas, posts] = await Promise.all([
      addressedPages('areas', 1, MOST_IN_ONE),
      addressedPages('posts', 1, MOST_IN_ONE),
    ]);
    if (areas.total + posts.total <= MOST_IN_ONE) {
      const fixed = fixedPages({ areas: areas.newest, posts: posts.newest });
      return whole(urlSet([...fixed, ...areas.pages, ...posts.pages], base));
    }
    const files = (of: 'areas' | 'posts', total: number) =>
      Array.from({ length: stretchesOf(total) }, (_, at) => `${of}-${at + 1}.xml`);
    return whole(index([FIXED, ...files('areas', areas.total), ...files('posts', posts.total)], base));
  });
}

/** A file that the index names; null for any other name. */
export async function sitemapFile(name: string, base: string): Promise<SitemapText | null> {
  if (name === FIXED) {
    return orFixedPages(base, async () => {
      const [areas, posts] = await Promise.all([
        addressedPages('areas', 1, 1),
        addressedPages('posts', 1, 1),
      ]);
      return whole(urlSet(fixedPages({ areas: areas.newest, posts: posts.newest }), base));
    });
  }
  const [, of, number] = STRETCH.exec(name) ?? [];
  if (of === undefined) return null;
  const { pages } = await addressedPages(of as 'areas' | 'posts', Number(number));
  return pages.length === 0 ? null : whole(urlSet(pages, base));
}
