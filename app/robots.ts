import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/site/routing/metadata';

/** What search engines may read: all pages but receipts and the forms' answers. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/receipts/', '/en/receipts/', '/builds/'] },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
