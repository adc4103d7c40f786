import { useTranslations } from 'next-intl';
import { ContentsList, type PagePart } from './contents-list';

/**
 * The chapters of a page in one bar that stays in view while its reader scrolls, on a phone in one line that moves sideways;
 * where the window is too low for that, as at a zoom of 400 %, it scrolls away.
 */
export function ChapterBar({
  chapters,
  className = '',
}: {
  chapters: readonly PagePart[];
  className?: string;
}) {
  const t = useTranslations('Page');
  return (
    <nav
      aria-label={t('contents')}
      className={`no-print z-10 border-b border-stone-200 bg-white [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 ${className}`}
    >
      <ContentsList
        parts={chapters}
        className="container-page flex gap-x-6 overflow-x-auto [scrollbar-width:none] *:shrink-0 *:text-nowrap lg:gap-x-8"
        linkClassName="flex min-h-12 items-center border-b-3 font-medium focus-visible:-outline-offset-3 lg:min-h-14"
      />
    </nav>
  );
}
