import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

/** A map narrower than this, pixels, has small letters, and from afar dots too small to be pressed. */
export const NARROW = 448;

/** As far as this a narrow map shows the whole kingdom. */
const BY_REGION = 5;

const isByRegion = (map: LeafletMap) => map.getSize().x < NARROW && map.getZoom() < BY_REGION;

/** Whether one presses regions, as on a narrow map from afar, and not their cities; asked anew when it has moved. */
export function useIsByRegion(map: LeafletMap | null): boolean {
  const [isSo, setIsSo] = useState(map !== null && isByRegion(map));
  useEffect(() => {
    if (map === null) return;
    const look = () => setIsSo(isByRegion(map));
    look();
    map.on('zoomend resize', look);
    return () => {
      map.off('zoomend resize', look);
    };
  }, [map]);
  return isSo;
}

/** Comes so near to a region that the dots of its cities can be pressed. */
export function goToRegion(map: LeafletMap, box: LatLngBounds): void {
  const zoom = Math.max(map.getBoundsZoom(box), BY_REGION + 0.2);
  map.setView(box.getCenter(), zoom, { animate: map.options.zoomAnimation ?? true });
}

/** From this zoom on a region is wider than the map: names of cities stand in place of those of regions. */
export const CITIES_NAMED = 6.6;

/** From this zoom on the districts of a city are told apart. */
export const GROUND_SEEN = 9.2;

/** From this zoom on the land is bare. */
export const LAND_BARE = 8;

/** Zooms, and how strong the tints of regions are there: bars of about 300, 100 and 50 km. */
const STRENGTHS = [
  [5.6, 1],
  [6.8, 0.35],
  [LAND_BARE, 0],
] as const;

function strengthAt(zoom: number): number {
  const [near, middle, far] = [STRENGTHS[2], STRENGTHS[1], STRENGTHS[0]];
  if (zoom <= far[0]) return far[1];
  if (zoom >= near[0]) return near[1];
  const [from, to] = zoom < middle[0] ? [far, middle] : [middle, near];
  return from[1] + ((zoom - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** How strongly regions are tinted at the zoom of the map; asked anew when it has moved. */
export function usePaleness(): number {
  const map = useMap();
  const [strength, setStrength] = useState(strengthAt(map.getZoom()));
  useMapEvents({ zoomend: () => setStrength(strengthAt(map.getZoom())) });
  return strength;
}

/** Whether a map is as close as this zoom; asked anew when it has moved. */
export function useMapIsCloser(map: LeafletMap, than: number): boolean {
  const [isCloser, setIsCloser] = useState(map.getZoom() >= than);
  useEffect(() => {
    const look = () => setIsCloser(map.getZoom() >= than);
    map.on('zoomend', look);
    return () => {
      map.off('zoomend', look);
    };
  }, [map, than]);
  return isCloser;
}

/** The same of the map around. */
export const useIsCloser = (than: number): boolean => useMapIsCloser(useMap(), than);
