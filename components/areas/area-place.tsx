import { useLocale, useTranslations } from 'next-intl';
import { PlacesMap } from '@/components/maps/kingdom/places-map';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import { DotSign } from '@/components/maps/signs/city-dot';
import { SignRow } from '@/components/maps/signs/map-sign';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaPart, Region } from '@/lib/registry';
import { isShown, isUncounted } from '@/lib/site/areas/area-counts';
import { countedByRegion } from '@/lib/site/areas/area-regions';
import type { Spot } from '@/lib/site/maps/sheet/area-ground';

interface Props {
  regions: readonly Region[];
  around: readonly Region[];
  spots: readonly Spot[];
  /** What it names: of several regions each has the number of its districts. */
  parts: readonly AreaPart[];
  /** Whether the page has a map of the area itself. */
  drawn: boolean;
  /** The level of its heading: below that of what the announcement covers, or beside it. */
  heading: 'h2' | 'h3';
}

/** Where in the kingdom the area is: its cities as points, or its regions. */
export function AreaPlace({ regions, around, spots, parts, drawn, heading: Heading }: Props) {
  const own = new Set(regions.map(({ code }) => code));
  const t = useTranslations('Areas');
  const isSeveral = regions.length > 1;
  return (
    <section
      aria-labelledby="place"
      className="break-inside-avoid border border-stone-200 bg-white p-4 md:p-5 print:max-w-[102mm] print:px-3 print:py-2"
    >
      <Heading id="place" className="font-bold lg:text-xl">
        {t('map.place')}
      </Heading>
      <div className="-mx-4 mt-3 md:-mx-5 print:mx-0 print:mt-1">
        {spots.length > 0 ? (
          <PlacesMap
            spots={spots}
            isClose={!isSeveral && spots.length > 1}
            regions={around.map((region) => ({ ...region, own: own.has(region.code) }))}
          />
        ) : (
          <RegionMap regions={regions} />
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-700 print:mt-1">
        <SignRow sign="meant">{t('map.meant')}</SignRow>
        {spots.length > 0 && (
          <li className="flex items-center gap-2">
            <DotSign size="place" />
            {t('map.spot', { count: spots.length })}
          </li>
        )}
      </ul>
      {(isSeveral || !drawn) && (
        <div className="mt-4 space-y-3 print:mt-1">
          {isSeveral && <InRegions {...{ regions, spots, parts }} />}
          {!drawn && <p className="text-sm text-stone-600">{t('map.noShape')}</p>}
        </div>
      )}
    </section>
  );
}

type Named = Pick<Props, 'regions' | 'spots' | 'parts'>;

/** Of several regions what is announced in each, and the way to it. */
function InRegions({ regions, spots, parts }: Named) {
  const locale = useLocale();
  const toldIn = useToldIn({ spots, parts });
  return (
    <ul
      className={`plots ${regions.length === 4 ? '[--plot:12rem] max-sm:[--plot:9rem]' : '[--plot:9rem]'} print:block`}
    >
      {regions.map(({ code, name }) => (
        <li key={code} className="p-3 print:px-2 print:py-1">
          <a href={`#region-${code}`} className="font-medium link-soft">
            {name[locale]}
          </a>
          {toldIn(code).map((words) => (
            <span key={words} className="block text-sm text-stone-700">
              {words}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What is announced in a region, in words: its districts and places by their number, else its plots and where they are. */
function useToldIn({ spots, parts }: Omit<Named, 'regions'>): (code: string) => string[] {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const counts = countedByRegion(parts);
  const counted = (key: 'districtCount' | 'placeCount' | 'planCount', count: number) =>
    count === 0 ? [] : [t(key, { count, n: formatNumber(count, locale) })];
  const plotsOf = (own: readonly AreaPart[], code: string) => {
    const count = own.reduce((sum, { plotCount }) => sum + (plotCount ?? 0), 0);
    if (count === 0) return undefined;
    const plots = t('plotCount', { count, n: formatNumber(count, locale) });
    const [city, another] = spots.filter(({ region }) => region === code);
    return city && another === undefined ? t('map.plotsIn', { plots, place: city.name[locale] }) : plots;
  };
  return (code) => {
    const own = parts.filter(({ region }) => region === code);
    const { districts = 0, places = 0, plans = 0 } = counts.get(code) ?? {};
    const told = [
      ...counted('districtCount', districts),
      ...counted(plans === places ? 'planCount' : 'placeCount', places),
    ];
    if (told.length > 0) return own.some(isUncounted) ? [...told, t('map.more')] : told;
    const isUnnamed = own.some((part) => part.kind === 'unnamed_districts' && isShown(part));
    const unnamed = isUnnamed ? t('parts.unnamedUncounted', { isMore: 'false' }) : undefined;
    return [plotsOf(own, code) ?? unnamed].filter((words) => words !== undefined);
  };
}
