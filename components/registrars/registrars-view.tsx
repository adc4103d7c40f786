import { useLocale, useTranslations } from 'next-intl';
import { FilterBox } from '@/components/data/filter-box';
import { FilterInput, FilterSelect } from '@/components/data/filter-field';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { CallCard } from '@/components/page/call-card';
import { Alert } from '@/components/ui/alert';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { SampleTag } from '@/components/ui/sample-tag';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { type FilterName, filteredPath } from '@/lib/site/views/filters';
import type { RegistrarsData } from '@/lib/site/views/registrars-page';
import { RegistrarsTable } from './registrars-table';

interface Props {
  data: RegistrarsData;
  /** What the address asks for in vain. */
  unread?: readonly FilterName[];
}

/** The list of registrars: search, region, table. */
export function RegistrarsView({ data, unread = [] }: Props) {
  const t = useTranslations('Registrars');
  return (
    <div className="container-page space-y-8 py-10 md:py-14">
      <StaleNotice since={data.staleSince} />
      <UnreadNotice names={unread} />
      <p className="max-w-prose">{t('note')}</p>
      {data.sample ? <SampleList data={data} /> : <List data={data} />}
    </div>
  );
}

function List({ data }: Pick<Props, 'data'>) {
  return (
    <>
      <RegistrarsFilterForm data={data} />
      <RegistrarsFound data={data} />
    </>
  );
}

/** Where the list is of examples, the telephone number is what the page is for; the list is folded until it is looked through. */
function SampleList({ data }: Pick<Props, 'data'>) {
  const t = useTranslations('Registrars');
  const { q, region, page } = data.filter;
  return (
    <>
      <CallCard title={t('sample.call')}>
        <p className="mt-2 max-w-prose">{t('sample.text')}</p>
      </CallCard>
      <WordsDisclosure title={t('sample.show')} open={q !== undefined || region !== undefined || page > 1}>
        <div className="mt-3 space-y-8">
          <Alert tone="warning">{t('sample.title')}</Alert>
          <List data={data} />
        </div>
      </WordsDisclosure>
    </>
  );
}

/** Who was found, page by page. */
function RegistrarsFound({ data }: Pick<Props, 'data'>) {
  const t = useTranslations('Registrars');
  const locale = useLocale();
  const { items, total, filter } = data;
  return (
    <div className="min-w-0 space-y-5">
      <p id="list" role="status" className="text-stone-700">
        {t('count', { count: total, n: formatNumber(total, locale) })} {data.sample && <SampleTag />}
      </p>
      {items.length === 0 ? (
        <NoRegistrars isFiltered={filter.q !== undefined || filter.region !== undefined} />
      ) : (
        <RegistrarsTable items={items} regions={data.regions} sample={data.sample} />
      )}
      <Pagination
        page={filter.page}
        pageCount={data.pageCount}
        hrefOf={(page) => filteredPath('registrars', locale, { ...filter, page })}
      />
    </div>
  );
}

/** Whether the search found nobody, or there is nobody to be found. */
function NoRegistrars({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('Registrars');
  return isFiltered ? (
    <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  ) : (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  );
}

function RegistrarsFilterForm({ data: { filter, regions } }: { data: RegistrarsData }) {
  const t = useTranslations('Registrars');
  const locale = useLocale();
  return (
    <FilterBox
      key={`${filter.region}-${filter.q}`}
      action={localizedPath(routePath('registrars'), locale)}
      results="list"
      label={t('filter.label')}
      submit={t('filter.submit')}
    >
      <FilterInput
        id="registrars-q"
        name="q"
        type="search"
        dir="auto"
        maxLength={100}
        autoComplete="off"
        label={t('filter.name')}
        defaultValue={filter.q}
      />
      <FilterSelect
        id="registrars-region"
        name="region"
        label={t('filter.region')}
        defaultValue={filter.region}
      >
        <option value="">{t('filter.anyRegion')}</option>
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[locale]}
          </option>
        ))}
      </FilterSelect>
    </FilterBox>
  );
}
