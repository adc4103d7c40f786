import { bounds, type LatLng, type Map as LeafletMap, latLng, point } from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { ShownStates } from '@/lib/site/maps/interactive/map-days';
import { dotsOf, SHAPES_SEEN } from '../layers/map-cities';
import { itemOf, type MapLayers, ringsOf } from '../layers/map-layers';
import type { CityGround } from './city-ground';
import { CLOSEST, EMPTY } from './map-view';

/** Where there is something to look at from near: the announced shapes of the day, and the cities that have some. */
export interface Sights {
  shapes: readonly LatLng[];
  /** Those with most first. */
  cities: readonly LatLng[];
}

/** The middle of each shape; computed once, as there may be thousands. */
export const middlesOf = ({ shapes }: MapLayers) =>
  shapes.features.flatMap((shape) => {
    const corners = ringsOf(shape).flat();
    if (corners.length === 0) return [];
    const { x: lon, y: lat } = bounds(corners.map(([x, y]) => point(x, y))).getCenter();
    return [{ item: itemOf(shape), at: latLng(lat, lon) }];
  });

/** Degrees: a city has the shapes that lie so near to its middle. */
const OF_CITY = 0.25;

export function sightsOf(
  layers: MapLayers,
  states: ShownStates,
  middles: ReturnType<typeof middlesOf>,
  grounds: readonly CityGround[],
): Sights {
  const announced = middles.flatMap(({ item, at }) => (states.has(item) ? at : []));
  const known = grounds.flatMap(({ districts }) => districts.map(({ middle }) => middle));
  const shapes = [...announced, ...known];
  const dots = dotsOf(layers, states).map(({ city: { at } }) => latLng(at[1], at[0]));
  const cities = dots.filter(({ lat, lng }) =>
    announced.some((at) => Math.abs(at.lat - lat) < OF_CITY && Math.abs(at.lng - lng) < OF_CITY),
  );
  return { shapes, cities: cities.length > 0 ? cities : dots };
}

const nearest = (places: readonly LatLng[], to: LatLng): LatLng | undefined =>
  places.reduce<LatLng | undefined>(
    (best, one) => (best === undefined || one.distanceTo(to) < best.distanceTo(to) ? one : best),
    undefined,
  );

/** What of the view counts as its middle: what lies there stays in view a step closer. */
const MIDDLE = 0.4;

/**
 * A step closer, about a point of the map: to the city with announced districts that is nearest to it, or from near to the
 * nearest shape, so that nobody comes into the empty desert; where a shape lies about there, to the point itself.
 */
export function goCloser(map: LeafletMap, { shapes, cities }: Sights, about: LatLng): void {
  const zoom = map.getZoom() + 1;
  const isNear = map.getZoom() >= SHAPES_SEEN;
  const goal = nearest(isNear ? shapes : cities, about) ?? about;
  const away = map.project(goal, zoom).subtract(map.project(about, zoom));
  const half = map.getSize().multiplyBy(MIDDLE);
  const isThere = isNear && Math.abs(away.x) < half.x && Math.abs(away.y) < half.y;
  map.options.maxZoom = CLOSEST;
  map.setView(isThere ? about : goal, Math.min(zoom, CLOSEST), {
    animate: map.options.zoomAnimation ?? true,
  });
}

/** From afar the button leads to the city with most announcements that lies about the middle, not to the nearest village. */
export function mainSight(map: LeafletMap, { cities }: Sights): LatLng {
  const middle = map.getCenter();
  const isAbout = (city: LatLng) => city.distanceTo(middle) < reach(map);
  return (map.getZoom() < SHAPES_SEEN && cities.find(isAbout)) || middle;
}

/** Metres. */
const NEARBY = 15_000;

/** A double click goes closer as the button does, and where nothing is announced the map stays far enough to show towns. */
export function useBoundedZoom(sights: Sights): void {
  const map = useMapEvents({
    dblclick: ({ latlng }) => goCloser(map, sights, latlng),
    moveend: () => bound(map, sights),
  });
  useEffect(() => bound(map, sights), [map, sights]);
}

function bound(map: LeafletMap, { shapes, cities }: Sights): void {
  const middle = map.getCenter();
  const there = nearest([...shapes, ...cities], middle);
  const most = there !== undefined && there.distanceTo(middle) < reach(map) ? CLOSEST : EMPTY;
  if (map.getMaxZoom() !== most) map.setMaxZoom(most);
}

/** What lies in view is near, too. */
const reach = (map: LeafletMap): number =>
  Math.max(NEARBY, map.getCenter().distanceTo(map.getBounds().getNorthEast()) * MIDDLE);
