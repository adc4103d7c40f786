import { useLocale, useTranslations } from 'next-intl';
import { SampleTag } from '@/components/ui/sample-tag';
import { formatNumber, gregorianDate, hijriDate } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { wholeName } from '@/lib/i18n/unparted';
import type { AreaSummary, Region } from '@/lib/registry';
import { countsBeside } from '@/lib/site/areas/area-told';
import { endsSoon, groupOf, knownDates } from '@/lib/site/areas/areas';
import { routePath } from '@/lib/site/routing/routes';
import { AreaEntry, type AreaFigure } from './area-entry';
import { useDaysLeft } from './area-sentence';
import { useAreaState } from './area-state-badge';
import { isOfDeeds, useInFirst } from './figure';
import { useRegionNames } from './region-names';

interface Props {
  area: AreaSummary;
  regions: readonly Pick<Region, 'code' | 'name'>[];
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
}

const dates = ['announcedOn', 'startsOn', 'endsOn'] as const;
export const TOTALS = ['properties', 'titles', 'transactions'] as const;

/** Where each stands in a wide row, whatever else the row has: what is above each other is the same. */
const columns = {
  announcedOn: 2,
  willBeAnnouncedOn: 2,
  startsOn: 3,
  endsOn: 4,
  properties: 5,
  titles: 6,
  transactions: 7,
} as const;

interface ColumnsProps {
  isOver: boolean;
  isSample: boolean;
  /** The totals that one of the rows has: a period that runs has no deeds yet. */
  stated: readonly (typeof TOTALS)[number][];
}

/** The names of the columns, once above a wide list; each row says them itself for who does not see them. */
export function AreaColumns({ isOver, isSample, stated }: ColumnsProps) {
  const t = useTranslations('Areas');
  return (
    <div
      aria-hidden="true"
      data-over={isOver ? '' : undefined}
      className="hidden items-end border-b-2 border-brown-400 pb-2 text-sm font-medium text-stone-600 area-columns @5xl:grid"
    >
      <span>{t('area')}</span>
      {dates.map((key) => (
        <span key={key} data-column={columns[key]}>
          {t(key)}
        </span>
      ))}
      {stated.map((key) => (
        <span key={key} data-column={columns[key]} className="ltr:text-end">
          {t(`figures.${key}`)} {isSample && isOfDeeds(key) && <SampleTag />}
        </span>
      ))}
    </div>
  );
}

/** One announced area in a list: what it is, where it stands, its dates and its totals. The whole row leads to its page. */
export function AreaRow({ area, regions, today }: Props) {
  const locale = useLocale();
  return (
    <AreaEntry
      href={localizedPath(routePath('area', { area: area.slug }), locale)}
      name={wholeName(area.name[locale])}
      state={useAreaState(area)}
      left={useDaysLeft(area, today)}
      soon={endsSoon(area, today)}
      facts={useFacts(area, regions)}
      figures={useFigures(area)}
    />
  );
}

function useFacts(area: AreaSummary, regions: Props['regions']): string[] {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const names = useRegionNames(regions.filter(({ code }) => area.regions.includes(code)));
  const inFirst = useInFirst(area);
  const { districts, places } = countsBeside(area.name[locale], area);
  const facts = [
    names,
    districts > 0 &&
      t(area.inParts ? 'districtParts' : 'districtCount', {
        count: districts,
        n: formatNumber(districts, locale),
      }),
    places > 0 && t('placeCount', { count: places, n: formatNumber(places, locale) }),
    // Where the properties are counted by their plots, the figure says it.
    area.plotCount !== null &&
      area.plotCount !== area.totals.properties &&
      t('plotCount', { count: area.plotCount, n: formatNumber(area.plotCount, locale) }),
    // Below the number of all its districts, whose the figure is not.
    inFirst !== undefined && `${t('figures.properties')}: ${inFirst}`,
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

/** Its three dates and its three totals, as far as they are stated. */
function useFigures(area: AreaSummary): AreaFigure[] {
  const t = useTranslations('Areas');
  const ui = useTranslations('Ui');
  const locale = useLocale();
  // A phone has it before the day, on one line.
  const isOver = groupOf(area) === 'closed';
  const days = knownDates(area).map(
    ({ key, date }): AreaFigure => [
      columns[key],
      isOver && key === 'endsOn' ? t('lastDay') : t(key),
      gregorianDate(date, locale),
      { date, hijri: hijriDate(date, locale) },
    ],
  );
  const stated = TOTALS.flatMap((key): AreaFigure[] => {
    const value = area.totals[key];
    if (value === null) return [];
    const name = t(`figures.${key}`);
    // A sample says so in its name.
    const shown = area.totals.sample && isOfDeeds(key) ? `${name} (${ui('sample.tag')})` : name;
    return [[columns[key], shown, formatNumber(value, locale)]];
  });
  return [...days, ...stated];
}
