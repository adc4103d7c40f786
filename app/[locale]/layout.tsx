import type { Metadata, Viewport } from 'next';
import { preload } from 'react-dom';
import { Enhancements } from '@/components/shell/enhancements';
import { env } from '@/lib/env';
import { isLocale, localeEntry } from '@/lib/i18n/locales';
import { pageStartScript } from '@/lib/page-start/page-start.cjs';
import { fontFiles } from '@/lib/site/font-files';
import { siteMetadata } from '@/lib/site/routing/metadata';
import '../globals.css';

// Texts change with a new build, but a shared cache in front must not keep a page for the year that Next allows it.
export const revalidate = 3600;

export const viewport: Viewport = {
  themeColor: '#332216',
  colorScheme: 'light dark',
  width: 'device-width',
  initialScale: 1,
};

export const generateMetadata = async ({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> =>
  siteMetadata((await params).locale);

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale: requested } = await params;
  const { code, direction, fonts } = localeEntry(isLocale(requested) ? requested : 'ar');
  // The page's letters come with the style sheet, not after it: the text does not change its face and does not move.
  for (const file of fonts.flatMap((part) => fontFiles[part])) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    // Pages that are kept get the mark anew from the process that serves them (lib/next/dressed-page.cjs).
    <html lang={code} dir={direction} data-portal={env().PORTAL_URL ? '' : undefined}>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, admitted by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: pageStartScript }} />
        {children}
        <Enhancements />
      </body>
    </html>
  );
}
