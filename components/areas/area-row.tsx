import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { SiteLink } from '@/components/shell/site-link';
import { ArrowIcon } from '@/components/ui/icons';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import type { AreaSummary, Region } from '@/lib/registry';
import { endsSoon, groupOf } from '@/lib/site/areas';
import { routePath } from '@/lib/site/routes';
import { useDaysLeft } from './area-sentence';
import { AreaStateBadge } from './area-state-badge';

interface Props {
  area: AreaSummary;
  regions: readonly Pick<Region, 'code' | 'name'>[];
  /** Level of the heading in its page. */
  level?: 3 | 4;
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
}

const edges = {
  open: 'border-s-green-600',
  announced: 'border-s-blue-700',
  to_be_announced: 'border-s-blue-700',
  closed: 'border-s-stone-300',
} as const;

/** One announced area in a list: what it is, where it stands, and its dates. The whole row leads to its page. */
export function AreaRow({ area, regions, level = 3, today }: Props) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const left = useDaysLeft(area, today);
  return (
    <div
      className={`group relative grid gap-x-8 gap-y-4 rounded-xl border border-stone-200 border-s-4 bg-white p-5 shadow-card transition-shadow hover:shadow-raised md:grid-cols-[1fr_auto] md:items-center md:p-6 ${groupOf(area) === 'undated' ? 'border-s-amber-700' : edges[area.state]}`}
    >
      <div className="min-w-0">
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
            className="after:absolute after:inset-0 after:rounded-xl group-hover:underline group-hover:underline-offset-4"
          >
            {area.name[locale]}
          </SiteLink>
        </Heading>
        <Facts area={area} regions={regions} />
      </div>
      <Dates area={area} />
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
    area.plotCount !== null &&
      t('plotCount', { count: area.plotCount, n: formatNumber(area.plotCount, locale) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-stone-600">
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}

function Dates({ area }: { area: AreaSummary }) {
  const t = useTranslations('Areas');
  return (
    <div className="flex items-center gap-4">
      <dl className="grid grow grid-cols-2 gap-6 md:w-80">
        <div>
          <dt className="text-sm text-stone-600">{t('startsOn')}</dt>
          <dd className="font-semibold text-stone-800">
            <CalendarDate date={area.startsOn} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-stone-600">{t('endsOn')}</dt>
          <dd className="font-semibold text-stone-800">
            <CalendarDate date={area.endsOn} />
          </dd>
        </div>
      </dl>
      <ArrowIcon className="hidden size-5 shrink-0 text-brown-600 transition-transform group-hover:translate-x-1 md:block rtl:group-hover:-translate-x-1" />
    </div>
  );
}
