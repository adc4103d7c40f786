import type { Locale } from '@/lib/i18n/locales';
import type { Bilingual } from '@/lib/registry';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { projectTo, regionOutlines } from '@/lib/registry/geometry/region-outlines';
import { inRings } from '@/lib/registry/geometry/rings';
import type { AnnouncedCity } from '@/lib/site/areas/areas';
import type { SheetLabel } from '../labels/sheet-label';
import { onTiers } from '../labels/sheet-labels';
import { Layout, TIERS } from '../labels/sheet-layout';
import { alongLine, type Box, boxAt, type Segment, SHIFT } from '../labels/sheet-leader';
import { type Ring, SHEET } from '../labels/sheet-spot';
import { textWidth } from '../labels/text-width';
import { type Begun, sharedSteps } from '../sheet/shared-steps';
import { type DotSize, dotSize, radiusAt } from './city-dots';
import { ALONE_MAP, aroundPlaces, labelPlaces, MAP_FRAME } from './map-labels';
import { AROUND_DOT, Borders, FARTHER, type Named, nameBeside, nameLed, nearTo } from './place-names';
import { type AtWidth, boxOfName, type SpotsAmongDots, spotsAmongDots, spotsSeen } from './region-spots';

interface Dot extends Pick<AnnouncedCity, 'code' | 'isOpen'> {
  size: DotSize;
  /** In parts of the drawing. */
  x: number;
  y: number;
}

export interface KingdomSheet {
  /** The large ones first: the small ones lie above them. */
  dots: Dot[];
  /** Names of cities, the largest first, where there is room. */
  labels: SheetLabel[];
  /** By region: where its name stands. */
  regions: ReadonlyMap<string, SpotsAmongDots>;
}

const { point } = projectTo(SHEET.width, MAP_FRAME);

let borders: Borders | undefined;
/** Those of the regions, on which the coast is one. */
function bordersOfRegions(): Borders {
  borders ??= new Borders(
    regionOutlines().flatMap(({ geometry }) =>
      polygonsOf(geometry)
        .flat()
        .flatMap((ring) => {
          const corners = ring.map(([lon = 0, lat = 0]) => point(lon, lat));
          return corners.slice(1).map((to, index): Segment => [corners[index] ?? to, to]);
        }),
    ),
  );
  return borders;
}

let outlines: ReturnType<typeof regionOutlines> | undefined;
function regionAt(lon: number, lat: number): string | undefined {
  outlines ??= regionOutlines();
  return outlines.find(({ geometry }) =>
    polygonsOf(geometry).some((rings) => inRings(lon, lat, rings as Ring[])),
  )?.region;
}

/**
 * The least widths of the map for each of `TIERS`: it has the whole width of its card, so that of the narrowest phone is wider
 * than the maps of a city.
 */
const WIDTHS = [284, ...TIERS.slice(1)] as const;

/** How large its dot is drawn depends on the width of the map. */
interface City extends Omit<Named, 'radius'> {
  size: DotSize;
  isOpen: boolean;
}

const isWide = (width: number) => width >= ALONE_MAP;
const scaled = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left * by,
  right: right * by,
  top: top * by,
  bottom: bottom * by,
});

/** Pixels of the ring around a city that is open for registration (`.city-ring`, drawings.css). */
const RING = 4;

/** As a map of a width shows them. */
const citiesAt = (cities: readonly City[], width: number): (City & Named)[] =>
  cities.map((city) => ({ ...city, radius: radiusAt(city.size, isWide(width)) + (city.isOpen ? RING : 0) }));

/** Pixels of the letters of seas and neighbours, and of a line of them. */
const AROUND = { letters: 12, line: 16 } as const;

