import { useLocale, useTranslations } from 'next-intl';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { formatNumber } from '@/lib/i18n/format';
import type { HomeData } from '@/lib/site/views/home-page';

/** The registry in figures: what sources state. Figures that are sample data have their place in the lists, where it is said. */
export function HomeFigures({ data: { totals, regions } }: { data: HomeData }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const figures = [
    { key: 'areas', value: totals.areas },
    { key: 'regions', value: regions.filter(({ count }) => count > 0).length },
    { key: 'properties', value: totals.properties },
    { key: 'titles', value: totals.sample ? null : totals.titles },
    { key: 'transactions', value: totals.sample ? null : totals.transactions },
  ] as const;
  // What no area states is left out.
  const stated = figures.flatMap(({ key, value }) => (value === null ? [] : { key, value }));
  return (
    <section
      aria-labelledby="figures"
      className="on-dark relative isolate overflow-hidden bg-brown-900 text-brown-50"
    >
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-800" />
      <div className="container-page py-8 md:py-12">
        <h2 id="figures" className="text-white">
          {t('figures.title')}
        </h2>
        <dl className="mt-5 grid gap-x-8 gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
          {stated.map(({ key, value }) => (
            <div key={key} className="flex flex-col border-s-2 border-brown-400 ps-4">
              <dt className="order-2 text-brown-100">{t(`figures.${key}`)}</dt>
              <dd className="order-1 text-3xl font-bold tabular-nums text-white md:text-4xl">
                {formatNumber(value, locale)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-prose text-sm text-brown-200">{t('figures.note')}</p>
      </div>
    </section>
  );
}
