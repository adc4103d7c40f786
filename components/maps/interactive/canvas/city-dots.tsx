import { useMemo, useState } from 'react';
import { CircleMarker, Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapCity } from '@/lib/site/maps/interactive/area-map';
import { type CityDot, namedCities, otherTowns, shownDots } from '../layers/map-cities';
import type { MapLayers } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import type { Inks } from './map-inks';
import { useDrawnDots } from './use-drawn-dots';
import { CITIES_NAMED, useIsByRegion } from './use-is-closer';
import { HALO, wordsIcon } from './words-icon';

interface Props extends Pick<MapProps, 'locale'> {
  layers: MapLayers;
  dots: readonly CityDot[];
  inks: Inks;
  /** The cities that these name. */
  lit: readonly string[];
  onMark: (item: string | null) => void;
  onChoose: (item: string) => void;
}

/**
 * Where announcements are, as long as their districts are too small to be seen: the dots of the drawing, in the colour of the
 * announcement that one can still do something about. Under the pointer one tells its city and how many announcements that
 * has; pressed it leads there. Closer, the names of the cities, and the towns without announcement.
 */
export function CityDots({ layers, dots, inks, locale, lit, onMark, onChoose }: Props) {
  const map = useMap();
  const [view, setView] = useState({ zoom: map.getZoom(), at: map.getCenter() });
  useMapEvents({
    moveend: () => setView({ zoom: map.getZoom(), at: map.getCenter() }),
  });
  const isByRegion = useIsByRegion(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is asked for its zoom.
  const shown = useMemo(() => shownDots(map, dots), [map, dots, view.zoom]);
  useDrawnDots({ map, shown, inks, lit, isPressed: !isByRegion, onMark, onChoose });
  const towns = useMemo(
    () => (view.zoom >= CITIES_NAMED ? otherTowns(map, layers.cities, dots) : []),
    [map, layers, dots, view],
  );
  const named = useMemo(
    () =>
      view.zoom >= CITIES_NAMED ? namedCities(map, [...shown.map(({ city }) => city), ...towns], locale) : [],
    [map, shown, towns, locale, view],
  );
  return (
    <>
      {towns.map(({ code, at }) => (
        <CircleMarker
          key={code}
          center={[at[1], at[0]]}
          radius={2.5}
          interactive={false}
          pathOptions={{ ...inks.town, weight: 1, fillOpacity: 1 }}
        />
      ))}
      {named.map((city) => (
        <CityName
          key={city.code}
          {...{ city, locale }}
          radius={shown.find((dot) => dot.city.code === city.code)?.radius ?? null}
        />
      ))}
    </>
  );
}

interface CityNameProps {
  city: MapCity;
  locale: Locale;
  /** Of its dot; null of a town that no announcement names, which is quieter. */
  radius: number | null;
}

function CityName({ city, locale, radius }: CityNameProps) {
  const icon = useMemo(
    () =>
      wordsIcon(
        city.name[locale],
        `top-1.5 -translate-x-1/2 leading-5 ${radius === null ? 'text-[13px] text-stone-700' : 'text-[14px] font-bold text-brown-900'} ${HALO}`,
      ),
    [city, locale, radius],
  );
  return <Marker position={[city.at[1], city.at[0]]} interactive={false} keyboard={false} icon={icon} />;
}
