import { useLocale, useTranslations } from 'next-intl';
import { FilterBox } from '@/components/data/filter-box';
import { FilterSelect } from '@/components/data/filter-field';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { AREA_GROUPS } from '@/lib/site/areas/areas';
import { routePath } from '@/lib/site/routing/routes';
import type { AreasData } from '@/lib/site/views/areas-page';

/** Narrows the list by region and by where an area stands: not while all stand alike. */
export function AreasFilterForm({ data: { filter, regions, standing } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const differ = filter.state !== undefined || AREA_GROUPS.filter((group) => standing[group] > 0).length > 1;
  return (
    <FilterBox
      key={`${filter.region}-${filter.state}`}
      action={localizedPath(routePath('areas'), locale)}
      results="list"
      label={t('filter.label')}
      submit={t('filter.submit')}
    >
      <FilterSelect id="areas-region" name="region" label={t('filter.region')} defaultValue={filter.region}>
        <option value="">{t('filter.anyRegion')}</option>
        {regions.map(({ code, name, listed }) => (
          <option key={code} value={code}>
            {t('filter.regionOption', { region: name[locale], n: formatNumber(listed, locale) })}
          </option>
        ))}
      </FilterSelect>
      {differ && (
        <FilterSelect id="areas-state" name="state" label={t('filter.state')} defaultValue={filter.state}>
          <option value="">{t('filter.anyState')}</option>
          {AREA_GROUPS.map((group) => (
            <option key={group} value={group}>
              {t(`group.${group}`)}
            </option>
          ))}
        </FilterSelect>
      )}
    </FilterBox>
  );
}
