import { useLocale, useTranslations } from 'next-intl';
import { SampleBadge } from '@/components/data/sample-badge';
import { formatNumber } from '@/lib/i18n/format';
import type { AreasData } from '@/lib/site/views/areas-page';

/** What the announcements add up to, and what has come of them. */
export function AreasFigures({ data: { totals, groups, regions: all } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const regions = all.filter(({ count }) => count > 0).length;
  const open = groups.find(({ group }) => group === 'open')?.total ?? 0;
  const figures = [
    { key: 'areas', value: totals.areas, sample: false },
    { key: 'open', value: open, sample: false },
    { key: 'regions', value: regions, sample: false },
    { key: 'properties', value: totals.properties, sample: false },
    { key: 'titles', value: totals.titles, sample: totals.sample },
    { key: 'transactions', value: totals.transactions, sample: totals.sample },
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('figures.heading')}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-stone-200 bg-stone-200 sm:grid-cols-3">
        {figures.map(({ key, value, sample }) => (
          <div key={key} className="flex flex-col bg-white p-4 md:p-5">
            <dt className="text-sm text-stone-600">{t(`figures.${key}`)}</dt>
            <dd className="mt-1 text-xl font-bold tabular-nums text-brown-900 md:text-2xl">
              {value === null ? (
                <span className="text-base font-normal text-stone-600">{t('notStated')}</span>
              ) : (
                formatNumber(value, locale)
              )}
            </dd>
            {sample && value !== null && (
              <dd className="mt-1">
                <SampleBadge />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-stone-600">
        {totals.sample ? t('figures.sampleNote') : t('figures.note')}
      </p>
    </section>
  );
}
