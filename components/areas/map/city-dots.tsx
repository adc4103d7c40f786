import { useMemo, useState } from 'react';
import { CircleMarker, Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapCity } from '@/lib/site/views/area-map';
import type { ShownStates } from '@/lib/site/views/map-days';
import { dotsOf, namedCities, otherTowns, radiusOf, SHAPES_SEEN } from './map-cities';
import type { Inks } from './map-inks';
import type { MapLayers } from './map-layers';
import { CITIES_NAMED } from './use-is-closer';
import { HALO, wordsIcon } from './words-icon';

interface Props {
  layers: MapLayers;
  states: ShownStates;
  inks: Inks;
  locale: Locale;
}

/** So close a press on a city leads. */
const CITY = 10;

/** Where its districts are seen; of some no place is known. */
const RADIUS_CLOSE = 4;

/**
 * Where announcements are, as long as their districts are too small to be seen: a dot for each city, in the colour of the
 * announcement that one can still do something about. Closer, the names of the cities, and the towns without announcement.
 */
export function CityDots({ layers, states, inks, locale }: Props) {
  const map = useMap();
  const [view, setView] = useState({ zoom: map.getZoom(), at: map.getCenter() });
  useMapEvents({
    moveend: () => setView({ zoom: map.getZoom(), at: map.getCenter() }),
  });
  const dots = useMemo(() => dotsOf(layers, states), [layers, states]);
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
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
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
          pathOptions={{ ...inks.cities[dot.state], weight: 1.5, fillOpacity: 1 }}
          eventHandlers={{
            click: () =>
              map.setView([dot.city.at[1], dot.city.at[0]], Math.max(CITY, map.getZoom()), {
                animate: !still,
              }),
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
