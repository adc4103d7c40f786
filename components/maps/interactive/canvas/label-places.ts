import type { Feature } from 'geojson';
import { type Map as LeafletMap, latLng } from 'leaflet';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { boxOfDot, type DotToName, dotNames } from '@/lib/site/maps/interactive/dot-names';
import { areasOn } from '@/lib/site/maps/interactive/map-days';
import { type NamedRegion, regionNames } from '@/lib/site/maps/interactive/region-names';
import { aroundPlaces, type LabelSpot, labelPlaces, WIDE_MAP } from '@/lib/site/maps/kingdom/map-labels';
import { alongLine, type Box, type Point, type Segment, SHIFT } from '@/lib/site/maps/labels/sheet-leader';
import { type CityDot, dotsOf, shownDots } from '../layers/map-cities';
import { type MapLayers, ringsOf } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import { NARROW } from './use-is-closer';

type Texts = Pick<MapProps, 'locale' | 'texts'>;

export type Degrees = [lat: number, lon: number];

/** Pixels of the letters of a dot's name, and of a line of them (map-labels.tsx). */
const CITY = { letters: 13, tall: 18 } as const;
/** So many cities are looked at for a name, the largest first, and so many have one: each is two nodes of the page. */
const LOOKED_AT = 60;
const MOST_NAMED = 10;

export interface Label {
  code: string;
  /** Of the dot of a city, and not of a region. */
  isCity: boolean;
  /** Of a region: the city that stands for it as long as that has a dot. */
  city?: string | undefined;
  at: Degrees;
  /** From a name beside its region into it, or beside others' dots to its own. */
  leader: readonly [Degrees, Degrees] | null;
}

/** Pixels of a line of the names of regions, by their letters. */
const LINE = { 12: 16, 13: 17 } as const;
/** Pixels: of letters, of a line of them, and of the corner in which the bar stands. */
const AROUND = { letters: 12, tall: 16 };
const SCALE = { x: 126, y: 40 };
/** Of the ring around a dot. */
const RING = 2;
const pixelsOf = (map: LeafletMap, [lon, lat]: readonly [number, number]): Point => {
  const { x, y } = map.latLngToContainerPoint(latLng(lat, lon));
  return [x, y];
};

const degreesOf = (map: LeafletMap, at: Point): Degrees => {
  const { lat, lng } = map.containerPointToLatLng(at);
  return [lat, lng];
};

const inDegrees = (map: LeafletMap, line: Segment | null): Label['leader'] =>
  line && [degreesOf(map, line[0]), degreesOf(map, line[1])];

/** The names of seas and neighbours that a map so wide has. */
const aroundOf = (width: number) =>
  width < NARROW
    ? []
    : aroundPlaces
        .filter(({ isSmall }) => width >= WIDE_MAP || !isSmall)
        .map(({ key, at, wide, line }) => ({ key, at: (width >= WIDE_MAP && wide) || at, line }));

/** Measures words in the letters of the map. */
export function measureIn(map: LeafletMap) {
  const pen = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(map.getContainer());
  return (words: string, letters: number): number => {
    if (pen === null) return words.length * letters * 0.6;
    pen.font = `500 ${letters}px ${fontFamily}`;
    return pen.measureText(words).width;
  };
}

/** The names of seas and neighbours with their boxes, but those that an edge of the map would cut as it stands. */
export function aroundIn(map: LeafletMap, texts: MapProps['texts']) {
  const measure = measureIn(map);
  const { x: width, y: height } = map.getSize();
  return aroundOf(width)
    .map(({ key, at, line }) => {
      const [x, y] = pixelsOf(map, at);
      const wide = measure(texts.around[key], AROUND.letters);
      const left = line ? x : x - wide / 2;
      const half = AROUND.tall / 2;
      const box: Box = { left, right: left + wide, top: y - half, bottom: y + half };
      return { key, at, line, box };
    })
    .filter(
      ({ box: { left, right, top, bottom } }) => !isCut(left, right, width) && !isCut(top, bottom, height),
    );
}

const isCut = (from: number, to: number, size: number) => (from < 0 && to > 0) || (from < size && to > size);

/** Where the drawing has a name within its region, and beside it. */
function spotsOf(code: string): { inside?: LabelSpot; beside?: LabelSpot } {
  const known = labelPlaces.get(code);
  const spots = [known?.widest, known?.wide, known].flatMap((spot) => spot ?? []);
  const inside = spots.find(({ line }) => line === undefined);
  const beside = spots.find(({ line }) => line !== undefined);
  return { ...(inside && { inside }), ...(beside && { beside }) };
}

function namedRegion(map: LeafletMap, shape: Feature, wide: number, tall: number): NamedRegion {
  const code = String(shape.id);
  const { inside, beside } = spotsOf(code);
  const besideAt = beside && pixelsOf(map, beside.at);
  return {
    code,
    wide,
    tall,
    rings: ringsOf(shape).map((ring) => ring.map((corner) => pixelsOf(map, corner))),
    inside: inside ? pixelsOf(map, inside.at) : null,
    beside: beside && besideAt ? [besideAt[0] + (SHIFT[beside.anchor] * wide) / 2, besideAt[1]] : null,
    end: beside?.line ? pixelsOf(map, labelPlaces.get(code)?.endOnMap ?? beside.line[1]) : null,
  };
}

