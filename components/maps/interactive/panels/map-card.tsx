import { type LatLng, type LatLngBounds, type Map as LeafletMap, latLng } from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardCorner } from '@/lib/site/maps/interactive/card-corner';
import type { Box } from '@/lib/site/maps/labels/sheet-leader';
import { type CityGround, districtAt } from '../canvas/city-ground';
import { cityOf, litPlaces, radiusOn, SHAPES_SEEN } from '../layers/map-cities';
import { boundsOf } from '../layers/map-layers';
import { type Chosen, type Shown, toldOf, toldOfChosen, toldOfDistrict } from '../layers/map-told';
import type { MapProps } from '../layers/map-types';
import { CardWords } from './map-card-words';

interface Props extends Pick<MapProps, 'texts' | 'locale' | 'area'> {
  map: LeafletMap;
  shown: Shown;
  grounds: readonly CityGround[];
  chosen: Chosen | null;
  /** What the pointer or the focus is on. */
  marked: string | null;
  onUnchoose: () => void;
  /** What stands in its place where it has one of its own, as long as there is nothing to tell. */
  children: ReactNode;
}

/** Where the pointer is on the map; null elsewhere, and while the map moves. */
function usePointer(map: LeafletMap): LatLng | null {
  const [at, setAt] = useState<LatLng | null>(null);
  useEffect(() => {
    const follow = ({ latlng }: { latlng: LatLng }) => setAt(latlng);
    const leave = () => setAt(null);
    map.on('mousemove', follow).on('mouseout movestart', leave);
    return () => {
      map.off('mousemove', follow).off('mouseout movestart', leave);
    };
  }, [map]);
  return at;
}

/** Draws anew when the map has moved. */
function useMoves(map: LeafletMap): void {
  const [, look] = useState(0);
  useEffect(() => {
    const moved = () => look((times) => times + 1);
    map.on('moveend resize', moved);
    return () => {
      map.off('moveend resize', moved);
    };
  }, [map]);
}

/**
 * Whether what is told at a glance was put away by Escape, which then, and where nothing is told so, puts away what is chosen;
 * the next thing is told again.
 */
function useDismissed(key: string, isGlance: boolean, onUnchoose: () => void): boolean {
  const [dismissed, dismiss] = useState(false);
  const unchoose = useRef(onUnchoose);
  unchoose.current = onUnchoose;
  useEffect(() => {
    dismiss(false);
    if (key === '') return;
    let isTold = isGlance;
    const press = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      if (isTold) dismiss(true);
      else unchoose.current();
      isTold = false;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, isGlance]);
  return dismissed;
}

const pixels = (map: LeafletMap, bounds: LatLngBounds): Box => {
  const { x: left, y: top } = map.latLngToContainerPoint(bounds.getNorthWest());
  const { x: right, y: bottom } = map.latLngToContainerPoint(bounds.getSouthEast());
  return { left, top, right, bottom };
};

/** Where a thing lies on the map: its dots, its shapes, and the regions of which no more is known. */
function boxesOf(map: LeafletMap, { layers, dots }: Shown, item: string): Box[] {
  const lit = litPlaces(layers, [item]);
  const ofDots = dots
    .filter(({ city }) => lit.cities.includes(city.code))
    .map(({ city: { at }, size }): Box => {
      const { x, y } = map.latLngToContainerPoint(latLng(at[1], at[0]));
      const radius = radiusOn(map, size);
      return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    });
  const own = [
    ...lit.regions.flatMap((code) => boundsOf(layers.regions, code) ?? []),
    ...(layers.boxes.get(item) ?? []),
  ];
  return [...ofDots, ...own.map((box) => pixels(map, box))];
}

/**
 * What the pointer or the focus is on, or what is chosen, told in one place: in the corner of the map where it hides least, on
 * a narrow map in a strip of its own below it, as high with words as without. On the map of one area, which has nothing to
 * explain there, the strip is one line until there is something to tell for the first time.
 */
export function MapCard({ map, shown, grounds, chosen, marked, onUnchoose, children, ...words }: Props) {
  const pointer = usePointer(map);
  useMoves(map);
  const { layers } = shown;
  const district = pointer === null ? undefined : districtAt(grounds, map, pointer);
  const isOnGround = district !== undefined && cityOf(layers, marked) === undefined;
  const ofChosen = chosen && toldOfChosen(chosen, shown, words);
  const ofMarked = marked === null || marked === chosen?.id ? null : toldOf(marked, shown, words);
  const glance = isOnGround && marked !== chosen?.id ? toldOfDistrict(district, shown, words) : ofMarked;
  const told = glance ?? ofChosen;
  const isDismissed = useDismissed(told === null ? '' : told.title, glance !== null, onUnchoose);
  const isGlance = glance !== null && !isDismissed;
  const says = isGlance ? glance : ofChosen;
  const item = isGlance ? marked : (chosen?.id ?? null);
  const shape = isGlance && isOnGround ? district.shape : null;
  const places = shape ? [pixels(map, shape.getBounds())] : item === null ? [] : boxesOf(map, shown, item);
  const at = pointer === null || ofChosen ? null : map.latLngToContainerPoint(pointer);
  // What is chosen holds its corner, whatever the pointer passes on its way to it.
  const about = ofChosen && chosen ? boxesOf(map, shown, chosen.id) : places;
  const isFar = words.area === undefined && map.getZoom() < SHAPES_SEEN;
  return (
    <CardBox
      isGlance={isGlance}
      isHeld={ofChosen !== null}
      isLine={words.area !== undefined && says === null}
      corner={(size) => cardCorner(size, map.getSize(), about, at)}
    >
      {says === null ? (
        <div
          dir={words.locale === 'ar' ? 'rtl' : 'ltr'}
          className="flex grow flex-col justify-center gap-1.5 px-4 text-stone-700"
        >
          {children}
        </div>
      ) : (
        <CardWords
          told={says}
          isFar={isFar}
          locale={words.locale}
          close={isGlance ? undefined : { words: words.texts.closePopup, onPress: onUnchoose }}
        />
      )}
    </CardBox>
  );
}

interface CardBoxProps {
  isGlance: boolean;
  /** Whether something is chosen: it stays, and can be pressed. */
  isHeld: boolean;
  /** Whether it has no more than a line to say. */
  isLine: boolean;
  corner: (size: { x: number; y: number }) => string;
  children: ReactNode;
}

/** The frame of the card; on a narrow map it is there with nothing to tell, so that nothing jumps (interactive-map.css). */
function CardBox({ isGlance, isHeld, isLine, corner, children }: CardBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasTold = useRef(false);
  hasTold.current ||= !isLine;
  useLayoutEffect(() => {
    const own = box.current;
    if (own !== null) own.dataset.corner = corner({ x: own.offsetWidth, y: own.offsetHeight });
  });
  return (
    <div
      ref={box}
      // The list and the map's own words say the same to who does not see it.
      aria-hidden={isGlance}
      data-line={hasTold.current ? undefined : ''}
      className={`map-card ${isHeld ? '' : 'pointer-events-none'}`}
    >
      {children}
    </div>
  );
}
