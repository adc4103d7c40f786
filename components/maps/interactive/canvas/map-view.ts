import type { Map as LeafletMap } from 'leaflet';
import type { MapLayers } from '../layers/map-layers';
import { goalOf } from './map-goal';

/** Closer than this the shapes would say more than they know. */
export const CLOSEST = 14;
/** So close the map goes to the shapes of what was chosen. */
const CHOSEN = 13;
/** Of the map's own zooms: where there is no shape there is nothing to see from nearer, a bar of 20 km. */
export const EMPTY = 9.3;
/** A city goes as near as all of its announced districts are in view, a small one to a bar of 5 km. */
const CITY = 11.2;
/** Seconds. */
const FLIGHT = 0.8;

/** Leads to what was chosen; at once where less motion is asked for. */
export function goTo(map: LeafletMap, layers: MapLayers, item: string): void {
  const goal = goalOf(layers, item);
  if (goal === null) return;
  const { bounds, isAmongShapes, isOfCity } = goal;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const options = {
    maxZoom: isAmongShapes ? CHOSEN : isOfCity ? CITY : EMPTY,
    padding: [40, 40] as [number, number],
  };
  map.options.maxZoom = CLOSEST;
  map.closePopup();
  if (still) map.fitBounds(bounds, { ...options, animate: false });
  else map.flyToBounds(bounds, { ...options, duration: FLIGHT });
}
