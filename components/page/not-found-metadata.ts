import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** Title of the 404 page; no search engine lists it. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Errors' });
  return { title: t('notFound.title'), robots: { index: false, follow: false } };
}
