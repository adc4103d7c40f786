import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListIcon } from '@/components/ui/icons';
import { ContentsList, type PagePart } from './contents-list';

interface Props {
  contents: readonly PagePart[];
  children: ReactNode;
}

/**
 * A long page: its text below the heading's first letter, and its list of contents at the end of the line, staying in view
 * while there is room for both.
 */
export function ArticleLayout({ contents, children }: Props) {
  const t = useTranslations('Page');
  return (
    <div className="container-page main-side py-10 md:py-14">
      <nav
        aria-labelledby="contents-label"
        className="no-print self-start rounded-xl border border-stone-200 bg-brown-50 p-5 lg:sticky lg:top-6 lg:order-last"
      >
        <p id="contents-label" className="flex items-center gap-2 font-bold text-brown-900">
          <ListIcon className="size-5 text-brown-600" />
          {t('contents')}
        </p>
        <ContentsList
          parts={contents}
          className="mt-3 border-s-2 border-brown-200"
          linkClassName="-ms-0.5 block border-s-2 py-1.5 ps-4"
        />
      </nav>
      <div className="min-w-0 space-y-14">{children}</div>
    </div>
  );
}

/** One part of a long page. */
export function ArticleSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="space-y-5">
      <h2 id={`${id}-heading`}>{title}</h2>
      {children}
    </section>
  );
}
