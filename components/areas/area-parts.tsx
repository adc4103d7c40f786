import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { AreaSheet } from '@/components/maps/sheet/area-sheet';
import { SheetLegend } from '@/components/maps/sheet/sheet-legend';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Area, AreaPart, City, Region } from '@/lib/registry';
import { districtsIn, isOnlyCounted, isShown } from '@/lib/site/areas/area-counts';
import { type BoundaryStreets, boundaryStreets } from '@/lib/site/maps/labels/boundary-streets';
import { hasMetro } from '@/lib/site/maps/labels/metro-lines';
import { type Ground, isAnnounced } from '@/lib/site/maps/sheet/area-ground';
import { cityGround, cityLocator } from '@/lib/site/maps/sheet/city-locator';
import { hasOpenGround } from '@/lib/site/maps/sheet/open-ground';
import { isSeenOn } from '@/lib/site/maps/sheet/seen-on';
import { landNear, planSheets } from '@/lib/site/maps/sheet/sheet';
import { OwnTurn } from '@/lib/site/own-turn';
import { AreaCover, type Overview } from './area-cover';
import { DrawnNames, Filtered, hasAllInOne, mayMiss, OtherNames, Plans } from './area-part-names';
import { anchorOf, listOf, type PlaceParts, placesOf, usePlaceName } from './area-ways';
import { CountedPlaces } from './counted-places';
import { isAllNamed, namesOf, type Parts, partsOf } from './part-names';
import { PartSignShape } from './part-sign';

interface Props {
  /** Whether the announcement is still to come. */
  isPlanned: boolean;
  area: Area;
  regions: readonly Region[];
  cities: readonly City[];
  grounds: readonly Ground[];
  /** The map to move about in, which takes the place of the first drawing on request. */
  moving: ReactNode;
  /** On a page with several maps what is told of all of them: where its places lie; beside it what it comes to and where it stands. */
  overview: Overview | null;
}

/**
 * What the announcement names, by city: whole districts, parts of districts, plans, or a mere number of districts; those
 * whose place is known on a map of their city, by the numbers of the list.
 */
export function AreaParts({ isPlanned, area, regions, cities, grounds, moving, overview }: Props) {
  const { parts } = area;
  const places = placesOf(parts);
  const placeName = usePlaceName({ regions, cities, isSeveral: places.length > 1 });
  const groundOf = ([{ city }]: PlaceParts) => grounds.find((ground) => ground.city === city);
  const first = places.find(groundOf);
  const estimated = places.find((place) => groundOf(place)?.districts.some(({ official }) => !official));
  const blocks = places.map((place) => ({
    place,
    id:
      places.find(([{ region }]) => region === place[0].region) === place
        ? `region-${place[0].region}`
        : undefined,
    anchor: anchorOf(place[0]),
    name: placeName(place[0]),
  }));
  const counted = blocks.filter(({ place }) => isOnlyCounted(place));
  const listed = counted.length < SEVERAL ? blocks : blocks.slice(0, -counted.length);
  // The last that leaves districts without names says how to make sure, for all.
  const advising = counted.length < SEVERAL ? blocks.findLast(({ place }) => mayMiss(place)) : undefined;
  const halves = inPairs(
    listed.map(({ place }) => first !== undefined && place !== first && fitsHalf(place, groundOf(place))),
  );
  return (
    <section aria-labelledby="parts" className="@container">
      <PartSignShape />
      <AreaCover area={area} isPlanned={isPlanned} overview={overview} />
      <dl
        className={`${overview ? 'mt-8 print:mt-2' : 'mt-4'} grid gap-x-12 border-stone-200 border-b *:border-stone-200 *:border-t print:border-b-0 not-print:@4xl:grid-cols-2`}
      >
        {listed.map(({ place, ...told }, at) => (
          // What the maps of a city show is looked up before they are drawn.
          <OwnTurn key={told.anchor}>
            <PlaceEntry
              {...told}
              parts={place}
              ground={groundOf(place)}
              isPlanned={isPlanned}
              moving={place === first ? moving : undefined}
              isNoted={place === estimated}
              all={parts}
              isAdvised={told.anchor === advising?.anchor}
              isBlock={first !== undefined}
              isHalf={halves[at] === true}
            />
          </OwnTurn>
        ))}
        {listed.length < blocks.length && (
          <CountedPlaces places={counted} isPlanned={isPlanned} isBlock={first !== undefined} />
        )}
      </dl>
      {first === undefined && moving}
    </section>
  );
}