/** What seas and neighbours take of a map, with the lines from their names; on a narrow one there are none. */
function aroundAt(width: number, names: Readonly<Record<string, string>>): Box[] {
  if (!isWide(width)) return [];
  const unit = width / SHEET.width;
  return aroundPlaces.flatMap(({ key, at, wide, line }) =>
    [at, wide].flatMap((place) => {
      if (place === undefined) return [];
      const [x, y] = point(...place);
      const half = (textWidth(names[key] ?? key) * AROUND.letters) / 2 / unit;
      const box = boxAt(line ? x + half : x, y, half, AROUND.line / unit);
      if (line === undefined) return [box];
      return [box, ...alongLine([point(...line[0]), point(...line[1])])];
    }),
  );
}

interface NamedRegion {
  code: string;
  name: string;
  spots: SpotsAmongDots;
}

/** What the name of a region takes of a map, in units of the drawing. */
function boxesOfRegion({ name, spots }: NamedRegion, width: number): Box[] {
  const next = WIDTHS.find((tier) => tier > width) ?? Number.POSITIVE_INFINITY;
  return spotsSeen(spots, width, next).flatMap(({ spot, width: first }) => {
    const box = scaled(boxOfName(spot, name, mapAt(first, [])), SHEET.width / first);
    return [box, ...(spot.line ? alongLine([point(...spot.line[0]), point(...spot.line[1])]) : [])];
  });
}

/** Whose name every map has, before all others: who reads a map of the kingdom begins there. */
const CAPITAL = 'riyadh';

/** The size of the cities whose names may stand some way off: who does not find these does not find his own. */
const LED: DotSize = 3;

interface Content {
  cities: readonly City[];
  /** Whether a city gives its region the name. */
  isNamesake: (city: City) => boolean;
  around: Readonly<Record<string, string>>;
}

/** Writes the names of those of the cities that `isMeant` says, the first of which have the first choice. */
function nameCities(
  layout: Layout,
  width: number,
  { cities, isNamesake }: Content,
  isMeant: (city: City) => boolean,
): void {
  const unit = width / SHEET.width;
  const all = citiesAt(cities, width);
  const meant = all.filter(isMeant);
  const ordered = [
    ...meant.filter(({ code }) => code === CAPITAL),
    ...meant.filter(({ code }) => code !== CAPITAL),
  ];
  for (const city of ordered) {
    // Beside the dot of a smaller one nobody takes the name for that.
    const rivals = all.filter(({ size }) => size >= city.size);
    const near = nearTo(city, unit, rivals);
    // On a narrow map those alone that stand for their region too.
    const isLed = city.size === LED && (isWide(width) || isNamesake(city));
    const isWritten =
      nameBeside(layout, unit, city, bordersOfRegions(), near) ||
      (isLed && nameLed(layout, unit, city, bordersOfRegions(), near));
    if (!isWritten && city.code === CAPITAL) nameLed(layout, unit, city, bordersOfRegions(), near, FARTHER);
  }
}

/** A layout with the names of the cities that stand for their regions, which come before the names of these. */
function begunAt(width: number, content: Content): Layout {
  const layout = new Layout(width, 'bottom-left');
  for (const box of aroundAt(width, content.around)) layout.keepOff(box);
  for (const { x, y, radius } of citiesAt(content.cities, width)) layout.keepFree(x, y, radius + AROUND_DOT);
  nameCities(layout, width, content, content.isNamesake);
  return layout;
}

/** Adds the names of the other cities, where those of the regions leave them room. */
function finish(layout: Layout, width: number, content: Content, regions: readonly NamedRegion[]): void {
  for (const region of regions) for (const box of boxesOfRegion(region, width)) layout.keepOff(box);
  nameCities(layout, width, content, (city) => !content.isNamesake(city));
}

/** A map of a width, as the names of regions find it. */
const mapAt = (width: number, taken: Box[]): AtWidth => {
  const unit = width / SHEET.width;
  return {
    width,
    point: (lon, lat) => point(lon, lat).map((value) => value * unit) as [number, number],
    taken,
    isCrossed: (box) => bordersOfRegions().cross(scaled(box, 1 / unit)),
    regionAt,
  };
};

