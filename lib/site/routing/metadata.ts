import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { isLocale, type Locale, localeEntry, locales, localizedPath, otherLocale } from '@/lib/i18n/locales';
import { pageCardPath } from './page-card-path';

/**
 * The public address of the site, without a trailing slash. Prerendered pages contain it, so a change of SITE_URL makes
 * `npm start` build again, and without one it does not follow the port: all pages name the same address.
 */
export function siteUrl(): string {
  return (env().SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
}

/** The public address as it is told to people; null while the operator has not named it: no page may guess it. */
export const namedSiteUrl = (): string | null => (env().SITE_URL === undefined ? null : siteUrl());

/** What every page shares: the title's pattern (page title, then product name: spec section 2) and the icons. */
export async function siteMetadata(requested: string): Promise<Metadata> {
  const locale = isLocale(requested) ? requested : 'ar';
  const t = await getTranslations({ locale, namespace: 'Site' });
  return {
    metadataBase: new URL(siteUrl()),
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

/** Title, description, canonical address, hreflang alternates and Open Graph of one page. */
export function pageMetadata({ locale, path, title, description, ...rest }: PageFacts): Metadata {
  const { indexed = true, languages = everyLanguage } = rest;
  const image = rest.image ?? (indexed ? pageCardPath(path, locale) : undefined);
  const other = otherLocale(locale);
  const address = (code: Locale) => `${siteUrl()}${localizedPath(path, code)}`;
  return {
    title,
    description,
    alternates: {
      canonical: languages.includes(locale) ? address(locale) : null,
      languages: alternates(languages, address),
    },
    openGraph: {
      type: 'website',
      title,
      description,
      url: address(locale),
      locale: localeEntry(locale).openGraph,
      ...(image !== undefined && {
        images: [{ url: `${siteUrl()}${image}`, width: 1200, height: 630, alt: description }],
      }),
      ...(languages.includes(other) && { alternateLocale: localeEntry(other).openGraph }),
    },
    ...(image !== undefined && { twitter: { card: 'summary_large_image' as const } }),
    robots: indexed ? undefined : { index: false, follow: false },
  };
}
