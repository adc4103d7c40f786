import { useLocale, useTranslations } from 'next-intl';
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
    <section aria-labelledby="figures" className="mt-2 lg:col-start-1 lg:row-start-3 lg:mt-4">
      <h2 id="figures" className="sr-only">
        {t('figures.title')}
      </h2>
      <dl className="grid gap-y-2 sm:gap-x-6 sm:grid-cols-3 sm:gap-y-4 lg:max-xl:grid-cols-[auto_auto_auto] lg:max-xl:gap-x-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        {stated.map(({ key, value }) => (
          <div
            key={key}
            className="border-s-2 border-brown-400 ps-4 flex max-sm:items-baseline max-sm:gap-2 sm:flex-col"
          >
            <dt className="text-sm text-balance text-brown-100 sm:order-2 sm:max-w-36">
              {t(`figures.${key}`, { count: value })}
            </dt>
            <dd className="order-first text-xl font-bold whitespace-nowrap tabular-nums text-white sm:text-3xl lg:max-xl:text-2xl">
              {formatNumber(value, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