/** The streets that bound the only announced district of a city, where its words name them. */
function streetsOf({ districts }: Ground, parts: readonly AreaPart[], locale: Locale): BoundaryStreets {
  const [only, another] = districts.filter(isAnnounced);
  const note = another === undefined ? parts.find(({ district }) => district === only?.code)?.note : null;
  return boundaryStreets(note?.[locale] ?? '', locale);
}

interface PlaceProps {
  /** What the overview leads to: the first city of a region. */
  id: string | undefined;
  /** What the page's own list of its cities leads to. */
  anchor: string;
  name: string;
  parts: readonly AreaPart[];
  ground: Ground | undefined;
  isPlanned: boolean;
  /** Of the first drawing alone. */
  moving: Props['moving'] | undefined;
  /** Whether it says that shapes are estimated. */
  isNoted: boolean;
  /** All that the announcement names. */
  all: readonly AreaPart[];
  /** Whether it says how to make sure that a district is announced. */
  isAdvised: boolean;
  /** Whether the other cities have maps: then this one is set as they are. */
  isBlock: boolean;
  /** Whether another one stands beside it on a wide page. */
  isHalf: boolean;
}

/** From so many places on that have no names to tell, one list has them. */
const SEVERAL = 2;

/** More names than these would be longer than the map beside them. */
const MOST_BESIDE = 24;

/** Names that fill half of a page's width. */
const FEW = 6;

/** Whether half of a page's width is enough for a city: one district on a map, or a few names without one. */
function fitsHalf(parts: readonly AreaPart[], ground: Ground | undefined): boolean {
  const announced = ground?.districts.filter(isAnnounced) ?? [];
  return announced.length > 0 ? announced.length === 1 : parts.filter(isShown).length <= FEW;
}

/** Of those that are short, one after the other, two stand side by side; one alone has the whole width. */
function inPairs(short: readonly boolean[]): boolean[] {
  const paired: boolean[] = [];
  while (paired.length < short.length) {
    const at = paired.length;
    const isPair = short[at] === true && short[at + 1] === true;
    paired.push(...(isPair ? [true, true] : [false]));
  }
  return paired;
}

/** The parts in one city: a row, or with its map a block. */
function PlaceEntry({ id, anchor, isBlock, isHalf, ground, ...place }: PlaceProps) {
  const { name, parts } = place;
  const locale = useLocale();
  const streets = ground ? streetsOf(ground, parts, locale) : {};
  const sheets = ground ? planSheets(ground.districts, streets) : [];
  const width = isHalf ? 'min-w-0' : 'min-w-0 @4xl:col-span-2';
  const list = listOf(anchor);
  if (ground === undefined || sheets.length === 0)
    return (
      <div
        id={id}
        className={`scroll-mt-24 ${width} ${isBlock ? 'py-5' : 'grid items-baseline gap-x-6 gap-y-2 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]'}`}
      >
        <dt id={anchor} className={`scroll-mt-24 font-medium text-brown-900 ${isBlock ? 'text-lg' : ''}`}>
          {name} {isBlock && <OnMap parts={parts} />}
        </dt>
        <dd className="space-y-4">
          <Others {...partsOf(parts, [], locale)} isWithin={false} isAdvised={place.isAdvised} />
        </dd>
      </div>
    );
  return (
    // On paper one map stays with its name; several break between them.
    <div
      id={id}
      className={`scroll-mt-24 py-5 print:py-2 print:last:pb-0 ${width} ${sheets.length === 1 ? 'break-inside-avoid' : ''}`}
      data-numbered=""
    >
      <dt id={anchor} className="mb-2 scroll-mt-24 break-after-avoid text-lg font-medium text-brown-900">
        {name} <OnMap parts={parts} ground={ground} list={list} />
      </dt>
      <dd className="space-y-4">
        <PlaceMaps {...place} {...{ ground, streets, sheets, list }} />
      </dd>
    </div>
  );
}

