import { DomEvent, type FeatureGroup, featureGroup, type LeafletMouseEvent } from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { ShownStates } from '@/lib/site/maps/interactive/map-days';
import { coverOf, HIDDEN, isSoftShape, itemOf, type MapLayers } from '../layers/map-layers';
import { type Chosen, isTold } from '../layers/map-told';
import type { MapProps } from '../layers/map-types';
import { type CityGround, districtAt, shapeOf } from './city-ground';
import type { FixedShape, ShapeOptions } from './fixed-shape';
import type { Inks } from './map-inks';

interface Props extends MapProps {
  layers: MapLayers;
  inks: Inks;
  states: ShownStates;
  /** The districts of the cities in view. */
  grounds: readonly CityGround[];
  /** What is chosen, and what the pointer or the focus is on. */
  shown: readonly (string | null)[];
  onMark: (item: string | null) => void;
  /** A shape is pressed. */
  onPress: (chosen: Chosen) => void;
}

/** How the shapes of an area are drawn, or of a district on the map of one area. */
function styleOf(
  item: string,
  soft: boolean,
  { layers, states, inks, asked }: Pick<Props, 'layers' | 'states' | 'inks' | 'asked'>,
): ShapeOptions {
  const cover = coverOf(layers, item);
  const state = states.get(item);
  if (cover === undefined && state === undefined) return HIDDEN;
  const base = cover ? inks.covers[cover] : state && inks.states[state];
  const isElsewhere = layers.districts.get(item)?.isElsewhere === true;
  const fill = isElsewhere ? inks.elsewhere : {};
  // Where no boundary is known, a gap parts it from its neighbours, and only what is announced has an edge.
  const tile = soft ? inks.tiles[isElsewhere ? 'pale' : cover === 'around' ? 'quiet' : 'edged'] : {};
  const edge = tile.gap && cover ? { dashArray: undefined } : {};
  const own =
    item === asked?.id
      ? { ...inks.asked, ...(cover === 'whole' && inks.askedWhole), dashArray: undefined, gap: undefined }
      : {};
  return {
    stroke: true,
    fill: true,
    weight: 1.5,
    dashArray: undefined,
    gap: undefined,
    ...base,
    ...fill,
    ...tile,
    ...edge,
    ...own,
  };
}

const quietFirst = (layers: MapLayers) => {
  const isQuiet = (shape: MapLayers['shapes']['features'][number]) =>
    coverOf(layers, itemOf(shape)) === 'around';
  const { features } = layers.shapes;
  return [...features.filter(isQuiet), ...features.filter((shape) => !isQuiet(shape))];
};

type Drawn = ReadonlyMap<string, readonly FixedShape[]>;

/** Draws the shapes anew for other layers; they tell whoever listens now. */
function useShapes(props: Props): RefObject<Drawn> {
  const { layers } = props;
  const map = useMap();
  const now = useRef(props);
  now.current = props;
  const drawn = useRef(new Map<string, FixedShape[]>());
  useEffect(() => {
    const group: FeatureGroup = featureGroup();
    const items = drawn.current;
    // No neighbour's edge lies on the outline of what is announced.
    for (const feature of quietFirst(layers)) {
      const item = itemOf(feature);
      const shape = Object.assign(shapeOf(feature, isSoftShape(layers, feature)), { feature });
      shape.setStyle(styleOf(item, shape.isSoft, now.current));
      items.set(item, [...(items.get(item) ?? []), shape]);
      if (isTold(layers, item))
        shape.on({
          mouseover: () => now.current.onMark(item),
          mouseout: () => now.current.onMark(null),
          click: (event: LeafletMouseEvent) => {
            // What lies below it is not pressed as well.
            DomEvent.stop(event);
            const { latlng: at } = event;
            now.current.onPress({ id: item, at, district: districtAt(now.current.grounds, map, at)?.name });
          },
        });
      group.addLayer(shape);
    }
    group.addTo(map);
    // No neighbour's edge lies on the outline of what was asked for.
    for (const shape of items.get(now.current.asked?.id ?? '') ?? []) shape.bringToFront();
    return () => {
      group.remove();
      items.clear();
    };
  }, [map, layers]);
  return drawn;
}

/** All shapes that can be chosen, on the map's canvas. */
export function MapShapes(props: Props) {
  const { layers, states, inks, shown, asked } = props;
  const drawn = useShapes(props);
  useEffect(() => {
    for (const [item, shapes] of drawn.current)
      for (const shape of shapes)
        shape.setStyle(styleOf(item, shape.isSoft, { layers, states, inks, asked }));
  }, [drawn, layers, states, inks, asked]);
  const wanted = shown.join('\n');
  // The shapes of one item alone are drawn anew: there may be thousands of others.
  useEffect(() => {
    const raised = wanted
      .split('\n')
      .flatMap((item) => (drawn.current.get(item) ?? []).map((shape) => ({ item, shape })));
    for (const { shape } of raised) {
      // What is not announced on the day that is shown stays hidden.
      if (!shape.options.stroke) continue;
      shape.setStyle({ color: inks.marked, weight: 4, dashArray: undefined, gap: undefined } as ShapeOptions);
      shape.bringToFront();
    }
    return () => {
      for (const { item, shape } of raised)
        shape.setStyle(styleOf(item, shape.isSoft, { layers, states, inks, asked }));
    };
  }, [drawn, wanted, inks, layers, states, asked]);
  return null;
}
