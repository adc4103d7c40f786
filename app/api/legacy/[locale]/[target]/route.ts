import { env } from '@/lib/env';
import { isLocale } from '@/lib/i18n/locales';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { type PortalTarget, portalDestination, portalTargets } from '@/lib/site/routing/legacy-redirects';

interface Context {
  params: Promise<{ locale: string; target: string }>;
}

/**
 * Old addresses that lead to the portal (next.config.ts rewrites them here). PORTAL_URL is read for each request, so a
 * restart is enough to change it; the answer is a 301 that browsers may keep for an hour only, for the same reason.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, target } = await params;
  if (!isLocale(locale) || !Object.hasOwn(portalTargets, target)) return new Response(null, { status: 404 });
  const { search } = new URL(request.url);
  const destination = portalDestination(target as PortalTarget, locale, env().PORTAL_URL);
  return new Response(null, {
    status: 301,
    headers: { Location: destination + search, 'Cache-Control': cacheControl.configured },
  });
}
