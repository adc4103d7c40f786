import { useLocale, useTranslations } from 'next-intl';
import { DocumentIcon, DownIcon } from '@/components/ui/icons';
import { gregorianDate, gregorianMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Citation, notedOn, type Source, sourcesOf } from '@/lib/site/views/sources';

/** Where the facts above it come from, and of which date they are: for whatever rests on the press or on third parties. */
export function SourceNote({ of }: { of: Citation }) {
  const t = useTranslations('Sources');
  return (
    <details className="group/source text-sm text-stone-600">
      <summary className="inline-flex min-h-8 items-center gap-2 font-semibold underline-offset-4 hover:underline">
        <DocumentIcon className="size-4 shrink-0 text-brown-500" />
        {t('label')}
        <DownIcon className="size-4 transition-transform group-open/source:rotate-180" />
      </summary>
      <ul className="mt-1 list-none space-y-1 border-s-2 border-brown-200 ps-4">
        {sourcesOf(of).map((source) => (
          <SourceEntry key={source.id} source={source} />
        ))}
      </ul>
    </details>
  );
}

function SourceEntry({ source: { id, published, url } }: { source: Source }) {
  const t = useTranslations('Sources');
  const locale = useLocale();
  const text = published
    ? t('dated', { name: t(`names.${id}`), date: publicationDate(published, locale) })
    : t('undated', { name: t(`names.${id}`), date: publicationDate(notedOn, locale) });
  return (
    <li>
      {url ? (
        <a href={url} rel="noreferrer" className="underline underline-offset-4">
          {text}
        </a>
      ) : (
        text
      )}
    </li>
  );
}

/** As exact as the source is: a day, a month, or a year alone. */
function publicationDate(published: string, locale: Locale): string {
  if (published.length === 4) return published;
  return published.length === 7 ? gregorianMonth(published, locale) : gregorianDate(published, locale);
}
