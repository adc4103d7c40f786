import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaSummary, Region } from '@/lib/registry';
import { endsSoon, groupOf, knownDates } from '@/lib/site/views/areas';
import { AreaLink } from './area-link';
import { useDaysLeft } from './area-sentence';
import { AreaStateBadge } from './area-state-badge';

interface Props {
  area: AreaSummary;
  regions: readonly Pick<Region, 'code' | 'name'>[];
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
}

const dates = ['announcedOn', 'startsOn', 'endsOn'] as const;
const totals = ['properties', 'titles', 'transactions'] as const;

/** The names of the columns, once above a wide list; each row says them itself for who does not see them. */
export function AreaColumns() {
  const t = useTranslations('Areas');
  return (
    <div
      aria-hidden="true"
      className="hidden items-end border-b-2 border-brown-400 pb-2 text-sm font-medium text-stone-600 area-columns @5xl:grid"
    >
      <span>{t('area')}</span>
      {dates.map((key) => (
        <span key={key}>{t(key)}</span>
      ))}
      {totals.map((key) => (
        <span key={key} className="ltr:text-end">
          {t(`figures.${key}`)}
        </span>
      ))}
    </div>
  );
}

/** One announced area in a list: what it is, where it stands, its dates and its totals. The whole row leads to its page. */
export function AreaRow({ area, regions, today }: Props) {
  const left = useDaysLeft(area, today);
  const isOver = groupOf(area) === 'closed';
  return (
    <div className="group area-row area-columns" data-over={isOver ? '' : undefined}>
      <div className="min-w-0 @5xl:pe-2">
        <div className="area-state">
          <AreaStateBadge area={area} />
          {left && (
            <span
              data-left=""
              className={`text-sm font-semibold ${endsSoon(area, today) ? 'text-amber-700' : 'text-green-700'}`}
            >
              {left}
            </span>
          )}
        </div>
        <h3 className={`mt-2 text-lg md:text-lg @5xl:mt-0 @5xl:text-base ${isOver ? 'max-sm:mt-0' : ''}`}>
          <AreaLink area={area} />
        </h3>
        <Facts area={area} regions={regions} />
      </div>
      <Figures area={area} />
    </div>
  );
}

function Facts({ area, regions }: Pick<Props, 'area' | 'regions'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const names = regions.filter(({ code }) => area.regions.includes(code)).map(({ name }) => name[locale]);
  const facts = [
    names.join(t('listSeparator')),
    area.districtCount > 0 &&
      t('districtCount', { count: area.districtCount, n: formatNumber(area.districtCount, locale) }),
    area.placeCount > 0 &&
      t('placeCount', { count: area.placeCount, n: formatNumber(area.placeCount, locale) }),
    // Where the properties are counted by their plots, the figure says it.
    area.plotCount !== null &&
      area.plotCount !== area.totals.properties &&
      t('plotCount', { count: area.plotCount, n: formatNumber(area.plotCount, locale) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <ul className="dotted mt-1 flex flex-wrap text-stone-600 @5xl:text-sm @5xl:*:first:basis-full">
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}

/** Where each stands in a wide row, whatever else the row has: what is above each other is the same. */
const columns = {
  announcedOn: '@5xl:col-start-2 print:col-start-2',
  willBeAnnouncedOn: '@5xl:col-start-2 print:col-start-2',
  startsOn: '@5xl:col-start-3 print:col-start-3',
  endsOn: '@5xl:col-start-4 print:col-start-4',
  properties: '@5xl:col-start-5 @5xl:ltr:text-end print:col-start-5 print:ltr:text-end',
  titles: '@5xl:col-start-6 @5xl:ltr:text-end print:col-start-6 print:ltr:text-end',
  transactions: '@5xl:col-start-7 @5xl:ltr:text-end print:col-start-7 print:ltr:text-end',
} as const;

/** Of a period that is over, a phone has in the list what is still asked for: when it ended, and how much it was. */
const kept = new Set<keyof typeof columns>(['endsOn', 'properties']);

/** Its three dates and its three totals, as far as they are stated. */
function Figures({ area }: Pick<Props, 'area'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const isOver = groupOf(area) === 'closed';
  const place = (key: keyof typeof columns) =>
    `@5xl:row-start-1 print:row-start-1 ${columns[key]} ${isOver && !kept.has(key) ? 'max-sm:hidden' : ''}`;
  const stated = totals.flatMap((key) => {
    const value = area.totals[key];
    return value === null ? [] : [{ key, value }];
  });
  return (
    <dl className="area-figures">
      {knownDates(area).map(({ key, date }) => (
        <div key={key} className={place(key)}>
          <dt>{t(key)}</dt>
          <dd>
            <CalendarDate date={date} />
          </dd>
        </div>
      ))}
      {stated.map(({ key, value }) => (
        <div key={key} className={place(key)}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd className="tabular-nums">{formatNumber(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
