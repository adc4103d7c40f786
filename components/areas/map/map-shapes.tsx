import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { type FeatureGroup, featureGroup, GeoJSON, type PathOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { FixedShape } from './fixed-shape';
import type { Inks } from './map-inks';
import { coverOf, describe, HIDDEN, itemOf, type MapLayers, type ShownStates } from './map-layers';
import type { MapProps } from './map-types';

interface Props extends MapProps {
  layers: MapLayers;
  inks: Inks;
  states: ShownStates;
  /** What the pointer or the focus is on. */
  marked: string | null;
  onMark: (item: string | null) => void;
}

/** How the shapes of an area are drawn, or of a district on the map of one area. */
function styleOf(
  item: string,
  { layers, states, inks }: Pick<Props, 'layers' | 'states' | 'inks'>,
): PathOptions {
  const cover = coverOf(layers, item);
  const state = states.get(item);
  if (cover === undefined && state === undefined) return HIDDEN;
  const base = cover ? inks.covers[cover] : state && inks.states[state];
  return { stroke: true, fill: true, weight: 1.5, ...base };
}

function shapeOf({ geometry }: Feature): FixedShape {
  const { type, coordinates } = geometry as Polygon | MultiPolygon;
  return new FixedShape(GeoJSON.coordsToLatLngs(coordinates, type === 'Polygon' ? 1 : 2) as L.LatLng[][]);
}

/** All shapes that can be chosen, on the map's canvas. */
export function MapShapes(props: Props) {
  const { layers, states, inks, marked } = props;
  const map = useMap();
  const now = useRef(props);
  now.current = props;
  const drawn = useRef(new Map<string, FixedShape[]>());
  useEffect(() => {
    const group: FeatureGroup = featureGroup();
    const items = drawn.current;
    for (const feature of layers.shapes.features) {
      const item = itemOf(feature);
      const shape = Object.assign(shapeOf(feature), { feature });
      shape.setStyle(styleOf(item, now.current));
      items.set(item, [...(items.get(item) ?? []), shape]);
      const state = () => now.current.states.get(item) ?? 'closed';
      if (describe(shape, layers, item, state, now.current))
        shape.on({ mouseover: () => now.current.onMark(item), mouseout: () => now.current.onMark(null) });
      group.addLayer(shape);
    }
    group.addTo(map);
    return () => {
      group.remove();
      items.clear();
    };
  }, [map, layers]);
  useEffect(() => {
    for (const [item, shapes] of drawn.current)
      for (const shape of shapes) shape.setStyle(styleOf(item, { layers, states, inks }));
  }, [layers, states, inks]);
  // The shapes of one item alone are drawn anew: there may be thousands of others.
  useEffect(() => {
    const shapes = marked === null ? [] : (drawn.current.get(marked) ?? []);
    // What is not announced on the day that is shown stays hidden.
    for (const shape of shapes) if (shape.options.stroke) shape.setStyle({ color: inks.marked, weight: 4 });
    return () => {
      for (const shape of shapes) shape.setStyle(styleOf(marked ?? '', now.current));
    };
  }, [marked, inks]);
  return null;
}
