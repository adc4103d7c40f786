import { useMemo, useState } from 'react';
import { CircleMarker, Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapCity } from '@/lib/site/views/area-map';
import { type CityDot, cityId, namedCities, otherTowns, radiusOf, SHAPES_SEEN } from './map-cities';
import type { Inks } from './map-inks';
import type { MapLayers } from './map-layers';
import type { MapProps } from './map-types';
import { CITIES_NAMED } from './use-is-closer';
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

/** Where its districts are seen; of some no place is known. */
const RADIUS_CLOSE = 4;

/**
 * Where announcements are, as long as their districts are too small to be seen: a dot for each city, in the colour of the
 * announcement that one can still do something about. Under the pointer a dot tells its city and how many they are, pressed it
 * leads there. Closer, the names of the cities, and the towns without announcement.
 */
export function CityDots({ layers, dots, inks, locale, lit, onMark, onChoose }: Props) {
  const map = useMap();
  const [view, setView] = useState({ zoom: map.getZoom(), at: map.getCenter() });
  useMapEvents({
    moveend: () => setView({ zoom: map.getZoom(), at: map.getCenter() }),
  });
  const named = useMemo(
    () =>
      view.zoom < CITIES_NAMED
        ? []
        : namedCities(map, [...dots.map(({ city }) => city), ...layers.cities], locale),
    [map, layers, dots, locale, view],
  );
  const towns = useMemo(
    () => (view.zoom < CITIES_NAMED ? [] : otherTowns(map, layers.cities, dots)),
    [map, layers, dots, view],
  );
  const width = map.getSize().x;
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
      {/* The small ones above the large. */}
      {dots.map((dot) => (
        <CircleMarker
          key={dot.city.code}
          center={[dot.city.at[1], dot.city.at[0]]}
          radius={view.zoom < SHAPES_SEEN ? radiusOf(dot.count, width) : RADIUS_CLOSE}
          bubblingMouseEvents={false}
          pathOptions={{
            ...inks.cities[dot.state],
            weight: 1.5,
            fillOpacity: 1,
            ...(lit.includes(dot.city.code) && { color: inks.marked, weight: 4 }),
          }}
          eventHandlers={{
            mouseover: () => onMark(cityId(dot.city.code)),
            mouseout: () => onMark(null),
            click: () => onChoose(cityId(dot.city.code)),
          }}
        />
      ))}
      {named.map((city) => (
        <CityName
          key={city.code}
          {...{ city, locale }}
          isAnnounced={dots.some((dot) => dot.city.code === city.code)}
        />
      ))}
    </>
  );
}

interface CityNameProps {
  city: MapCity;
  locale: Locale;
  /** What no announcement names is quieter. */
  isAnnounced: boolean;
}

function CityName({ city, locale, isAnnounced }: CityNameProps) {
  const icon = useMemo(
    () =>
      wordsIcon(
        city.name[locale],
        `top-1.5 -translate-x-1/2 leading-5 ${isAnnounced ? 'text-[14px] font-bold text-brown-900' : 'text-[13px] text-stone-700'} ${HALO}`,
      ),
    [city, locale, isAnnounced],
  );
  return <Marker position={[city.at[1], city.at[0]]} interactive={false} keyboard={false} icon={icon} />;
}
