import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import type { Bilingual } from '@/lib/registry';
import type { AnnouncedCity } from '@/lib/site/areas/areas';
import { kingdomSheet, kingdomSteps } from '@/lib/site/maps/kingdom/kingdom-sheet';
import { groundBeneath } from '@/lib/site/maps/kingdom/map-halo';
import { aroundPlaces, type LabelSpot, labelPlaces, MAP_FRAME } from '@/lib/site/maps/kingdom/map-labels';
import { kilometresAcross } from '@/lib/site/maps/kingdom/places-sheet';
import type { SpotsAmongDots } from '@/lib/site/maps/kingdom/region-spots';
import { halved } from '@/lib/site/maps/labels/map-room';
import { textWidth } from '@/lib/site/maps/labels/text-width';
import { OwnTurn } from '@/lib/site/own-turn';
import { SheetScale } from '../sheet/sheet-scale';
import { part, SheetTexts } from '../sheet/sheet-text';
import { CityDot } from '../signs/city-dot';
import { AnnouncedPattern } from '../signs/patterns';
import { PricePatterns } from '../signs/price-tints';
import { AroundNames } from './around-names';
import { tiersAlone, tiersAmongDots, tiersOf } from './label-tiers';
import { land, Plane, paths, place } from './region-frame';
import { filled, INKS, type Ink, inksOf } from './region-inks';

interface MapRegion {
  code: string;
  name: Bilingual;
  /** Announcements there; where none are counted, the region itself is what is meant. */
  count?: number;
}

interface Props {
  regions: readonly MapRegion[];
  /** Those that announcements name, each a dot; a drawing of regions that are meant has none. */
  cities?: readonly AnnouncedCity[];
  selected?: string | undefined;
  /** Of a map of prices: the tint of each region's price, 0 of one without. */
  tints?: ReadonlyMap<string, number>;
  /** Where a region leads; without it the drawing only shows. */
  href?: (region: string) => string;
}

const KM = 500;

const scale = { km: KM, width: KM / kilometresAcross(MAP_FRAME), corner: 'bottom-left' } as const;

/** What the sheet of the cities' dots is made of; null of a drawing that has none. */
function useSheetGiven({ regions, cities = [] }: Pick<Props, 'regions' | 'cities'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (cities.length === 0) return null;
  const around = Object.fromEntries(aroundPlaces.map(({ key }) => [key, t(`map.around.${key}`)]));
  return { cities, regions, around, locale };
}

/**
 * The 13 regions among their neighbours, as a drawing that needs no JavaScript: in a quiet tint those in which any place is
 * announced, and on them the cities that announcements name. It is hidden from assistive technology and from the tab order: a
 * list of the same regions, with the same links in words, stands beside it.
 */
export function RegionMap(props: Props) {
  const given = useSheetGiven(props);
  if (given === null) return <Drawn {...props} given={null} />;
  return (
    <OwnTurn steps={kingdomSteps(given)}>
      <Drawn {...props} given={given} />
    </OwnTurn>
  );
}

interface DrawnProps extends Omit<Props, 'cities'> {
  given: ReturnType<typeof useSheetGiven>;
}

function Drawn({ regions, given, selected, tints, href }: DrawnProps) {
  const id = useId();
  const sheet = given && kingdomSheet(given);
  const isAny = tints === undefined && regions.some(({ count = 0 }) => count > 0);
  const inkOf = inksOf({ regions, tints });
  // Of no announcement: words below the map name them, too.
  const isNamedBelow = (code: string) => isAny && inkOf(code) === 'none' && code !== selected;
  return (
    <div className="@container print:max-w-[9cm]">
      {/* Without a view box of its own: its letters are of the page's pixels. */}
      <svg
        aria-hidden="true"
        width="100%"
        data-map="regions"
        direction="ltr"
        className="block aspect-[640/480] overflow-hidden bg-sea"
      >
        <Plane>
          {isAny && (
            <defs>
              <AnnouncedPattern id={`${id}-announced`} />
            </defs>
          )}
          {tints && <PricePatterns id={id} />}
          <Ground {...{ id, inkOf, selected }} />
        </Plane>
        <AroundNames />
        <SheetScale scale={scale} />
        <g className="region-names" {...(sheet && { 'data-quiet': '' })}>
          {regions.map((region) => (
            <g key={region.code} data-below={isNamedBelow(region.code) ? '' : undefined}>
              <RegionLabel region={region} ink={inkOf(region.code)} among={sheet?.regions.get(region.code)} />
            </g>
          ))}
        </g>
        {sheet && (
          <SheetTexts labels={sheet.labels} halo="stroke-meant">
            {sheet.dots.map(({ code, x, y, ...dot }) => (
              <CityDot key={code} x={part(x)} y={part(y)} {...dot} />
            ))}
          </SheetTexts>
        )}
        {href &&
          regions.map((region) => (
            <RegionLink
              key={region.code}
              region={region}
              outline={`${id}-${region.code}`}
              href={href(region.code)}
              among={sheet?.regions.get(region.code)}
            />
          ))}
      </svg>
    </div>
  );
}

interface GroundProps {
  id: string;
  inkOf: (region: string) => Ink;
  selected: string | undefined;
}

