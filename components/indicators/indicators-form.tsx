import { useLocale, useTranslations } from 'next-intl';
import { FilterBox } from '@/components/data/filter-box';
import { FilterSelect } from '@/components/data/filter-field';
import { PlaceFields } from '@/components/places/place-fields';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { PROPERTY_TYPES, PROPERTY_USES } from '@/lib/registry/contract/indicators';
import { DURATIONS, type IndicatorsFilter } from '@/lib/site/indicators/indicators';
import { routePath } from '@/lib/site/routing/routes';
import type { IndicatorsData } from '@/lib/site/views/analytics-page';

/**
 * The filter of the figures: spec section 3. Period and place in one row, what few choose folded below unless it is chosen; on a
 * phone all of it is folded, so that the figures come first.
 */
export function IndicatorsForm({ data: { filter, places } }: { data: IndicatorsData }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const durations = [...new Set([...DURATIONS, filter.days])].sort((a, b) => a - b);
  return (
    <div className="print:hidden max-sm:border max-sm:border-stone-200 max-sm:bg-brown-50 max-sm:px-4 max-sm:[&_details]:border-0 max-sm:[&_form]:border-0 max-sm:[&_form]:px-0 max-sm:[&_form]:pt-0">
      <FoldedOnPhone title={t('filter.open')}>
        <FilterBox
          key={JSON.stringify(filter)}
          action={localizedPath(routePath('analytics'), locale)}
          results="results"
          label={t('filter.label')}
          submit={t('filter.submit')}
          more={<KindFields filter={filter} />}
        >
          <FilterSelect id="analytics-days" name="days" label={t('filter.days')} defaultValue={filter.days}>
            {durations.map((days) => (
              <option key={days} value={days}>
                {t('filter.daysOption', { count: days, n: formatNumber(days, locale) })}
              </option>
            ))}
          </FilterSelect>
          <PlaceFields id="analytics" kind="filter" {...places} />
        </FilterBox>
      </FoldedOnPhone>
    </div>
  );
}

/** What kind of property: open where the address asks for one. */
function KindFields({ filter }: { filter: IndicatorsFilter }) {
  const t = useTranslations('Analytics');
  return (
    <WordsDisclosure
      title={t('filter.more')}
      className="mt-1"
      open={filter.type !== undefined || filter.use !== undefined}
    >
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
    </WordsDisclosure>
  );
}
