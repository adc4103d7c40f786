import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Outline } from '@/lib/site/maps/labels/map-room';
import { holdsPoint } from '@/lib/site/maps/labels/map-room';
import type { MapLayers } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import { CITIES_NAMED } from './use-is-closer';
import { wordsIcon } from './words-icon';

/** Places of the map that are asked for water, across and down. */
const ACROSS = 11;
const DOWN = 9;
/** So much around the name is water, in parts of the map. */
const CLEAR = { x: 0.13, y: 0.06 };
/** Degrees: west of this it is the Red Sea. */
const MIDDLE = 45;

type Degrees = [lon: number, lat: number];

interface Land {
  rings: Outline;
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Islands and continents, each with the box around it: most of them are never in view. */
function landsOf({ land, coast, regions }: MapLayers): Land[] {
  return (coast ? [coast] : [land, ...regions.features]).flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    return polygons.map((rings): Land => {
      const corners = rings[0] ?? [];
      const [lons, lats] = [corners.map(([lon = 0]) => lon), corners.map(([, lat = 0]) => lat)];
      return {
        rings: rings as unknown as Outline,
        west: Math.min(...lons),
        east: Math.max(...lons),
        south: Math.min(...lats),
        north: Math.max(...lats),
      };
    });
  });
}

/** The place in view nearest to its middle around which there is water. */
function waterIn(map: LeafletMap, all: readonly Land[]): Degrees | null {
  const view = map.getBounds();
  const [west, south] = [view.getWest(), view.getSouth()];
  const [wide, tall] = [view.getEast() - west, view.getNorth() - south];
  const lands = all.filter(
    (land) => land.west < west + wide && west < land.east && land.south < south + tall && south < land.north,
  );
  const isWater = (x: number, y: number) => {
    const [lon, lat] = [west + x * wide, south + y * tall];
    return !lands.some(
      (land) =>
        lon > land.west &&
        lon < land.east &&
        lat > land.south &&
        lat < land.north &&
        holdsPoint(land.rings, [lon, lat]),
    );
  };
  const places = Array.from({ length: ACROSS * DOWN }, (_, index): [number, number] => [
    ((index % ACROSS) + 0.5) / ACROSS,
    (Math.floor(index / ACROSS) + 0.5) / DOWN,
  ]);
  const away = ([x, y]: [number, number]) => Math.hypot(x - 0.5, y - 0.5);
  const found = places
    .filter(([x, y]) => x > CLEAR.x && x < 1 - CLEAR.x && y > CLEAR.y && y < 1 - CLEAR.y)
    .sort((a, b) => away(a) - away(b))
    .find(([x, y]) =>
      [-CLEAR.x, 0, CLEAR.x].every((right) =>
        [-CLEAR.y, 0, CLEAR.y].every((up) => isWater(x + right, y + up)),
      ),
    );
  return found ? [west + found[0] * wide, south + found[1] * tall] : null;
}

/** The name of the sea on what of it is seen; from afar it stands among the names of the regions. */
export function SeaName({ layers, texts }: Pick<MapProps, 'texts'> & { layers: MapLayers }) {
  const map = useMap();
  const lands = useMemo(() => landsOf(layers), [layers]);
  const find = () => (map.getZoom() < CITIES_NAMED ? null : waterIn(map, lands));
  const [at, setAt] = useState<Degrees | null>(find);
  useMapEvents({ moveend: () => setAt(find()) });
  const words = texts.around[(at?.[0] ?? 0) < MIDDLE ? 'redSea' : 'gulf'];
  const icon = useMemo(
    () => wordsIcon(words, '-translate-x-1/2 -translate-y-1/2 text-[13px] text-stone-600'),
    [words],
  );
  if (at === null) return null;
  return <Marker position={[at[1], at[0]]} interactive={false} keyboard={false} icon={icon} />;
}
