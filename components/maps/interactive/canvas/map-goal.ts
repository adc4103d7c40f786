import { type LatLngBounds, latLng, latLngBounds } from 'leaflet';
import type { MapArea, MapCity } from '@/lib/site/maps/interactive/area-map';
import { cityOf, namedPlaces } from '../layers/map-cities';
import { boundsOf, boundsOfItem, type MapLayers } from '../layers/map-layers';

/** Where the map goes to what was chosen. */
export interface Goal {
  bounds: LatLngBounds;
  /** Whether it has shapes in one place, which can be looked at from near. */
  isAmongShapes: boolean;
  /** A city around which such shapes lie. */
  isOfCity?: boolean;
}

/** Metres: shapes so near to its middle are those of a city. */
const NEARBY = 15_000;

const placeOf = ({ at: [lon, lat] }: MapCity) => latLng(lat, lon);

/** All places that it names: the cities, and the regions of which it names none. The map of one area has its shapes alone. */
function placesOf(layers: MapLayers, area: MapArea): LatLngBounds[] {
  if (layers.cities.length === 0) return [];
  const { cities, regions } = namedPlaces(layers, area);
  return [
    ...cities.map((city) => latLngBounds([placeOf(city), placeOf(city)])),
    ...regions.flatMap((region) => boundsOf(layers.regions, region) ?? []),
  ];
}

/** Where a city, a district or an announcement lies: all of its shapes, cities and regions; null where nothing is known. */
export function goalOf(layers: MapLayers, item: string): Goal | null {
  const city = cityOf(layers, item);
  if (city !== undefined) {
    const at = placeOf(city);
    const around = at.toBounds(2 * NEARBY);
    const own = [...layers.boxes.values()].flat().filter((box) => around.intersects(box));
    const bounds = latLngBounds([at, at]);
    for (const box of own) bounds.extend(box);
    return { bounds, isAmongShapes: false, isOfCity: own.length > 0 };
  }
  const shapes = boundsOfItem(layers, item);
  const area = layers.areas.get(item);
  const places = area === undefined ? [] : placesOf(layers, area);
  const bounds = latLngBounds([]);
  for (const one of shapes === null ? places : [...places, shapes]) bounds.extend(one);
  if (!bounds.isValid()) return null;
  return { bounds, isAmongShapes: shapes !== null && places.length < 2 };
}
