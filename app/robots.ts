import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/site/routing/metadata';

/** What search engines may read: all pages but receipts and the forms' answers. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // The pictures of shared links are asked for by programs that keep to this file.
      allow: ['/', '/api/page-card', '/api/answer-card'],
      disallow: ['/api/', '/receipts/', '/en/receipts/', '/builds/'],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
