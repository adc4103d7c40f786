import type { Locale } from '@/lib/i18n/locales';

/** The picture of a page of the sitemap, by its unprefixed, percent-encoded path. */
export const pageCardPath = (path: string, locale: Locale) =>
  `/api/page-card?locale=${locale}&path=${encodeURIComponent(path)}`;