/** The largest city of each region, of dots with the largest first. */
function largestOf(dots: readonly CityDot[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  for (const { city } of dots) if (!first.has(city.region)) first.set(city.region, city.code);
  return new Set(first.values());
}

interface OnMap {
  /** The map, where it shows the whole kingdom. */
  frame: Box | null;
  dots: readonly DotToName[];
  /** Those that may have a name. */
  toName: readonly DotToName[];
  regions: readonly NamedRegion[];
  taken: readonly Box[];
}

/** The names of the dots, the largest first. */
function namesOfDots({ frame, dots, toName, regions, taken }: OnMap) {
  const borders = regions.flatMap(({ rings }) =>
    rings.flatMap((ring) =>
      ring.slice(1).map(([x, y], index): Segment => [[...(ring[index] ?? [x, y])] as Point, [x, y]]),
    ),
  );
  const names = dotNames(toName.slice(0, LOOKED_AT), { frame, taken, dots, borders, tall: CITY.tall });
  return names.slice(0, MOST_NAMED);
}

type NameOf = ReadonlyMap<string, string>;

/** What is named on the map as it stands, with the boxes of what stands there already. */
function onMap(map: LeafletMap, layers: MapLayers, { locale, texts }: Texts, nameOf: NameOf): OnMap {
  const measure = measureIn(map);
  const { x: width, y: height } = map.getSize();
  const letters = width < NARROW ? 12 : 13;
  // What there is today: in other months there is less, and the names stay where they are.
  const { states } = areasOn(layers.areas, riyadhDate(), true);
  const regions = layers.regions.features
    .filter(({ id }) => nameOf.has(String(id)))
    .map((shape) => {
      const code = String(shape.id);
      return namedRegion(map, shape, measure(nameOf.get(code) ?? '', letters), LINE[letters] + 1);
    });
  const regionNamed = new Set(nameOf.values());
  const shown = shownDots(map, dotsOf(layers, states));
  const largest = largestOf(shown);
  const dots = shown.map(({ city, size, radius }) => ({
    code: city.code,
    at: pixelsOf(map, city.at),
    radius: radius + RING,
    wide: measure(city.name[locale], CITY.letters),
    // On a narrow map names stand off their dots of those cities alone that stand for their region, too, or are its largest.
    isLed: size === 3 && (width >= NARROW || regionNamed.has(city.name[locale]) || largest.has(city.code)),
  }));
  const corners = regions.flatMap(({ rings }) => rings.flat());
  const isAllSeen = corners.every(([x, y]) => x > 0 && y > 0 && x < width && y < height);
  const scale: Box = { left: 0, right: SCALE.x, top: height - SCALE.y, bottom: height };
  const around = aroundIn(map, texts).flatMap(({ box, line }) => [
    box,
    ...(line ? alongLine([pixelsOf(map, line[0]), pixelsOf(map, line[1])]) : []),
  ]);
  return {
    regions,
    dots,
    // Where few have room, the smallest ones would have it before larger ones.
    toName: dots.filter((_, index) => width >= NARROW || (shown[index]?.size ?? 0) > 1),
    taken: [...around, ...(isAllSeen ? [scale] : [])],
    frame: isAllSeen ? { left: 0, top: 0, right: width, bottom: height } : null,
  };
}

/** The names of the largest dots and of the regions as the map stands; computed when its zoom has changed, as they move along with it. */
export function labelsOf(map: LeafletMap, layers: MapLayers, named: Texts): Label[] {
  const nameOf: NameOf = new Map(layers.names.map(({ code, name }) => [code, name[named.locale]]));
  const scene = onMap(map, layers, named, nameOf);
  const cities = namesOfDots(scene);
  // A city that gives its region the name stands for both, in the months in which it has a dot.
  const cityOf = new Map(
    cities.map(({ code }) => [layers.cities.find((city) => city.code === code)?.name[named.locale], code]),
  );
  const standsFor = (region: string) => cityOf.get(nameOf.get(region));
  const namesOf = (isTold: boolean, taken: readonly Box[]) => {
    const isNamed = ({ code }: NamedRegion) => (standsFor(code) !== undefined) === isTold;
    return regionNames(scene.regions.filter(isNamed), {
      frame: scene.frame,
      taken: [...scene.dots.map(boxOfDot), ...taken, ...scene.taken],
      unnamed: scene.regions.filter((region) => !isNamed(region)),
    });
  };
  const names = [
    ...namesOf(
      false,
      cities.flatMap(({ box, leader }) => [box, ...(leader ? alongLine(leader) : [])]),
    ),
    ...namesOf(true, []),
  ];
  // On a narrow map a line would run through the dots of others.
  const shownNames = map.getSize().x < NARROW ? names.filter(({ leader }) => leader === null) : names;
  const spot = ({ at, leader }: { at: Point; leader: Segment | null }) => ({
    at: degreesOf(map, at),
    leader: inDegrees(map, leader),
  });
  return [
    ...cities.map((city) => ({ code: city.code, isCity: true, ...spot(city) })),
    ...shownNames.map((name) => ({
      code: name.code,
      isCity: false,
      city: standsFor(name.code),
      ...spot(name),
    })),
  ];
}