/** The land and the regions on it, with the outline of the kingdom, and of the one that is chosen. */
function Ground({ id, inkOf, selected }: GroundProps) {
  const inks = INKS.filter((ink) => paths.some(({ region }) => inkOf(region) === ink));
  return (
    <>
      <path d={land} className="fill-land" />
      {/* The outer half of these lines is the outline of the kingdom, their inner half lies below the regions. */}
      <g fill="none" strokeWidth="3.5" className="stroke-brown-700 forced-colors:stroke-[CanvasText]">
        {paths.map(({ region }) => (
          <use
            key={region}
            href={`#${id}-${region}`}
            className={inkOf(region) === 'announced' ? 'region-apart' : undefined}
          />
        ))}
      </g>
      <g className="region-lines">
        {inks.map((ink) => (
          <g key={ink} {...filled(ink, id)}>
            {paths
              .filter(({ region }) => inkOf(region) === ink)
              .map(({ region, d }) => (
                <path
                  key={region}
                  id={`${id}-${region}`}
                  d={d}
                  data-region={region}
                  {...(ink === 'marked' && { 'data-chosen': '' })}
                />
              ))}
          </g>
        ))}
      </g>
      {selected && (
        <g fill="none">
          <use href={`#${id}-${selected}`} strokeWidth="8" className="stroke-tint-line" />
          <use
            href={`#${id}-${selected}`}
            strokeWidth="4"
            data-chosen=""
            className="stroke-blue-700 forced-colors:stroke-[Highlight]"
          />
        </g>
      )}
    </>
  );
}

interface RegionLabelProps {
  region: MapRegion;
  ink: Ink;
  /** Where it stands among the dots of cities. */
  among: SpotsAmongDots | undefined;
}

/** A region's name, and the line to the region where it stands beside it. */
function RegionLabel({ region, ink, among }: RegionLabelProps) {
  const known = labelPlaces.get(region.code);
  if (known === undefined) return null;
  const tiers = among ? tiersAmongDots(among) : ink === 'marked' ? tiersAlone(known) : tiersOf(known);
  return (
    <>
      {tiers.map((tier) => (
        <SpotLabel key={tier.shown ?? ''} {...{ region, ink }} {...tier} />
      ))}
    </>
  );
}

interface SpotLabelProps {
  region: MapRegion;
  ink: Ink;
  spot: LabelSpot;
  /** Class of the widths that it does not hold for. */
  shown: string | undefined;
  /** Whether its letters are smaller, and words below each other. */
  isSmall?: true;
}

/** Pixels from line to line of such words. */
const SMALL_LINE = 16;

function SpotLabel({ region, ink, spot, shown, isSmall }: SpotLabelProps) {
  const locale = useLocale();
  const [from, to] = spot.line?.map(place) ?? [];
  const words = region.name[locale];
  const lines = (isSmall && halved(words)) || [words];
  const className = [!from && shown, isSmall && 'text-[12px]'].filter(Boolean).join(' ');
  const name = lines.map((line, index) => (
    <text
      key={line}
      {...place(spot.at)}
      {...(lines.length > 1 && { dy: (index - 0.5) * SMALL_LINE })}
      textAnchor={spot.anchor}
      data-ink={from ? groundBeneath(spot) : ink}
      {...(className && { className })}
    >
      {line}
    </text>
  ));
  // The lines of one name are one label.
  if (lines.length > 1) return <g data-label="region">{name}</g>;
  if (!from || !to) return name;
  return (
    <g className={shown}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {name}
    </g>
  );
}

/** Pixels: the size of a plate's letters, and from its words to its edge. */
const LETTERS = 14;
const PLATE = 8;
/** Where a plate begins from its words' anchor, in parts of their width. */
const plate = { start: 0, middle: -0.5, end: -1 } as const;

interface RegionLinkProps {
  region: MapRegion;
  /** Id of its path. */
  outline: string;
  href: string;
  /** Where its name stands among the dots of cities, where there are any. */
  among: SpotsAmongDots | undefined;
}

/**
 * What of a region answers the pointer, above all regions: it keeps its tint and gets an
 * outline, and its name becomes a plate with their number; so it does under its name in the list.
 */
function RegionLink({ region: { code, name, count }, outline, href, among = [] }: RegionLinkProps) {
  const locale = useLocale();
  const known = labelPlaces.get(code);
  // Where a city stands for it everywhere, the plate has the region's own place.
  const tiers = among.some((spot) => spot !== null) ? tiersAmongDots(among) : known ? tiersOf(known) : [];
  const words = `${name[locale]}${count === undefined ? '' : ` · ${formatNumber(count, locale)}`}`;
  return (
    <a href={href} tabIndex={-1} data-of={code}>
      <Plane>
        <use href={`#${outline}`} />
        <use href={`#${outline}`} />
      </Plane>
      {tiers.map((tier) => (
        <RegionPlate key={tier.shown ?? ''} words={words} {...tier} />
      ))}
    </a>
  );
}

interface PlateProps {
  spot: LabelSpot;
  words: string;
  /** Class of the widths that it does not hold for. */
  shown: string | undefined;
}

function RegionPlate({ spot: { at, anchor }, words, shown }: PlateProps) {
  const wide = Math.round(textWidth(words) * LETTERS);
  return (
    <svg aria-hidden="true" {...place(at)} className={`region-plate ${shown ?? ''}`}>
      <rect x={plate[anchor] * wide - PLATE} width={wide + 2 * PLATE} />
      {/* The drawing runs from left to right, its words as their language does. */}
      <text x={(plate[anchor] + 0.5) * wide}>{`\u2068${words}\u2069`}</text>
    </svg>
  );
}
