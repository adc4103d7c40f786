import { HttpProblem } from './problem';

/** The host that the visitor's browser asked for; a proxy's word counts only when proxies are trusted. */
function ownHost(request: Request, trustedProxies: number): string | null {
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-host') : null;
  return forwarded?.split(',')[0]?.trim() || request.headers.get('host');
}

/**
 * Lets a state-changing request pass only when no other site made a browser send it.
 * `Sec-Fetch-Site` is the browser's own word and comes first (plain http outside localhost has none); `Origin` is the
 * older sign. A client that sends neither is no browser: it has no visitor's rights to abuse.
 * @throws {HttpProblem} cross_site
 */
export function assertSameSite(request: Request, trustedProxies: number): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return;
  if (fetchSite !== null) throw new HttpProblem('cross_site');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || host !== ownHost(request, trustedProxies)) throw new HttpProblem('cross_site');
}
