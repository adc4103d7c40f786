import { env } from '@/lib/env';
import { isLocale } from '@/lib/i18n/locales';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { startOfService } from '@/lib/site/routing/portal';

interface Context {
  params: Promise<{ locale: string; service: string }>;
}

/**
 * The start of a service that is done in the portal. Prerendered pages link here, and PORTAL_URL is read for each
 * request, so a restart is enough to change where they lead; for the same reason nobody may store the answer.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, service } = await params;
  const start = isLocale(locale) ? startOfService(service, locale, env().PORTAL_URL) : undefined;
  if (start === undefined) return new Response(null, { status: 404 });
  return new Response(null, {
    status: 307,
    headers: { Location: start, 'Cache-Control': cacheControl.never },
  });
}
