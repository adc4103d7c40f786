import { getTranslations } from 'next-intl/server';
import { everyLocale, isLocale, localeEntry, localizedPath } from '@/lib/i18n/locales';

interface Context {
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = everyLocale;

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });

/** The web app manifest of one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'Site' });
  const manifest = {
    name: t('productName'),
    short_name: t('productName'),
    description: t('description'),
    lang: locale,
    dir: localeEntry(locale).direction,
    start_url: localizedPath('/', locale),
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#332216',
    icons: [
      icon('/icons/icon-192.png', '192x192'),
      icon('/icons/icon-512.png', '512x512'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