/** How many of a city's announced districts its map shows, where it does not show them all; or that it has none. */
function OnMap({ parts, ground, list }: { parts: readonly AreaPart[]; ground?: Ground; list?: string }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const total = districtsIn(parts);
  const shown = ground?.districts.filter(isAnnounced).length ?? 0;
  // Districts without names are told by their number already.
  const isNamed = parts.some(({ kind }) => kind === 'district' || kind === 'district_part');
  if (total === null || total <= shown || !isNamed) return null;
  const told = { shown, n: formatNumber(shown, locale), count: total, total: formatNumber(total, locale) };
  const isListed = shown > 0 && namesOf(parts, ground?.districts ?? [], locale).others.length > 0;
  return (
    <span className="text-base font-normal text-stone-700 max-sm:block sm:ms-2">
      {t('parts.onMap', told)}
      {isListed && list !== undefined && (
        <span className="links block print:hidden">
          <a href={`#${list}`}>{t('parts.inList')}</a>
        </span>
      )}
    </span>
  );
}

/** What no map of a city shows. */
function Others({
  names,
  plans,
  ...told
}: Parts & Pick<ComponentProps<typeof OtherNames>, 'isAdvised' | 'isWithin' | 'id'>) {
  return (
    <>
      <OtherNames {...names} {...told} />
      <Plans plans={plans} />
    </>
  );
}

interface MapsProps
  extends Pick<PlaceProps, 'name' | 'parts' | 'isPlanned' | 'moving' | 'isNoted' | 'all' | 'isAdvised'> {
  ground: Ground;
  streets: BoundaryStreets;
  sheets: ReturnType<typeof planSheets>;
  /** What leads to the list of the names that no map shows, or of all. */
  list: string;
}

/** What the key of a city's maps has to explain. */
function explainedOf(ground: Ground, sheets: MapsProps['sheets']) {
  const { districts } = ground;
  return {
    // What no map shows of the city, or a splinter of it, needs no word.
    ground: {
      ...ground,
      districts: districts.filter(
        (one) => isAnnounced(one) || sheets.some(({ frame }) => isSeenOn(one.geometry, frame)),
      ),
    },
    hasOpen: sheets.some(({ frame }) => hasOpenGround(districts, frame, landNear(districts, frame).holds)),
    hasMetro: sheets.some(({ frame }) => hasMetro(frame)),
    withDetail: sheets.flatMap(({ detail, widths }) => (detail ? widths : [])),
    withOthers: sheets.flatMap(({ hasOthers, widths }) => (hasOthers ? widths : [])),
  };
}

/** The maps of a city with their key, the names of its districts, and what they do not show. */
function PlaceMaps({ name, parts, isPlanned, moving, isNoted, all, isAdvised, list, ...drawn }: MapsProps) {
  const { ground, streets, sheets } = drawn;
  const locale = useLocale();
  const announced = ground.districts.filter(isAnnounced);
  const own = partsOf(parts, ground.districts, locale);
  const isOfMany = sheets.some((sheet) => sheet.isOfMany);
  // Beside the only map of a city there is room for a few more; one list of all names is looked through with them.
  const isBeside = isOfMany || (sheets.length === 1 && own.names.others.length <= MOST_BESIDE);
  const locator = cityLocator(
    cityGround(ground.districts.map(({ geometry }) => geometry)),
    announced.map(({ geometry }) => geometry),
    sheets,
  );
  // Of a page with two keys, which are for other widths, once.
  const explained = explainedOf(ground, sheets);
  const others = (
    <Others {...own} id={isOfMany ? undefined : list} isWithin={isOfMany} isAdvised={isAdvised} />
  );
  return (
    <>
      <div className="@container">
        <OwnTurn>
          <AreaSheet
            plans={sheets}
            place={name}
            isLettered={locator !== null}
            legend={() => (
              <SheetLegend
                locator={locator}
                isPlanned={isPlanned}
                isNoted={isNoted}
                isWhole={isAllNamed(ground, all, locale)}
                hasBounds={Object.keys(streets).length > 0}
                {...explained}
              />
            )}
            moving={moving}
            // Few districts need less of the page than many.
            isSmall={moving === undefined && announced.length <= FEW}
            names={(codes) => (
              <Filtered isLong={isOfMany} id={isOfMany ? list : undefined}>
                <DrawnNames {...own.names} codes={codes} isRepeated={!isBeside && hasAllInOne(own.names)} />
                {isBeside && others}
              </Filtered>
            )}
          />
        </OwnTurn>
      </div>
      {!isBeside && others}
    </>
  );
}
