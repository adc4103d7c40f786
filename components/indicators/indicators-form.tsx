import { useLocale, useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/data/filter-field';
import { FilterForm } from '@/components/data/filter-form';
import { PlaceFields } from '@/components/places/place-fields';
import { Button } from '@/components/ui/button';
import { DownIcon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { PROPERTY_TYPES, PROPERTY_USES } from '@/lib/registry/contract/indicators';
import { routePath } from '@/lib/site/routing/routes';
import type { IndicatorsData } from '@/lib/site/views/analytics-page';
import { DURATIONS, type IndicatorsFilter } from '@/lib/site/views/indicators';

/**
 * The filter of the figures: spec section 3. Period and place in one row, what few choose folded below unless it is chosen; on a
 * phone all of it is folded, so that the figures come first.
 */
export function IndicatorsForm({ data: { filter, places } }: { data: IndicatorsData }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const durations = [...new Set([...DURATIONS, filter.days])].sort((a, b) => a - b);
  return (
    <details className="group/form folded-on-phone border border-stone-200 print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-medium text-brown-900 hover:bg-brown-50">
        {t('filter.open')}
        <DownIcon className="size-5 shrink-0 text-brown-600 group-open/form:rotate-180" />
      </summary>
      <FilterForm
        key={JSON.stringify(filter)}
        action={localizedPath(routePath('analytics'), locale)}
        results="results"
        label={t('filter.label')}
        className="p-4 pb-2 md:px-5"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:flex lg:items-end lg:[&_.filter-field]:min-w-0 lg:[&_.filter-field]:flex-1">
          <FilterSelect id="analytics-days" name="days" label={t('filter.days')} defaultValue={filter.days}>
            {durations.map((days) => (
              <option key={days} value={days}>
                {t('filter.daysOption', { count: days, n: formatNumber(days, locale) })}
              </option>
            ))}
          </FilterSelect>
          <PlaceFields id="analytics" kind="filter" {...places} />
          <Button type="submit" className="sm:max-lg:justify-self-start lg:shrink-0">
            {t('filter.submit')}
          </Button>
        </div>
        <KindFields filter={filter} />
      </FilterForm>
    </details>
  );
}

/** What kind of property: open where the address asks for one. */
function KindFields({ filter }: { filter: IndicatorsFilter }) {
  const t = useTranslations('Analytics');
  return (
    <details className="group/kind mt-1" open={filter.type !== undefined || filter.use !== undefined}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-brown-700 underline-offset-4 hover:underline">
        {t('filter.more')}
        <DownIcon className="size-5 shrink-0 group-open/kind:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-3 sm:grid-cols-2 lg:max-w-2xl">
        <FilterSelect id="analytics-type" name="type" label={t('filter.type')} defaultValue={filter.type}>
          <option value="">{t('filter.anyType')}</option>
          {PROPERTY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect id="analytics-use" name="use" label={t('filter.use')} defaultValue={filter.use}>
          <option value="">{t('filter.anyUse')}</option>
          {PROPERTY_USES.map((use) => (
            <option key={use} value={use}>
              {t(`uses.${use}`)}
            </option>
          ))}
        </FilterSelect>
      </div>
    </details>
  );
}
