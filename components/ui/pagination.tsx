import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { buttonClass } from './button-class';
import { ForwardIcon } from './icons';

interface Props {
  page: number;
  pageCount: number;
  /** The address of a page of the list. */
  hrefOf: (page: number) => string;
}

/** Steps through a long list: back, where one is, on. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  const t = useTranslations('Ui.pagination');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-8 flex items-center justify-between gap-4">
      {page > 1 && (
        <SiteLink rel="prev" href={hrefOf(page - 1)} className={buttonClass('secondary', 'gap-1 px-3')}>
          <ForwardIcon className="size-4 -scale-x-100 rtl:scale-x-100" />
          {t('previous')}
        </SiteLink>
      )}
      <p className="tabular-nums text-stone-700">{t('position', { page, pageCount })}</p>
      {page < pageCount && (
        <SiteLink rel="next" href={hrefOf(page + 1)} className={buttonClass('secondary', 'gap-1 px-3')}>
          {t('next')}
          <ForwardIcon className="size-4" />
        </SiteLink>
      )}
    </nav>
  );
}
