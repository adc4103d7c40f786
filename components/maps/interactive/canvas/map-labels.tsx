import type { Feature } from 'geojson';
import { type Map as LeafletMap, latLng } from 'leaflet';
import { Fragment, useMemo, useState } from 'react';
import { Marker, Polyline, useMap, useMapEvents } from 'react-leaflet';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import { areasOn } from '@/lib/site/maps/interactive/map-days';
import { type NamedRegion, regionNames } from '@/lib/site/maps/interactive/region-names';
import { aroundPlaces, type LabelSpot, labelPlaces, WIDE_MAP } from '@/lib/site/maps/kingdom/map-labels';
import { stepOf } from '@/lib/site/maps/kingdom/map-steps';
import { type Box, boxAt, type Point } from '@/lib/site/maps/labels/sheet-leader';
import { dotsOf, shownDots } from '../layers/map-cities';
import { type MapLayers, ringsOf } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import type { Inks } from './map-inks';
import { CITIES_NAMED, NARROW, useIsByRegion, usePaleness } from './use-is-closer';
import { wordsIcon } from './words-icon';

interface Props extends Pick<MapProps, 'locale' | 'texts' | 'tiles' | 'most'> {
  layers: MapLayers;
  inks: Inks;
  /** Announcements of each region on the day that is shown. */
  counts: ReadonlyMap<string, number>;
}

type Degrees = [lat: number, lon: number];

interface Label {
  code: string;
  at: Degrees;
  /** From a name beside its region into it. */
  leader: readonly [Degrees, Degrees] | null;
}

/** Pixels of a line of the names of regions, by their letters. */
const LINE = { 12: 16, 14: 18 } as const;
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

/** The names of seas and neighbours that a map so wide has. */
const aroundOf = (width: number) =>
  width < NARROW
    ? []
    : aroundPlaces
        .filter(({ isSmall }) => width >= WIDE_MAP || !isSmall)
        .map(({ key, at, wide, line }) => ({ key, at: (width >= WIDE_MAP && wide) || at, line }));

/** Measures words in the letters of the map. */
function measureIn(map: LeafletMap) {
  const pen = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(map.getContainer());
  return (words: string, letters: number): number => {
    if (pen === null) return words.length * letters * 0.6;
    pen.font = `500 ${letters}px ${fontFamily}`;
    return pen.measureText(words).width;
  };
}

/** The names of seas and neighbours with their boxes, but those that an edge of the map would cut as it stands. */
function aroundIn(map: LeafletMap, texts: Props['texts']) {
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

const SHIFTS = { start: 0.5, middle: 0, end: -0.5 } as const;

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
    beside: beside && besideAt ? [besideAt[0] + SHIFTS[beside.anchor] * wide, besideAt[1]] : null,
    end: beside?.line ? pixelsOf(map, labelPlaces.get(code)?.endOnMap ?? beside.line[1]) : null,
  };
}

/** The names of the regions as the map stands; computed when its zoom has changed, as they move along with it. */
function labelsOf(
  map: LeafletMap,
  layers: MapLayers,
  { locale, texts, isByRegion }: Pick<Props, 'locale' | 'texts'> & { isByRegion: boolean },
): Label[] {
  const measure = measureIn(map);
  const { x: width, y: height } = map.getSize();
  const letters = width < NARROW ? 12 : 14;
  const names = new Map(layers.names.map(({ code, name }) => [code, name[locale]]));
  // What there is today: in other months there is less, and the names stay where they are.
  const { states, counts } = areasOn(layers.areas, riyadhDate(), true);
  const regions = layers.regions.features
    .filter(({ id }) => names.has(String(id)))
    .map((shape) => {
      const code = String(shape.id);
      const lines = isByRegion && counts.has(code) ? 2 : 1;
      return namedRegion(map, shape, measure(names.get(code) ?? '', letters), lines * LINE[letters] + 1);
    });
  const all = isByRegion ? [] : dotsOf(layers, states);
  const dots = shownDots(map, all, states).map(({ city: { at }, radius }) =>
    boxAt(...pixelsOf(map, at), radius + RING, 2 * (radius + RING)),
  );
  const words = aroundIn(map, texts).map(({ box }) => box);
  const corners = regions.flatMap(({ rings }) => rings.flat());
  const isAllSeen = corners.every(([x, y]) => x > 0 && y > 0 && x < width && y < height);
  const scale: Box = { left: 0, right: SCALE.x, top: height - SCALE.y, bottom: height };
  return regionNames(regions, {
    frame: isAllSeen ? { left: 0, top: 0, right: width, bottom: height } : null,
    taken: [...dots, ...words, ...(isAllSeen ? [scale] : [])],
    seldom: all.map(({ city: { at } }) => boxAt(...pixelsOf(map, at), 5 + RING, 2 * (5 + RING))),
  }).map(({ code, at, leader }) => ({
    code,
    at: degreesOf(map, at),
    leader: leader && [degreesOf(map, leader[0]), degreesOf(map, leader[1])],
  }));
}

