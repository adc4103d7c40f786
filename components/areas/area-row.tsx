import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { ArrowIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import type { AreaSummary, Region } from '@/lib/registry';
import { routePath } from '@/lib/site/routing/routes';
import { endsSoon, knownDates } from '@/lib/site/views/areas';
import { useDaysLeft } from './area-sentence';
import { AreaStateBadge } from './area-state-badge';

interface Props {
  area: AreaSummary;
  regions: readonly Pick<Region, 'code' | 'name'>[];
  /** Level of the heading in its page. */
  level?: 3 | 4;
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
  /** Whether totals that are sample data are shown: only on a page whose strip says so. */
  samples?: boolean;
}

/** One announced area in a list: what it is, where it stands, its dates and its totals. The whole row leads to its page. */
export function AreaRow({ area, regions, level = 3, today, samples = false }: Props) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const left = useDaysLeft(area, today);
  return (
    <div className="group @container relative space-y-3 py-5 hover:bg-brown-50 md:py-6">
      <div className="flex items-center gap-6">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AreaStateBadge area={area} />
            {left && (
              <span
                className={`text-sm font-semibold ${endsSoon(area, today) ? 'text-amber-700' : 'text-green-700'}`}
              >
                {left}
              </span>
            )}
          </div>
          <Heading className="mt-2 text-lg md:text-lg">
            <SiteLink
              href={localizedPath(routePath('area', { area: area.slug }), locale)}
              className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {area.name[locale]}
            </SiteLink>
          </Heading>
          <Facts area={area} regions={regions} />
        </div>
        <ArrowIcon className="hidden size-5 shrink-0 text-brown-600 transition-transform group-hover:translate-x-1 md:block rtl:group-hover:-translate-x-1" />
      </div>
      <Figures area={area} samples={samples} />
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
    // Where the properties are counted by their plots, the figure below says it.
    area.plotCount !== null &&
      area.plotCount !== area.totals.properties &&
      t('plotCount', { count: area.plotCount, n: formatNumber(area.plotCount, locale) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <ul className="mt-1 flex flex-wrap text-stone-600">
      {facts.map((fact) => (
        <li key={String(fact)} className="dotted">
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Where each stands in a wide row, whatever else the row has: what is above each other is the same. */
const columns: Readonly<Record<string, string>> = {
  startsOn: '@5xl:col-start-2',
  endsOn: '@5xl:col-start-3',
  titles: '@5xl:col-start-4',
  transactions: '@5xl:col-start-5',
  properties: '@5xl:col-start-6',
};

/** Its three dates and its three totals (spec section 2), as far as they are stated. */
function Figures({ area, samples }: { area: AreaSummary; samples: boolean }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { titles, transactions, properties, sample } = area.totals;
  const dates = knownDates(area);
  const made = sample && !samples ? null : { titles, transactions };
  const totals = (
    [
      ['titles', made?.titles],
      ['transactions', made?.transactions],
      ['properties', properties],
    ] as const
  ).flatMap(([key, value]) => (value === null || value === undefined ? [] : [{ key, value }]));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @xl:grid-cols-3 @5xl:grid-cols-6">
      {dates.map(({ key, date }) => (
        <div key={key} className={columns[key]}>
          <dt className="text-sm text-stone-600">{t(key)}</dt>
          <dd className="font-semibold text-stone-800">
            <CalendarDate date={date} />
          </dd>
        </div>
      ))}
      {totals.map(({ key, value }) => (
        <div key={key} className={columns[key]}>
          <dt className="text-sm text-stone-600">{t(`figures.${key}`)}</dt>
          <dd className="font-semibold tabular-nums text-stone-800">{formatNumber(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
