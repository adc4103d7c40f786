import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { formatNumber } from '@/lib/i18n/format';
import { barLength } from '@/lib/site/maps/labels/map-scale';
import type { MapProps } from '../layers/map-types';

/** Kilometres. */
const LENGTHS = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05] as const;
/** Pixels; of a narrow map a fifth. */
const LONGEST = 110;

/** The bar in the middle of the map: farther north the same bar is a little shorter on the ground. */
function scaleOf(map: LeafletMap): { km: number; width: number } {
  const { x, y } = map.getSize().divideBy(2);
  const longest = Math.min(LONGEST, x * 0.4);
  const metres = map.distance(
    map.containerPointToLatLng([x, y]),
    map.containerPointToLatLng([x + longest, y]),
  );
  const km = LENGTHS.find((length) => length * 1000 <= metres) ?? LENGTHS[LENGTHS.length - 1] ?? 1;
  return { km, width: metres > 0 ? (km * 1000 * longest) / metres : 0 };
}

/** How long a stretch of the ground is on the map to move about in. */
export function MapScale({ texts, locale }: Pick<MapProps, 'texts' | 'locale'>) {
  const map = useMap();
  const [{ km, width }, setScale] = useState(() => scaleOf(map));
  const measure = () => setScale(scaleOf(map));
  const { unit, n } = barLength(km);
  useMapEvents({ moveend: measure, zoomend: measure, resize: measure });
  return (
    <div className="pointer-events-none absolute start-2 bottom-2 z-[900] bg-white px-1.5 pb-1.5 text-brown-900 forced-colors:bg-[Canvas]">
      <span dir="auto" className="block text-[12px] leading-5 tabular-nums">
        {texts[unit].replace('{n}', formatNumber(n, locale))}
      </span>
      <svg aria-hidden="true" width={width} height="3" className="block">
        <rect width={width} height="3" className="fill-brown-900" data-solid="" />
      </svg>
    </div>
  );
}
