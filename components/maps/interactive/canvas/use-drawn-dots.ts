import { type Map as LeafletMap, latLngBounds, layerGroup, point } from 'leaflet';
import { useEffect, useRef } from 'react';
import { citiesId, cityId, NUMBERED, SHAPES_SEEN, type ShownDot } from '../layers/map-cities';
import type { Inks } from './map-inks';
import { CLOSEST } from './map-view';
import { NumberedDot } from './numbered-dot';

interface Drawn {
  map: LeafletMap;
  /** The large ones first: the small ones lie above them. */
  shown: readonly ShownDot[];
  inks: Inks;
  /** The cities that are pointed at or chosen. */
  lit: readonly string[];
  onMark: (item: string | null) => void;
  onChoose: (item: string) => void;
}

const idOf = ({ city, cities }: ShownDot) =>
  cities.length === 1 ? cityId(city.code) : citiesId(cities.map(({ code }) => code));

/** Pixels around the cities that the map comes closer to. */
const AROUND: [number, number] = [60, 60];

/** Comes so near to the cities of one dot that they part, at least a step. */
function goApart(map: LeafletMap, { cities }: ShownDot): void {
  const box = latLngBounds(cities.map(({ at: [lon, lat] }) => [lat, lon]));
  const fitting = map.getBoundsZoom(box, false, point(AROUND));
  map.options.maxZoom = CLOSEST;
  const zoom = Math.max(map.getZoom() + 1, Math.min(fitting, SHAPES_SEEN));
  map.setView(box.getCenter(), zoom, { animate: map.options.zoomAnimation ?? true });
}

/** The dots on the map's canvas, anew where they merge or part. */
export function useDrawnDots({ map, shown, inks, lit, onMark, onChoose }: Drawn): void {
  const now = useRef({ onMark, onChoose });
  now.current = { onMark, onChoose };
  const layers = useRef<{ dot: ShownDot; layer: NumberedDot }[]>([]);
  useEffect(() => {
    const { fontFamily: family } = getComputedStyle(map.getContainer());
    layers.current = shown.map((dot) => {
      const { city, cities, state, count, radius } = dot;
      const colours = inks.cities[state];
      const layer = new NumberedDot(
        [city.at[1], city.at[0]],
        { ...colours, radius, weight: 1.5, fillOpacity: 1, bubblingMouseEvents: false },
        radius < NUMBERED ? null : { number: String(count), colour: colours.color ?? '', family },
      );
      layer.on({
        mouseover: () => now.current.onMark(idOf(dot)),
        mouseout: () => now.current.onMark(null),
        click: () => {
          if (cities.length === 1) now.current.onChoose(cityId(city.code));
          else goApart(map, dot);
        },
      });
      return { dot, layer };
    });
    const group = layerGroup(layers.current.map(({ layer }) => layer)).addTo(map);
    return () => {
      group.remove();
    };
  }, [map, shown, inks]);
  const lights = lit.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: dots that were made anew are lit anew.
  useEffect(() => {
    const codes = lights.split(',');
    for (const { dot, layer } of layers.current) {
      const isLit = dot.cities.some(({ code }) => codes.includes(code));
      const colours = inks.cities[dot.state];
      layer.setStyle(isLit ? { color: inks.marked, weight: 4 } : { color: colours.color ?? '', weight: 1.5 });
    }
  }, [shown, lights, inks]);
}
