import type { Metadata } from 'next';
import { notFoundMetadata } from '@/components/page/not-found-metadata';
import { NotFoundView } from '@/components/page/not-found-view';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/[...path]'>;

const localeOf = async ({ params }: Props) => {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
};

// Rendered when asked for and never stored (lib/next/cache-handler.cjs), yet not "dynamic": it needs its script hashes.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  notFoundMetadata(await localeOf(props));

/** Every address that no route matches. */
export default async function UnmatchedPage(props: Props) {
  const { locale, path } = await props.params;
  const asked = isLocale(locale) ? path : [locale, ...path];
  return <NotFoundView locale={await localeOf(props)} path={`/${asked.join('/')}`} />;
}
