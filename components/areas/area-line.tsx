import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import type { AreaSummary, Region } from '@/lib/registry';
import { isAnnounced } from '@/lib/registry/contract/areas';
import { routePath } from '@/lib/site/routing/routes';
import { useDaysLeft } from './area-sentence';
import { AreaStateBadge } from './area-state-badge';

interface Props {
  area: AreaSummary;
  regions: readonly Pick<Region, 'code' | 'name'>[];
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
}

/** The date that matters of an area: its end, else its start, else the announcement. */
function decisiveDate(area: AreaSummary) {
  if (area.endsOn !== null) return ['endsOn', area.endsOn] as const;
  if (area.startsOn !== null) return ['startsOn', area.startsOn] as const;
  return [isAnnounced(area) ? 'announcedOn' : 'willBeAnnouncedOn', area.announcedOn] as const;
}

/** One area in a short list: where it stands, what and where it is, and the one date that decides. The row leads to its page. */
export function AreaLine({ area, regions, today }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const left = useDaysLeft(area, today);
  const [label, date] = decisiveDate(area);
  const names = regions.filter(({ code }) => area.regions.includes(code)).map(({ name }) => name[locale]);
  return (
    <div className="group relative grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div>
        <AreaStateBadge area={area} />
        {left && <span className="ms-3 text-sm font-medium text-green-700">{left}</span>}
        <h3 className="mt-1.5 text-lg md:text-lg">
          <SiteLink
            href={localizedPath(routePath('area', { area: area.slug }), locale)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {area.name[locale]}
          </SiteLink>
        </h3>
        <p className="text-stone-600">{names.join(t('listSeparator'))}</p>
      </div>
      {date !== null && (
        <dl className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2">
          <dt className="text-sm text-stone-600">{t(label)}</dt>
          <dd className="font-medium max-sm:text-sm">
            <CalendarDate date={date} />
          </dd>
        </dl>
      )}
    </div>
  );
}
