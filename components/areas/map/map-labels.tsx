import { divIcon } from 'leaflet';
import { Fragment, useState } from 'react';
import { Marker, Polyline, useMap, useMapEvents } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { AreaMapData } from '@/lib/site/views/area-map';
import { labelPlaces } from '@/lib/site/views/map-labels';

interface Props {
  names: AreaMapData['names'];
  locale: Locale;
  /** Colour of the lines. */
  line: string;
}

/** From here on a region is wider than the map: its name would stand out of sight. */
const CLOSE = 7;

const shifts = { start: '', middle: '-translate-x-1/2', end: '-translate-x-full' } as const;

/** The names of the regions, where the drawing has them. */
export function MapLabels({ names, locale, line }: Props) {
  const [zoom, setZoom] = useState(useMap().getZoom());
  useMapEvents({ zoomend: ({ target }) => setZoom(target.getZoom()) });
  if (zoom >= CLOSE) return null;
  return names.map(({ code, name }) => {
    const spot = labelPlaces[code];
    if (spot === undefined) return null;
    const text = document.createElement('span');
    text.textContent = name[locale];
    text.className = `absolute block -translate-y-1/2 whitespace-nowrap text-[12px] font-medium text-brown-900 [-webkit-text-stroke:4px_var(--white)] [paint-order:stroke] forced-colors:[-webkit-text-stroke-color:Canvas] sm:text-[14px] ${shifts[spot.anchor]}`;
    const at = ([lon, lat]: readonly [number, number]): [number, number] => [lat, lon];
    return (
      <Fragment key={code}>
        <Marker
          position={at(spot.at)}
          interactive={false}
          keyboard={false}
          icon={divIcon({ html: text, className: '', iconSize: [0, 0] })}
        />
        {spot.line && (
          <Polyline
            positions={spot.line.map(at)}
            interactive={false}
            pathOptions={{ color: line, weight: 1 }}
          />
        )}
      </Fragment>
    );
  });
}
