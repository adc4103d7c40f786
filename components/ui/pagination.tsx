import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { ForwardIcon } from './icons';

interface Props {
  page: number;
  pageCount: number;
  /** The address of a page of the list. */
  hrefOf: (page: number) => string;
}

const linkClass =
  'print:hidden inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-lg border border-blue-700 px-3 font-semibold text-blue-800 hover:bg-blue-50';

/** Steps through a long list: back, where one is, on. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  const t = useTranslations('Ui.pagination');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-8 flex items-center justify-between gap-4">
      {page > 1 && (
        <SiteLink rel="prev" href={hrefOf(page - 1)} className={linkClass}>
          <ForwardIcon className="size-4 -scale-x-100 rtl:scale-x-100" />
          {t('previous')}
        </SiteLink>
      )}
      <p className="tabular-nums text-stone-700">{t('position', { page, pageCount })}</p>
      {page < pageCount && (
        <SiteLink rel="next" href={hrefOf(page + 1)} className={linkClass}>
          {t('next')}
          <ForwardIcon className="size-4" />
        </SiteLink>
      )}
    </nav>
  );
}
