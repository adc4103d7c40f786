import { useLocale, useTranslations } from 'next-intl';
import { DocumentIcon } from '@/components/ui/icons';
import { bothCalendars, formatList } from '@/lib/i18n/format';
import { basisOf, type Citation, circularOn, reviewedOn } from '@/lib/site/texts/basis';

interface Props {
  of: Citation;
  /** False on a page that says at its head when it was reviewed. */
  isDated?: boolean;
}

/** When what is said of the law was last compared with it. */
export function useReviewed(): string {
  const t = useTranslations('Basis');
  return t('reviewed', { date: bothCalendars(reviewedOn, useLocale()) });
}

/** What the text above it rests on, in quiet lines: when it was reviewed, and the articles. */
export function BasisNote({ of, isDated = true }: Props) {
  const reviewed = useReviewed();
  const t = useTranslations('Basis');
  const locale = useLocale();
  const parts = basisOf(of).map(({ text, articles }) => {
    const name = t(`texts.${text}`, { circular: bothCalendars(circularOn, locale) });
    if (articles.length === 0) return name;
    return t('articles', {
      text: name,
      count: articles.length,
      // Numbers that belong together stay on one line.
      articles: formatList(articles.map(String), locale).replaceAll(' ', '\u00a0'),
    });
  });
  return (
    <p className="flex gap-2 break-inside-avoid print:break-before-avoid text-sm text-stone-600">
      <DocumentIcon className="mt-1 size-4 shrink-0 text-brown-500" />
      <span className="flex flex-col">
        {[...(isDated ? [reviewed] : []), ...parts].map((piece) => (
          <span key={piece}>{piece}</span>
        ))}
      </span>
    </p>
  );
}
