import { type LatLng, type LatLngBounds, latLng } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { ShownStates } from '@/lib/site/views/map-days';
import type { Box } from '@/lib/site/views/sheet-leader';
import { tagPlace } from '@/lib/site/views/tag-place';
import { type CityGround, districtAt } from './city-ground';
import { type CityDot, citiesOf, litPlaces, radiusOf } from './map-cities';
import { boundsOf, type MapLayers } from './map-layers';
import { MapSign } from './map-sign';
import { type Tag, tagOf, tagOfDistrict } from './map-tags';
import type { MapProps } from './map-types';
import { CITIES_NAMED } from './use-is-closer';

interface Props extends Pick<MapProps, 'texts' | 'locale' | 'area'> {
  layers: MapLayers;
  states: ShownStates;
  grounds: readonly CityGround[];
  dots: readonly CityDot[];
  /** What is chosen has its card. */
  selected: string | null;
  /** What the pointer or the focus is on. */
  marked: string | null;
}

const pixels = (map: ReturnType<typeof useMap>, bounds: LatLngBounds): Box => {
  const { x: left, y: top } = map.latLngToContainerPoint(bounds.getNorthWest());
  const { x: right, y: bottom } = map.latLngToContainerPoint(bounds.getSouthEast());
  return { left, top, right, bottom };
};

/** Of the places of a thing that are seen, the one that is nearest to what is pointed at. */
function nearest(boxes: readonly Box[], to: { x: number; y: number }, size: { x: number; y: number }) {
  const seen = boxes.filter(
    ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < size.x && top < size.y,
  );
  const away = ({ left, right, top, bottom }: Box) =>
    Math.hypot(Math.max(left - to.x, 0, to.x - right), Math.max(top - to.y, 0, to.y - bottom));
  return seen.sort((a, b) => away(a) - away(b))[0];
}

/** Where the pointer is on the map; null elsewhere, and while the map moves. */
function usePointer(): LatLng | null {
  const [at, setAt] = useState<LatLng | null>(null);
  useMapEvents({
    mousemove: ({ latlng }) => setAt(latlng),
    mouseout: () => setAt(null),
    movestart: () => setAt(null),
    // A card says it, and more.
    popupopen: () => setAt(null),
  });
  return at;
}

/** Whether the tag that is shown was put away by Escape; the next one is shown again. */
function useDismissed(key: string): boolean {
  const [dismissed, dismiss] = useState(false);
  useEffect(() => {
    dismiss(false);
    if (key === '') return;
    const press = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && dismiss(true);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key]);
  return dismissed;
}

/** What the pointer or the focus is on, told at a glance beside its place: its name, how it stands, its last day. */
export function MapTag({ layers, states, grounds, dots, selected, marked, ...words }: Props) {
  const map = useMap();
  const pointer = usePointer();
  const [, look] = useState(0);
  useMapEvents({ moveend: () => look((times) => times + 1) });
  const size = map.getSize();
  const own = pointer === null ? undefined : districtAt(grounds, map, pointer);
  const isCity = citiesOf(layers, marked).length > 0;
  const isOnGround = own !== undefined && !isCity;
  const tag = isOnGround
    ? tagOfDistrict(own, layers, states, words)
    : marked === null || marked === selected
      ? null
      : tagOf(marked, layers, states, dots, words);
  const key = tag === null ? '' : tag.lines.join();
  const isDismissed = useDismissed(key);
  if (tag === null || isDismissed) return null;
  const at = map.latLngToContainerPoint(pointer ?? map.getCenter());
  const boxes = isOnGround
    ? own.shape && [pixels(map, own.shape.getBounds())]
    : boxesOf(map, layers, dots, marked);
  const about = nearest(boxes ?? [], at, size);
  return about === undefined ? null : <TagBox {...{ tag, about, at, size }} />;
}

/** Where the things of the map lie on it. */
function boxesOf(
  map: ReturnType<typeof useMap>,
  layers: MapLayers,
  dots: readonly CityDot[],
  item: string | null,
): Box[] {
  const [city, ...others] = citiesOf(layers, item);
  if (city === undefined) {
    const { regions } = litPlaces(layers, [item]);
    const isFar = map.getZoom() < CITIES_NAMED && regions.length > 0;
    const boxes = isFar ? regions.flatMap((code) => boundsOf(layers.regions, code) ?? []) : [];
    return [...boxes, ...(isFar ? [] : (layers.boxes.get(item ?? '') ?? []))].map((box) => pixels(map, box));
  }
  const { x, y } = map.latLngToContainerPoint(latLng(city.at[1], city.at[0]));
  const isOf = [city, ...others];
  const named = new Set(dots.filter((dot) => isOf.includes(dot.city)).flatMap(({ areas }) => areas));
  const radius = radiusOf(named.size, map.getSize().x);
  return [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }];
}

interface TagBoxProps {
  tag: Tag;
  about: Box;
  at: { x: number; y: number };
  size: { x: number; y: number };
}

function TagBox({ tag: { lines, sign, soft }, about, at, size }: TagBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null) return;
    const { x, y } = tagPlace({ x: own.offsetWidth, y: own.offsetHeight }, size, about, at);
    own.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  const [name, ...facts] = lines;
  return (
    <div
      ref={box}
      aria-hidden="true"
      data-tag=""
      className="pointer-events-none absolute start-0 top-0 z-[1000] max-w-[min(16rem,70%)] border border-blue-700 bg-white px-2.5 py-1.5 text-[13px] leading-5 text-brown-900"
    >
      {/* The map runs from left to right, words do as their language. */}
      <div dir="auto" className="text-start">
        <span className="block text-[14px] font-bold text-balance">{name}</span>
        {facts.map((fact, index) => (
          <span key={fact} className="flex items-center gap-2">
            {index === 0 && sign && <MapSign sign={sign} soft={soft} />}
            {fact}
          </span>
        ))}
      </div>
    </div>
  );
}
