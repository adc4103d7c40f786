import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { leftInk, overInk } from '@/components/data/state-tones';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import type { AreaSummary, Region } from '@/lib/registry';
import { isAnnounced } from '@/lib/registry/contract/areas';
import { elapsedShare, endsSoon, groupOf } from '@/lib/site/areas/areas';
import { AreaLink } from './area-link';
import { useDaysLeft } from './area-sentence';
import { AreaStateBadge } from './area-state-badge';
import { useRegionNames } from './region-names';
import { StateSign } from './state-sign';

interface Props {
  area: AreaSummary;
  regions: readonly Pick<Region, 'code' | 'name'>[];
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
  /** Whether it is said above the list that these periods are over and what their dates are. */
  overAbove?: boolean;
}

/** The date that matters of an area: its end, else its start, else the announcement. */
function decisiveDate(area: AreaSummary) {
  if (area.endsOn !== null) return ['endsOn', area.endsOn] as const;
  if (area.startsOn !== null) return ['startsOn', area.startsOn] as const;
  return [isAnnounced(area) ? 'announcedOn' : 'willBeAnnouncedOn', area.announcedOn] as const;
}

/**
 * One area in a short list, as loud as it concerns its reader: a period that runs has its last day large, with what is left
 * of it; one that is over has a line. The row leads to its page.
 */
export function AreaLine({ area, regions, today, overAbove = false }: Props) {
  const t = useTranslations('Areas');
  const [label, date] = decisiveDate(area);
  const group = groupOf(area);
  const locale = useLocale();
  const names = useRegionNames(regions.filter(({ code }) => area.regions.includes(code)));
  const left = useDaysLeft(area, today);
  const ink = leftInk(group, endsSoon(area, today));
  if (group === 'closed')
    return (
      <div className="group leads-on py-3">
        <Name area={area} />
        {date !== null && (
          <p className={`flex gap-2 text-sm ${overInk}`}>
            <span className="mt-1 shrink-0">
              <StateSign group={group} />
            </span>
            <span>
              {!overAbove && `${t(area.endsOn === null ? label : 'endedOn')} `}
              <CalendarDate date={date} inline />
            </span>
          </p>
        )}
      </div>
    );
  return (
    <div className="group leads-on py-3.5 sm:py-4">
      <AreaStateBadge area={area} />
      <div className="mt-1.5">
        <Name area={area} />
      </div>
      <p className="text-stone-600">{names}</p>
      {date !== null && (
        <dl className="mt-1.5 sm:mt-2">
          <dt className="text-sm text-stone-600">{t(label)}</dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-3 *:whitespace-nowrap">
            <time dateTime={date} className="contents">
              <span className={`w-full ${group === 'open' ? `text-2xl font-bold ${ink}` : 'font-medium'}`}>
                {gregorianDate(date, locale)}
              </span>{' '}
              <span className="text-sm text-stone-600">{hijriDate(date, locale)}</span>
            </time>{' '}
            {group === 'open' && left && <span className={`font-medium ${ink}`}>{left}</span>}
          </dd>
        </dl>
      )}
      {group !== 'open' && left && <p className={`mt-1 font-medium ${ink}`}>{left}</p>}
      <Elapsed area={area} today={today} />
    </div>
  );
}

function Name({ area }: Pick<Props, 'area'>) {
  return (
    <h3 className="text-lg md:text-lg">
      <AreaLink area={area} />
    </h3>
  );
}

/** How much of a period that runs has gone by, drawn in reading direction. */
function Elapsed({ area, today }: Pick<Props, 'area' | 'today'>) {
  const share = groupOf(area) === 'open' ? elapsedShare(area, today) : null;
  if (share === null) return null;
  const soon = endsSoon(area, today);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="8"
      className="mt-2 block sm:mt-3 forced-colors:border rtl:-scale-x-100"
    >
      <rect width="100%" height="8" className={soon ? 'fill-amber-100' : 'fill-green-100'} />
      <rect
        width={`${Math.round(share * 100)}%`}
        height="8"
        className={soon ? 'fill-amber-700' : 'fill-green-700'}
        data-solid=""
      />
    </svg>
  );
}
