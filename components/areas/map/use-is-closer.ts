import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

/** From this zoom on a region is wider than the map: names of cities stand in place of those of regions. */
export const CITIES_NAMED = 7;

/** Whether the map is as close as this zoom; asked anew when it has moved. */
export function useIsCloser(than: number): boolean {
  const map = useMap();
  const [isCloser, setIsCloser] = useState(map.getZoom() >= than);
  useMapEvents({ zoomend: () => setIsCloser(map.getZoom() >= than) });
  return isCloser;
}
