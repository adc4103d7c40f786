import type { LatLng, Map as LeafletMap } from 'leaflet';
import { boundsOfItem, itemOf, type MapLayers } from './map-layers';

/** Closer than this the shapes would say more than they know. */
export const CLOSEST = 14;
/** So close the map goes to what was chosen. */
const CHOSEN = 13;
/** Seconds. */
const FLIGHT = 0.8;

/** Leads to what was chosen in the list, and opens what the map says of it; at once where less motion is asked for. */
export function goTo(map: LeafletMap, layers: MapLayers, item: string): void {
  const bounds = boundsOfItem(layers, item);
  if (bounds === null) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const options = { maxZoom: CHOSEN, padding: [40, 40] as [number, number] };
  map.options.maxZoom = CLOSEST;
  // While it flies, a popup that opens would move the map elsewhere.
  map.once('moveend', () => openPopup(map, item, bounds.getCenter()));
  if (still) map.fitBounds(bounds, { ...options, animate: false });
  else map.flyToBounds(bounds, { ...options, duration: FLIGHT });
}

function openPopup(map: LeafletMap, item: string, at: LatLng): void {
  let opened = false;
  map.eachLayer((layer) => {
    const shape = layer as typeof layer & { feature?: GeoJSON.Feature };
    if (opened || shape.feature === undefined || itemOf(shape.feature) !== item) return;
    opened = true;
    shape.openPopup(at);
  });
}
