import { useMemo, useState } from 'react';
import { Marker, Polyline, useMap, useMapEvents } from 'react-leaflet';
import type { CityDot } from '../layers/map-cities';
import type { MapLayers } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import { aroundIn, type Degrees, type Label, labelsOf } from './label-places';
import type { Inks } from './map-inks';
import { CITIES_NAMED, NARROW, usePaleness } from './use-is-closer';
import { HALO, wordsIcon } from './words-icon';

interface Props extends Pick<MapProps, 'locale' | 'texts' | 'tiles'> {
  layers: MapLayers;
  inks: Inks;
  /** Announcements of each region on the day that is shown. */
  counts: ReadonlyMap<string, number>;
  /** The cities that have any on that day. */
  dots: readonly CityDot[];
}

/**
 * The names of the dots, the largest first, and paler those of the regions: in them where there is room as on the drawing, else
 * beside them with a line.
 */
export function MapLabels({ layers, locale, texts, tiles, inks, counts, dots }: Props) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is asked for its zoom and its size.
  const labels = useMemo(
    () => (isClose ? [] : labelsOf(map, layers, { locale, texts })),
    [map, layers, locale, texts, isClose, zoom, width],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the names of the regions.
  const around = useMemo(() => aroundIn(map, texts), [map, texts, zoom, width, moves]);
  if (isClose) return null;
  const names = new Map(layers.names.map(({ code, name }) => [code, name[locale]]));
  const inkOf = ({ code, leader }: Label) =>
    leader ? 'around' : isPale ? 'pale' : counts.get(code) ? 'announced' : 'none';
  const cities = labels.flatMap(({ code, isCity, at, leader }) => {
    const dot = isCity ? dots.find(({ city }) => city.code === code) : undefined;
    return dot ? [{ code, at, leader, name: dot.city.name[locale] }] : [];
  });
  const isTold = (city: string | undefined) => cities.some(({ code }) => code === city);
  const regions = labels.filter(({ isCity, city }) => !isCity && !isTold(city));
  return (
    <>
      {cities.map(({ code, at, leader, name }) => (
        <Name
          key={`city ${code}`}
          {...{ at, inks }}
          line={leader}
          words={name}
          className={`-translate-x-1/2 -translate-y-1/2 text-[13px] leading-[18px] font-bold text-brown-900 ${leader ? PLATE : HALO}`}
        />
      ))}
      {/* Their lines have no dot at the end, which would be taken for an announcement. */}
      {regions.map((label) => (
        <Name
          key={label.code}
          {...{ at: label.at, inks }}
          line={label.leader}
          words={names.get(label.code) ?? ''}
          className={`map-name -translate-x-1/2 -translate-y-1/2 text-center text-stone-600 ${width < NARROW ? 'text-[12px] leading-4' : 'text-[13px] leading-[17px]'}`}
          ink={inkOf(label)}
        />
      ))}
      {around.map(({ key, at, line }) => (
        <Name
          key={key}
          {...{ at: toLatLon(at), inks }}
          line={line ? [toLatLon(line[0]), toLatLon(line[1])] : null}
          words={texts.around[key]}
          className={`-translate-y-1/2 text-[12px] text-stone-600 ${line ? '' : '-translate-x-1/2'}`}
        />
      ))}
    </>
  );
}

/** Words that a line leads away from: what lies below them is not what they name. */
const PLATE = 'rounded-sm border border-blue-700 bg-white px-1';

const toLatLon = ([lon, lat]: readonly [number, number]): Degrees => [lat, lon];

interface NameProps extends Pick<Props, 'inks'> {
  at: Degrees;
  /** From the name to what it names, where it does not stand in it. */
  line: readonly [Degrees, Degrees] | null;
  words: string;
  className: string;
  /** The colour beneath. */
  ink?: string;
}

/** A name on the map, with its line. */
function Name({ at, line, words, className, ink, inks }: NameProps) {
  return (
    <>
      <Marker
        position={at}
        interactive={false}
        keyboard={false}
        icon={wordsIcon(words, className, ink === undefined ? undefined : { ink })}
      />
      {line && (
        <Polyline positions={[...line]} interactive={false} pathOptions={{ color: inks.line, weight: 1 }} />
      )}
    </>
  );
}
