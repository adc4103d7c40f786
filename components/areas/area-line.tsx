import { useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { leftInk, overInk } from '@/components/data/state-tones';
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
  const names = useRegionNames(regions.filter(({ code }) => area.regions.includes(code)));
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
    <div className="group leads-on py-4">
      <AreaStateBadge area={area} />
      <div className="mt-1.5">
        <Name area={area} />
      </div>
      <p className="text-stone-600">{names}</p>
      {date !== null && (
        <dl className="mt-2">
          <dt className="text-sm text-stone-600">{t(label)}</dt>
          <dd
            className={
              group === 'open' ? `text-2xl font-bold ${leftInk(group, endsSoon(area, today))}` : 'font-medium'
            }
          >
            <CalendarDate date={date} />
          </dd>
        </dl>
      )}
      <Left area={area} today={today} />
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

/** How much of its period has gone by, drawn in reading direction, and the days that are left, or until the first, in words. */
function Left({ area, today }: Pick<Props, 'area' | 'today'>) {
  const left = useDaysLeft(area, today);
  const group = groupOf(area);
  const share = group === 'open' ? elapsedShare(area, today) : null;
  const soon = endsSoon(area, today);
  return (
    <>
      {share !== null && (
        <svg
          aria-hidden="true"
          width="100%"
          height="8"
          className="mt-3 block forced-colors:border rtl:-scale-x-100"
        >
          <rect width="100%" height="8" className={soon ? 'fill-amber-100' : 'fill-green-100'} />
          <rect
            width={`${Math.round(share * 100)}%`}
            height="8"
            className={soon ? 'fill-amber-700' : 'fill-green-700'}
            data-solid=""
          />
        </svg>
      )}
      {left && <p className={`mt-1 font-medium ${leftInk(group, soon)}`}>{left}</p>}
    </>
  );
}
