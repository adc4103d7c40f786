import { useTranslations } from 'next-intl';
import { ContentsList, type PagePart } from '@/components/page/contents-list';

/**
 * The chapters of a page in one bar that stays in view while its reader scrolls; on a phone, where a bar stands at the bottom
 * already, a list that scrolls away.
 */
export function ChapterBar({ chapters }: { chapters: readonly PagePart[] }) {
  const t = useTranslations('Page');
  return (
    <nav
      aria-label={t('contents')}
      className="no-print z-10 border-b border-stone-200 bg-white lg:sticky lg:top-0"
    >
      <ContentsList
        parts={chapters}
        className="container-page flex flex-wrap gap-x-8 max-lg:py-3"
        linkClassName="flex min-h-11 items-center border-b-3 font-medium lg:min-h-14"
      />
    </nav>
  );
}
