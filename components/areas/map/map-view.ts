import { type Map as LeafletMap, popup } from 'leaflet';
import { cardOf, hasCard } from './map-cards';
import { goalOf } from './map-goal';
import type { MapLayers } from './map-layers';
import type { MapProps } from './map-types';

/** Closer than this the shapes would say more than they know. */
export const CLOSEST = 14;
/** So close the map goes to the shapes of what was chosen. */
const CHOSEN = 13;
/** Of the map's own zooms: where there is no shape there is nothing to see from nearer, a bar of 20 km. */
export const EMPTY = 9.3;
/** A city goes as near as all of its announced districts are in view, a small one to a bar of 5 km. */
const CITY = 11.2;
/** Pixels of a card: a list in it is scrolled. */
const TALLEST = 168;
const WIDE = 260;
/** Of a low map: what its edges and the card's own take. */
const AROUND_CARD = 80;
/** Seconds. */
const FLIGHT = 0.8;

/** Leads to what was chosen, and opens what the map says of it; at once where less motion is asked for. */
export function goTo(map: LeafletMap, layers: MapLayers, item: string, words: MapProps): void {
  const goal = goalOf(layers, item);
  if (goal === null) return;
  const { bounds, at, isAmongShapes, isOfCity } = goal;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const options = {
    maxZoom: isAmongShapes ? CHOSEN : isOfCity ? CITY : EMPTY,
    padding: [40, 40] as [number, number],
  };
  map.options.maxZoom = CLOSEST;
  // While it flies, a popup that opens would move the map elsewhere.
  map.once('moveend', () => {
    if (!hasCard(layers, item)) return;
    popup({
      maxHeight: Math.min(TALLEST, map.getSize().y - AROUND_CARD),
      minWidth: Math.min(WIDE, map.getSize().x - 80),
    })
      .setLatLng(at)
      .setContent(cardOf(layers, item, isAmongShapes ? at : undefined, words))
      .openOn(map);
  });
  if (still) map.fitBounds(bounds, { ...options, animate: false });
  else map.flyToBounds(bounds, { ...options, duration: FLIGHT });
}
