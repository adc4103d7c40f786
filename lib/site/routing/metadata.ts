import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { isLocale, type Locale, localeEntry, locales, localizedPath, otherLocale } from '@/lib/i18n/locales';
import { pageCardPath } from './page-card-path';

/**
 * The public address of the site, without a trailing slash; null while the operator has not named it: no page may guess it
 * (ADR 33). Prerendered pages contain it, so a change of SITE_URL makes `npm start` build again.
 */
export const siteUrl = (): string | null => env().SITE_URL?.replace(/\/+$/, '') ?? null;

/** What every page shares: the title's pattern (page title, then product name: spec section 2) and the icons. */
export async function siteMetadata(requested: string): Promise<Metadata> {
  const locale = isLocale(requested) ? requested : 'ar';
  const t = await getTranslations({ locale, namespace: 'Site' });
  const base = siteUrl();
  return {
    metadataBase: base === null ? null : new URL(base),
    title: { template: `%s | ${t('productName')}`, default: t('productName') },
    applicationName: t('productName'),
    manifest: localizedPath('/manifest.webmanifest', locale),
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

interface PageFacts {
  readonly locale: Locale;
  /** The unprefixed, percent-encoded path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** False for pages that a search engine should not list. */
  readonly indexed?: boolean;
  /** The languages that have the page, where not all of them do. */
  readonly languages?: readonly Locale[] | undefined;
  /** What messengers show beside a link to the page, where it is not the picture of the page: 1200 by 630. */
  readonly image?: string | undefined;
}

/** The alternates of a page by language (hreflang); the Arabic one stands for every other language, where there is one. */
export function alternates(
  languages: readonly Locale[],
  address: (locale: Locale) => string,
): Record<string, string> {
  const standard = languages.includes('ar') ? 'ar' : languages[0];
  return {
    ...Object.fromEntries(languages.map((code) => [code, address(code)])),
    ...(standard && { 'x-default': address(standard) }),
  };
}

export const everyLanguage: readonly Locale[] = locales.map(({ code }) => code);

/** What names a page by its whole address, which programs take in no other form: nothing of it without one. */
function addresses(
  base: string,
  { locale, path, description, languages = everyLanguage }: PageFacts,
  image: string | undefined,
) {
  const address = (code: Locale) => `${base}${localizedPath(path, code)}`;
  return {
    alternates: {
      canonical: languages.includes(locale) ? address(locale) : null,
      languages: alternates(languages, address),
    },
    openGraph: {
      url: address(locale),
      ...(image !== undefined && {
        images: [{ url: `${base}${image}`, width: 1200, height: 630, alt: description }],
      }),
    },
  };
}

/** Title, description and Open Graph of one page; canonical address, hreflang alternates and picture where it has an address. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, title, description, indexed = true, languages = everyLanguage } = facts;
  const image = facts.image ?? (indexed ? pageCardPath(path, locale) : undefined);
  const other = otherLocale(locale);
  const base = siteUrl();
  const named = base === null ? null : addresses(base, facts, image);
  return {
    title,
    description,
    ...(named && { alternates: named.alternates }),
    openGraph: {
      type: 'website',
      title,
      description,
      locale: localeEntry(locale).openGraph,
      ...(languages.includes(other) && { alternateLocale: localeEntry(other).openGraph }),
      ...named?.openGraph,
    },
    ...(named && image !== undefined && { twitter: { card: 'summary_large_image' as const } }),
    robots: indexed ? undefined : { index: false, follow: false },
  };
}
