import { GeoJSON, useMap } from 'react-leaflet';
import { boundsOf, type MapLayers } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import type { Inks } from './map-inks';
import {
  CITIES_NAMED,
  GROUND_SEEN,
  goToRegion,
  LAND_BARE,
  useIsByRegion,
  useIsCloser,
  usePaleness,
} from './use-is-closer';

interface RegionsProps extends Pick<MapProps, 'tiles' | 'area'> {
  layers: MapLayers;
  inks: Inks;
  /** Announcements of each region on the day that is shown. */
  counts: ReadonlyMap<string, number>;
}

/**
 * The regions, in a quiet tint those in which any place is announced, as on the drawing. From nearer the tints pale, as a whole region
 * says nothing of a town, until the land lies bare between lines: its towns and shapes are what there is to see.
 */
export function Regions({ layers, inks, counts, tiles, area }: RegionsProps) {
  const paleness = usePaleness();
  const strength = area === undefined ? paleness : 1;
  const isPale = strength < 0.5 && !tiles;
  const isNear = useIsCloser(GROUND_SEEN) && !tiles;
  const map = useMap();
  // As long as dots are too small for a finger a region is pressed to come nearer to it.
  const isPressed = useIsByRegion(map) && area === undefined;
  const fills = (
    <GeoJSON
      key={String(isPressed)}
      data={layers.regions}
      interactive={isPressed}
      bubblingMouseEvents={false}
      eventHandlers={{
        click: ({ sourceTarget }) => {
          const box = boundsOf(layers.regions, String(sourceTarget.feature?.id));
          if (box) goToRegion(map, box);
        },
      }}
      style={(shape) => {
        const tint = counts.get(String(shape?.id)) ? inks.tints.announced : inks.tints.none;
        return {
          color: tiles ? inks.outline : isPale ? inks.betweenNear : inks.between,
          weight: isPale ? 1.5 : 1,
          // From near so coarse a line would run beside the coast.
          stroke: !isNear,
          dashArray: isPale ? '6 4' : undefined,
          // From near the land of an area has the coast.
          fill: !tiles && !(isNear && layers.coast !== null),
          // On the map of one area a shade of the region would say nothing.
          fillColor: area === undefined ? tint : inks.ground,
          fillOpacity: strength,
        };
      }}
    />
  );
  if (tiles || area !== undefined) return fills;
  return (
    <>
      {/* The outer half of these lines is the outline of the kingdom; the ground, through which tints let see, is above the inner. */}
      <GeoJSON
        data={layers.regions}
        interactive={false}
        style={{ color: inks.outline, weight: 3.5, stroke: strength > 0, fill: false }}
      />
      <GeoJSON
        data={layers.regions}
        interactive={false}
        style={{ stroke: false, fillColor: inks.ground, fillOpacity: 1 }}
      />
      {fills}
    </>
  );
}

/** The land of the neighbours; of the map of one area from near all land, with its coast. */
export function Ground({ layers, inks }: Pick<RegionsProps, 'layers' | 'inks'>) {
  const shore = inks.coast === null ? { stroke: false } : { color: inks.coast, weight: 0.5 };
  // From near the coasts of both are apart: what lies between them is land.
  const isBare = useIsCloser(LAND_BARE);
  const isNear = useIsCloser(GROUND_SEEN) && layers.coast !== null;
  const land = { ...shore, fillColor: isBare ? inks.ground : inks.land, fillOpacity: 1 };
  return (
    <GeoJSON
      key={String(isNear)}
      data={(isNear && layers.coast) || layers.land}
      interactive={false}
      style={land}
    />
  );
}

/** The outlines of the regions that what is chosen or pointed at names: from afar its own shapes are specks. */
export function LitRegions({
  layers,
  inks,
  regions,
}: Pick<RegionsProps, 'layers' | 'inks'> & { regions: readonly string[] }) {
  const isClose = useIsCloser(CITIES_NAMED);
  if (isClose || regions.length === 0) return null;
  const features = layers.regions.features.filter(({ id }) => regions.includes(String(id)));
  const lines = [
    { color: inks.beside, weight: 6 },
    { color: inks.marked, weight: 2.5 },
  ];
  return lines.map((line) => (
    <GeoJSON
      key={`${regions.join()} ${line.weight}`}
      data={{ type: 'FeatureCollection', features } as typeof layers.regions}
      interactive={false}
      style={{ ...line, fill: false }}
    />
  ));
}
