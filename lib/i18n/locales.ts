/**
 * The languages of the site: one table that drives `<html lang dir>`, the switcher, hreflang, the sitemap and the routes.
 * The default language stands at the root without a prefix (spec section 2).
 */
export const locales = [
  {
    code: 'ar',
    direction: 'rtl',
    name: 'العربية',
    fonts: ['arabic', 'latin'],
    prefix: '',
    openGraph: 'ar_SA',
  },
  {
    code: 'en',
    direction: 'ltr',
    name: 'English',
    fonts: ['latin', 'arabic-name'],
    prefix: '/en',
    openGraph: 'en_US',
  },
] as const;

export type Locale = (typeof locales)[number]['code'];
export type LocaleEntry = (typeof locales)[number];

export const defaultLocale: Locale = 'ar';

/** Name and life of the cookie that remembers an explicit choice of language (spec section 9: 365 days). */
export const localeCookie = { name: 'locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** Whether a string is the code of one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale.code === value);
}

/** The entry of a language in the table. */
export function localeEntry(code: Locale): LocaleEntry {
  const entry = locales.find((locale) => locale.code === code);
  if (!entry) throw new RangeError(`Unknown locale: ${code}`);
  return entry;
}

/** The other language, for the switcher. */
export function otherLocale(code: Locale): Locale {
  return code === 'ar' ? 'en' : 'ar';
}

/**
 * The path that a visitor sees for a page in a language: `/about-us` in Arabic, `/en/about-us` in English.
 * @param path the unprefixed path, starting with a slash
 */
export function localizedPath(path: string, locale: Locale): string {
  const { prefix } = localeEntry(locale);
  if (path === '/') return prefix === '' ? '/' : prefix;
  return `${prefix}${path}`;
}

/**
 * Splits a path, as the browser or as the server sees it, into language and unprefixed path.
 * The server sees `/ar/about-us` where the visitor sees `/about-us` (the rewrite in next.config.ts): both give the same
 * answer, so that markup made from a pathname is equal on both sides.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/(ar|en)(?=\/|$)/.exec(pathname);
  if (!match) return { locale: defaultLocale, path: pathname || '/' };
  return { locale: match[1] as Locale, path: pathname.slice(match[0].length) || '/' };
}

/** For `generateStaticParams` of a page that is prerendered with the build, in every language. */
export function everyLocale(): { locale: Locale }[] {
  return locales.map(({ code }) => ({ locale: code }));
}
