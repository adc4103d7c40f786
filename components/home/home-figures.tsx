import { useLocale, useTranslations } from 'next-intl';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaTotals } from '@/lib/site/views/areas';

/** The registry in figures: what is announced, and what has come of it. Nothing that is sample data stands here. */
export function HomeFigures({ totals }: { totals: AreaTotals }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const figures = [
    { key: 'areas', value: totals.areas },
    { key: 'properties', value: totals.properties },
    { key: 'titles', value: totals.sample ? null : totals.titles },
    { key: 'transactions', value: totals.sample ? null : totals.transactions },
  ] as const;
  // What no area states is left out.
  const stated = figures.flatMap(({ value, ...figure }) => (value === null ? [] : { ...figure, value }));
  return (
    <section
      aria-labelledby="figures"
      className="on-dark relative isolate overflow-hidden bg-brown-900 text-brown-50"
    >
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-800" />
      <div className="container-page py-12 md:py-16">
        <h2 id="figures" className="text-white">
          {t('figures.title')}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {stated.map(({ key, value }) => (
            <div key={key} className="flex flex-col border-s-4 border-brown-400 ps-5">
              <dt className="order-2 text-brown-100">{t(`figures.${key}`)}</dt>
              <dd className="order-1 text-4xl font-bold tabular-nums text-white">
                {formatNumber(value, locale)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-prose text-sm text-brown-200">{t('figures.note')}</p>
      </div>
    </section>
  );
}
