import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { Post } from '@/lib/registry';
import { siteUrl } from './metadata';
import { routePath } from './routes';

/** What is told of the whole address of a page: nothing while the site has none. */
function addressed<T>(tell: (base: string) => T): T | undefined {
  const base = siteUrl();
  return base === null ? undefined : tell(base);
}

/** The site itself, as schema.org has it. No organisation: who operates a site is the operator's to say. */
export function websiteData(locale: Locale, name: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    ...addressed((base) => ({ url: `${base}${localizedPath('/', locale)}` })),
    inLanguage: locale,
  };
}

/** A post as a news article with the source that it rests on. */
export function articleData(post: Post): Record<string, unknown> {
  const path = localizedPath(routePath('post', { slug: post.slug.split('/') }), post.locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedOn,
    dateModified: post.updatedAt,
    inLanguage: post.locale,
    ...addressed((base) => ({ mainEntityOfPage: `${base}${path}`, url: `${base}${path}` })),
    ...(post.source && {
      isBasedOn: {
        '@type': 'CreativeWork',
        name: post.source.name,
        ...(post.source.url && { url: post.source.url }),
      },
    }),
  };
}
