import { type PolylineOptions, svg } from 'leaflet';
import { useState } from 'react';
import { Polyline } from 'react-leaflet';
import { metroLines } from '@/lib/site/maps/labels/metro-lines';
import { GROUND_SEEN, useIsCloser } from './use-is-closer';

const lines = metroLines();
/** Each as a line without length: round ends make it a point, and all of them are one element. */
const stations = lines.flat().map((at) => [at, at]);

/**
 * Metro lines with their stations, as soon as the districts of a city are told apart: as on the drawings. Their element lies above the
 * canvas of the shapes, which is drawn anew without it, and below that of the names.
 */
export function MetroOnMap() {
  const [renderer] = useState(() => svg({ padding: 0.3 }));
  const isClose = useIsCloser(GROUND_SEEN);
  if (!isClose) return null;
  // Their colours and widths are those of the drawings (drawings.css).
  const styled = (className: string): PolylineOptions => ({
    className,
    renderer,
    interactive: false,
    smoothFactor: 0,
    noClip: true,
  });
  return (
    <>
      <Polyline positions={lines} {...styled('metro')} />
      <Polyline positions={stations} {...styled('metro metro-stop')} />
      <Polyline positions={stations} {...styled('metro metro-door')} />
    </>
  );
}