const figureOf = (count: number | undefined, locale: Props['locale']) =>
  count ? formatNumber(count, locale) : undefined;

/**
 * The names of the regions, in them where there is room as on the drawing, else beside them with a line; from afar a narrow map has
 * the number of their announcements with them.
 */
export function MapLabels({ layers, locale, texts, tiles, inks, counts, most = 0 }: Props) {
  const map = useMap();
  const look = () => ({ zoom: map.getZoom(), width: map.getSize().x });
  const [{ zoom, width }, setView] = useState(look);
  const [moves, setMoves] = useState(0);
  useMapEvents({
    zoomend: () => setView(look()),
    resize: () => setView(look()),
    moveend: () => setMoves((count) => count + 1),
  });
  const isPale = usePaleness() < 1 || tiles !== null;
  const isClose = zoom >= CITIES_NAMED;
  const isByRegion = useIsByRegion(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is asked for its zoom and its size.
  const labels = useMemo(
    () => (isClose ? [] : labelsOf(map, layers, { locale, texts, isByRegion })),
    [map, layers, locale, texts, isClose, isByRegion, zoom, width],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the names of the regions.
  const around = useMemo(() => aroundIn(map, texts), [map, texts, zoom, width, moves]);
  if (isClose) return null;
  const names = new Map(layers.names.map(({ code, name }) => [code, name[locale]]));
  const inkOf = ({ code, leader }: Label) =>
    leader ? 'none' : isPale ? 'pale' : String(stepOf(counts.get(code) ?? 0, most));
  return (
    <>
      {labels.map((label) => (
        <Fragment key={label.code}>
          <Marker
            position={label.at}
            interactive={false}
            keyboard={false}
            icon={wordsIcon(
              names.get(label.code) ?? '',
              `map-name -translate-x-1/2 -translate-y-1/2 text-center font-medium ${width < NARROW ? 'text-[12px] leading-4' : 'text-[14px] leading-[18px]'}`,
              {
                ink: inkOf(label),
                below: isByRegion ? figureOf(counts.get(label.code), locale) : undefined,
              },
            )}
          />
          {/* Without a dot at its end, which would be taken for an announcement. */}
          {label.leader && <Leader line={label.leader} inks={inks} />}
        </Fragment>
      ))}
      {around.map(({ key, at, line }) => (
        <Fragment key={key}>
          <Marker
            position={[at[1], at[0]]}
            interactive={false}
            keyboard={false}
            icon={wordsIcon(
              texts.around[key],
              `-translate-y-1/2 text-[12px] text-stone-600 ${line ? '' : '-translate-x-1/2'}`,
            )}
          />
          {line && <Leader line={[toLatLon(line[0]), toLatLon(line[1])]} inks={inks} />}
        </Fragment>
      ))}
    </>
  );
}

const toLatLon = ([lon, lat]: readonly [number, number]): Degrees => [lat, lon];

interface LeaderProps extends Pick<Props, 'inks'> {
  line: readonly [Degrees, Degrees];
}

/** From a name to what it names. */
function Leader({ line: [from, to], inks }: LeaderProps) {
  return (
    <Polyline positions={[from, to]} interactive={false} pathOptions={{ color: inks.line, weight: 1 }} />
  );
}
