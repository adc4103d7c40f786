import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { DocumentIcon } from '@/components/ui/icons';
import { Ltr } from '@/components/ui/ltr';
import { gregorianDate, gregorianMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Citation, notedOn, type SourceId, sourcesOf } from '@/lib/site/sources';

/** Where the facts above it come from, and of which date they are: for whatever rests on the press or on third parties. */
export function SourceNote({ of }: { of: Citation }) {
  const t = useTranslations('Sources');
  return (
    <p className="flex gap-2 text-sm text-stone-600">
      <DocumentIcon className="mt-0.5 size-4 shrink-0 text-brown-500" />
      <span className="min-w-0">
        {t('label')}{' '}
        {sourcesOf(of).map(({ id, ...source }, index) => (
          <Fragment key={id}>
            {index > 0 && t('separator')}
            <SourceEntry id={id} {...source} />
          </Fragment>
        ))}
      </span>
    </p>
  );
}

interface EntryProps {
  id: SourceId;
  published: string | null;
  url: string | null;
}

function SourceEntry({ id, published, url }: EntryProps) {
  const t = useTranslations('Sources');
  const locale = useLocale();
  const text = published
    ? t('dated', { name: t(`names.${id}`), date: publicationDate(published, locale) })
    : t('undated', { name: t(`names.${id}`), date: publicationDate(notedOn, locale) });
  if (!url) return text;
  return (
    <>
      {text}{' '}
      <a href={url} rel="noreferrer" className="break-all underline underline-offset-4">
        <Ltr>{url.replace(/^https:\/\//, '')}</Ltr>
      </a>
    </>
  );
}

/** As exact as the source is: a day, a month, or a year alone. */
function publicationDate(published: string, locale: Locale): string {
  if (published.length === 4) return published;
  return published.length === 7 ? gregorianMonth(published, locale) : gregorianDate(published, locale);
}
