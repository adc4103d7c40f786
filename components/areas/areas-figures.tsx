import { useTranslations } from 'next-intl';
import type { AreasData } from '@/lib/site/views/areas-page';
import { Figure, isOfDeeds } from './figure';

/** What the announcements add up to, and what has come of them, as far as it is stated. */
export function AreasFigures({ data: { totals, groups, regions: all } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const ui = useTranslations('Ui');
  const regions = all.filter(({ count }) => count > 0).length;
  const open = groups.find(({ group }) => group === 'open')?.total ?? 0;
  const figures = [
    { key: 'areas', value: totals.areas },
    { key: 'open', value: open },
    { key: 'regions', value: regions },
    { key: 'properties', value: totals.properties },
    { key: 'titles', value: totals.titles },
    { key: 'transactions', value: totals.transactions },
  ] as const;
  const stated = figures.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('figures.heading')}
      </h2>
      {/* Six of them: in one row, else in two of three. */}
      <dl className="plots [--plot:8rem] sm:[--plot:12rem] lg:[--plot:10rem] print:[--plot:6rem]">
        {stated.map(({ key, value }) => (
          <div key={key} className="flex flex-col p-4 md:p-5 print:p-2">
            <Figure
              name={t(`figures.${key}`)}
              value={value}
              isSample={totals.sample && isOfDeeds(key)}
              isLarge
            />
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-stone-600">
        {t('figures.note')} {totals.sample && ui('sample.totals')}
      </p>
    </section>
  );
}
