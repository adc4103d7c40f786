import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/site/sitemap';

// The areas and posts are those of the running registry; next.config.ts lets shared caches keep the answer for a while.
export const dynamic = 'force-dynamic';

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries();
}
