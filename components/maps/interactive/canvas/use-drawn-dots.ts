import { CircleMarker, type Map as LeafletMap, layerGroup } from 'leaflet';
import { useEffect, useRef } from 'react';
import { cityId, type ShownDot } from '../layers/map-cities';
import type { Inks } from './map-inks';

interface Drawn {
  map: LeafletMap;
  /** The large ones first: the small ones lie above them. */
  shown: readonly ShownDot[];
  inks: Inks;
  /** The cities that are pointed at or chosen. */
  lit: readonly string[];
  /** Whether a dot can be pointed at: from afar a narrow map has no room for it. */
  isPressed: boolean;
  onMark: (item: string | null) => void;
  onChoose: (item: string) => void;
}

/** Pixels of the ring around a dot, of that around one that is pointed at, and from a dot to the ring around what is open. */
const RING = 1.5;
const LIT = 4;
const OPEN = 4;

/** The dots on the map's canvas: a node for each would be many. */
export function useDrawnDots({ map, shown, inks, lit, isPressed, onMark, onChoose }: Drawn): void {
  const now = useRef({ onMark, onChoose });
  now.current = { onMark, onChoose };
  const layers = useRef<{ dot: ShownDot; layer: CircleMarker }[]>([]);
  useEffect(() => {
    const group = layerGroup().addTo(map);
    layers.current = shown.map((dot) => {
      const { city, state, radius } = dot;
      const at = [city.at[1], city.at[0]] as const;
      const isOpen = state === 'open';
      if (isOpen)
        group.addLayer(
          new CircleMarker([...at], {
            ...inks.openRing,
            radius: radius + OPEN,
            weight: RING,
            interactive: false,
          }),
        );
      const layer = new CircleMarker([...at], {
        ...inks.cities[state],
        radius,
        weight: RING,
        fillOpacity: 1,
        interactive: isPressed,
        bubblingMouseEvents: false,
      });
      layer.on({
        mouseover: () => now.current.onMark(cityId(city.code)),
        mouseout: () => now.current.onMark(null),
        click: () => now.current.onChoose(cityId(city.code)),
      });
      group.addLayer(layer);
      return { dot, layer };
    });
    return () => {
      group.remove();
    };
  }, [map, shown, inks, isPressed]);
  const lights = lit.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: dots that were made anew are lit anew.
  useEffect(() => {
    const codes = lights.split(',');
    for (const { dot, layer } of layers.current) {
      const isLit = codes.includes(dot.city.code);
      const { color = '' } = inks.cities[dot.state];
      layer.setStyle(isLit ? { color: inks.lit, weight: LIT } : { color, weight: RING });
    }
  }, [shown, lights, inks]);
}
