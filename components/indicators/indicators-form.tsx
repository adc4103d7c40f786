import { useLocale, useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/data/filter-field';
import { FilterForm } from '@/components/data/filter-form';
import { PlaceFields } from '@/components/places/place-fields';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { PROPERTY_TYPES, PROPERTY_USES } from '@/lib/registry/contract/indicators';
import { routePath } from '@/lib/site/routing/routes';
import type { IndicatorsData } from '@/lib/site/views/analytics-page';
import { DURATIONS } from '@/lib/site/views/indicators';

/** The filter of the figures: spec section 3. */
export function IndicatorsForm({ data: { filter, places } }: { data: IndicatorsData }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const durations = [...new Set([...DURATIONS, filter.days])].sort((a, b) => a - b);
  return (
    <FilterForm
      key={JSON.stringify(filter)}
      action={localizedPath(routePath('analytics'), locale)}
      results="results"
      label={t('filter.label')}
      className="grid gap-4 rounded-xl border border-stone-200 bg-brown-50 p-5 sm:grid-cols-2 lg:grid-cols-4 lg:items-end"
    >
      <FilterSelect id="analytics-days" name="days" label={t('filter.days')} defaultValue={filter.days}>
        {durations.map((days) => (
          <option key={days} value={days}>
            {t('filter.daysOption', { count: days, n: formatNumber(days, locale) })}
          </option>
        ))}
      </FilterSelect>
      <PlaceFields id="analytics" kind="filter" {...places} />
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
      <Button type="submit" className="sm:self-end lg:col-span-2">
        {t('filter.submit')}
      </Button>
    </FilterForm>
  );
}
