import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/site/metadata';

// Made when asked: it names the address under which this process runs.
export const dynamic = 'force-dynamic';

/** What search engines may read: all pages but receipts and the forms' answers. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/receipts/', '/en/receipts/', '/builds/'] },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
