import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { Problem } from '@/lib/problem';

/** The media type of a body, without its parameters. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The language of the page that asks, from the address it asks. */
export function requestedLocale(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get('locale');
  return isLocale(locale) ? locale : defaultLocale;
}

/** The host that the visitor's browser asked for; a proxy's word counts only when proxies are trusted. */
function ownHost(request: Request, trustedProxies: number): string | null {
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-host') : null;
  return forwarded?.split(',')[0]?.trim() || request.headers.get('host');
}

/**
 * The origin that the visitor's browser asked for, such as `https://registry.example`.
 * @throws {Problem} malformed_request
 */
export function askedOrigin(request: Request, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-proto') : null;
  const scheme = forwarded?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  const address = `${scheme}://${ownHost(request, trustedProxies) ?? ''}`;
  if (!URL.canParse(address)) throw new Problem('malformed_request');
  return new URL(address).origin;
}

/**
 * Lets a state-changing request pass only when no other site made a browser send it.
 * `Sec-Fetch-Site` is the browser's own word and comes first (plain http outside localhost has none); `Origin` is the
 * older sign. A client that sends neither is no browser: it has no visitor's rights to abuse.
 * @throws {Problem} cross_site
 */
export function assertSameSite(request: Request, trustedProxies: number): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return;
  if (fetchSite !== null) throw new Problem('cross_site');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || host !== ownHost(request, trustedProxies)) throw new Problem('cross_site');
}
