import { useTranslations } from 'next-intl';

/**
 * The chapters of a page in one bar that stays in view while its reader scrolls; on a phone, where a bar stands at the bottom
 * already, a list that scrolls away.
 */
export function ChapterBar({ chapters }: { chapters: readonly { id: string; title: string }[] }) {
  const t = useTranslations('Page');
  return (
    <nav
      aria-label={t('contents')}
      className="no-print z-10 border-b border-stone-200 bg-white lg:sticky lg:top-0"
    >
      <ul className="container-page flex flex-wrap gap-x-8 max-lg:py-3">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center border-b-3 border-transparent font-medium text-stone-700 hover:border-brown-600 hover:text-brown-800 lg:min-h-14"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
