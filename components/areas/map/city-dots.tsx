import { useMemo, useState } from 'react';
import { CircleMarker, Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import { type CityDot, dotsOf, namedCities, radiusOf, SHAPES_SEEN } from './map-cities';
import type { Inks } from './map-inks';
import type { MapLayers, ShownStates } from './map-layers';
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
 * announcement that one can still do something about. Closer, the names of the cities.
 */
export function CityDots({ layers, states, inks, locale }: Props) {
  const map = useMap();
  const [view, setView] = useState({ zoom: map.getZoom(), at: map.getCenter() });
  useMapEvents({
    moveend: () => setView({ zoom: map.getZoom(), at: map.getCenter() }),
  });
  const dots = useMemo(() => dotsOf(layers, states), [layers, states]);
  const named = useMemo(
    () => (view.zoom < CITIES_NAMED ? [] : namedCities(map, dots, locale)),
    [map, dots, locale, view],
  );
  const width = map.getSize().x;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
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
      {named.map((dot) => (
        <CityName key={dot.city.code} dot={dot} locale={locale} />
      ))}
    </>
  );
}

function CityName({ dot: { city }, locale }: { dot: CityDot; locale: Locale }) {
  const icon = useMemo(
    () =>
      wordsIcon(
        city.name[locale],
        `top-1.5 -translate-x-1/2 text-[14px] leading-5 font-bold text-brown-900 ${HALO}`,
      ),
    [city, locale],
  );
  return <Marker position={[city.at[1], city.at[0]]} interactive={false} keyboard={false} icon={icon} />;
}
