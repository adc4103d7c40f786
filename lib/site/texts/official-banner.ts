import { type Environment, env } from '@/lib/env';

/** What the official-site banner states. All of it is the operator's claim, so all of it is configuration. */
export interface OfficialBannerSettings {
  /** Registration number with the Digital Government Authority. */
  readonly number: string;
  /** Ending of official addresses that is true for this very site, such as `gov.sa`. */
  readonly domain: string;
}

/**
 * The banner's settings, or null: it is off unless OFFICIAL_BANNER_NUMBER and OFFICIAL_BANNER_DOMAIN are both set and
 * the site's own address (SITE_URL) really ends in that domain. On any other address its text would be false.
 */
export function officialBanner(environment: Environment = env()): OfficialBannerSettings | null {
  const { OFFICIAL_BANNER_NUMBER: number, OFFICIAL_BANNER_DOMAIN: domain, SITE_URL: site } = environment;
  if (!number || !domain || !site) return null;
  const host = new URL(site).hostname;
  return host === domain || host.endsWith(`.${domain}`) ? { number, domain } : null;
}