/** Pixels that written names take, with the lines that lead to them. */
function boxesOf({ labels, widthOf }: Layout, width: number): Box[] {
  const tall = (width * SHEET.height) / SHEET.width;
  return labels.flatMap(({ lines, x, y, anchor, line }) => {
    const half = widthOf(lines) / 2;
    const box = boxAt(x * width + SHIFT[anchor] * half, y * tall, half, 18);
    const led = line?.map(([left, top]) => [left * width, top * tall]) as Segment | undefined;
    return [box, ...(led ? alongLine(led) : [])];
  });
}

interface Given {
  cities: readonly AnnouncedCity[];
  regions: readonly { code: string; name: Bilingual }[];
  /** Words of seas and neighbours, by their key. */
  around: Readonly<Record<string, string>>;
  locale: Locale;
}

/** Sheets that are kept or under way: two pages show the same in two languages. */
const begun = new Map<string, Begun<KingdomSheet>>();
const KEPT = 8;

/** The kingdom with a dot for each city that announcements name, and where names stand among them; a width or a region a step. */
export function kingdomSteps({ regions, ...given }: Given): Generator<undefined, KingdomSheet> {
  const named = { ...given, regions: regions.map(({ code, name }) => ({ code, name })) };
  const key = JSON.stringify(named);
  if (!begun.has(key) && begun.size >= KEPT) begun.clear();
  return sharedSteps(begun, key, () => sheetOf(named));
}

/** It has been laid out in steps before. */
export function kingdomSheet(given: Given): KingdomSheet {
  const steps = kingdomSteps(given);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function* sheetOf({ cities: given, regions, around, locale }: Given): Generator<undefined, KingdomSheet> {
  const cities = given.map(({ code, name, lon, lat, districts, isOpen }): City => {
    const [x, y] = point(lon, lat);
    const size = dotSize(districts);
    return { code, name: name[locale], x, y, size, isOpen };
  });
  const isNamesake = ({ name }: City) => regions.some((region) => region.name[locale] === name);
  const content: Content = { cities, isNamesake, around };
  const layouts: { width: number; layout: Layout }[] = [];
  for (const width of WIDTHS) {
    layouts.push({ width, layout: begunAt(width, content) });
    yield;
  }
  const taken = (width: number): Box[] => {
    const unit = width / SHEET.width;
    const { layout } = layouts.findLast((one) => one.width <= width) ?? layouts[0] ?? {};
    return [
      ...citiesAt(cities, width).map(({ x, y, radius }) => boxAt(x * unit, y * unit, radius, 2 * radius)),
      ...(layout ? boxesOf(layout, width) : []),
      ...aroundAt(width, around).map((box) => scaled(box, unit)),
    ];
  };
  /** Whether a city has the name of its region on every layout that is seen between two widths. */
  const isTold = (name: string) => (from: number, to: number) =>
    layouts
      .filter(({ width }, index) => width < to && (layouts[index + 1]?.width ?? to) > from)
      .every(({ layout }) => layout.labels.some(({ lines }) => lines[0] === name));
  const at = new Map<number, AtWidth>();
  const atWidth = (width: number) => {
    const known = at.get(width) ?? mapAt(width, taken(width));
    at.set(width, known);
    return known;
  };
  const named: NamedRegion[] = [];
  for (const { code, name: both } of regions) {
    const [place, name] = [labelPlaces.get(code), both[locale]];
    if (place === undefined) continue;
    named.push({ code, name, spots: spotsAmongDots(place, { code, name }, atWidth, isTold(name)) });
    yield;
  }
  for (const { width, layout } of layouts) {
    finish(layout, width, content, named);
    yield;
  }
  return {
    dots: given.map(({ code, isOpen }, index): Dot => {
      const { x = 0, y = 0, size = 1 } = cities[index] ?? {};
      return { code, isOpen, size, x: x / SHEET.width, y: y / SHEET.height };
    }),
    labels: onTiers((width) => layouts[TIERS.findIndex((tier) => tier >= width)]?.layout ?? { labels: [] }),
    regions: new Map(named.map(({ code, spots }) => [code, spots])),
  };
}
