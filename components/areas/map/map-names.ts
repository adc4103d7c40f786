import { DomUtil, type LatLng, type Map as LeafletMap, latLng, type Point } from 'leaflet';
import { type Corner, hasRoom, LINE, type NameBox, type Outline, roomIn } from '@/lib/site/views/map-room';

export interface WrittenName {
  /** The district that bears it. */
  id: string;
  text: string;
  /** In the list of its city; 0 of one that has none. */
  number: number;
  /** Its outline, longitude before latitude. */
  rings: Outline;
  quiet: boolean;
  /** Its outline is no boundary: a name may reach a little over it. */
  soft: boolean;
}

export interface NameInks {
  loud: string;
  quiet: string;
  halo: string;
  /** Of the halo, pixels. */
  width: number;
}

/** The zoom in whose pixels outlines are kept. */
const KEPT_AT = 12;
const FONT = 13;
/** On a map that is narrower than this names are a pixel smaller. */
const WIDE = 448;
/** Pixels by which a name reaches over a soft edge. */
const OVER = 8;
/** Pixels from the words of a plate to its edge. */
const PLATE = 8;

/** Pixels that a number is high. */
const DIGITS = 12;

/** A name behind its number, in the direction of its language. */
export const worded = ({ number, text }: Pick<WrittenName, 'number' | 'text'>): string =>
  number > 0 ? `\u2068${number} ${text}\u2069` : text;

/** A name whose outline is projected once: what is drawn at another zoom is that, scaled. */
interface Kept extends WrittenName {
  outline: Outline;
}

const kept = (map: LeafletMap, name: WrittenName): Kept => ({
  ...name,
  outline: name.rings.map((ring) =>
    ring.map(([lon, lat]): Corner => {
      const { x, y } = map.project([lat, lon], KEPT_AT);
      return [x, y];
    }),
  ),
});

/** Where in its shape a name stands, on whatever zoom; null of a name without a shape. */
export function placeOf(map: LeafletMap, name: WrittenName): LatLng | null {
  const room = roomIn(kept(map, name).outline, 0);
  return room === null ? null : map.unproject([room.x, room.y], KEPT_AT);
}

/** The names on plates of their own, which no other name may touch. */
export interface Plate {
  id: string;
  text: string;
  at: LatLng;
}

/**
 * Names on a canvas of their own above the shapes, those that have room in theirs, anew when the map has moved: a node for
 * each would be hundreds.
 */
export class NameCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #names: readonly Kept[];
  readonly #map: LeafletMap;
  #plates: readonly Plate[] = [];

  constructor(
    map: LeafletMap,
    names: readonly WrittenName[],
    readonly inks: NameInks,
  ) {
    this.#map = map;
    this.#names = names.map((name) => kept(map, name));
    this.#canvas = DomUtil.create('canvas', 'leaflet-zoom-hide', map.getPane('overlayPane'));
    this.#canvas.style.pointerEvents = 'none';
    map.on('moveend zoomend resize', this.#draw);
  }

  /** Leaves room for these, which stand above. */
  clearOf(plates: readonly Plate[]): void {
    this.#plates = plates;
    this.#draw();
  }

  remove(): void {
    this.#map.off('moveend zoomend resize', this.#draw);
    this.#canvas.remove();
  }

  readonly #draw = (): void => {
    const size = this.#map.getSize();
    const ratio = devicePixelRatio || 1;
    const canvas = this.#canvas;
    DomUtil.setPosition(canvas, this.#map.containerPointToLayerPoint([0, 0]));
    [canvas.width, canvas.height] = [size.x * ratio, size.y * ratio];
    [canvas.style.width, canvas.style.height] = [`${size.x}px`, `${size.y}px`];
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.scale(ratio, ratio);
    this.#write(pen, size);
  };

  #write(pen: CanvasRenderingContext2D, size: Point): void {
    const map = this.#map;
    const family = getComputedStyle(map.getContainer()).fontFamily;
    const scale = map.getZoomScale(map.getZoom(), KEPT_AT);
    const start = map.project(map.containerPointToLatLng([0, 0]), map.getZoom());
    Object.assign(pen, {
      textAlign: 'center',
      textBaseline: 'middle',
      lineWidth: this.inks.width,
      lineJoin: 'round',
    });
    const letters = size.x < WIDE ? FONT - 1 : FONT;
    pen.font = `700 ${FONT}px ${family}`;
    const plates = this.#plates.map(({ text, at }): NameBox => {
      const { x, y } = map.latLngToContainerPoint(latLng(at));
      return { x, y, half: pen.measureText(text).width / 2 + PLATE };
    });
    const written = [...plates];
    /** Where words stand in their shape; a number stays on it however small that is. */
    const placed = ({ outline, quiet, soft }: Kept, words: string, isNumber: boolean) => {
      const room = roomIn(outline, isNumber ? 0 : LINE / scale);
      if (room === null) return null;
      pen.font = `${quiet ? 400 : 700} ${letters}px ${family}`;
      const half = pen.measureText(words).width / 2;
      const at = { x: room.x * scale - start.x, y: room.y * scale - start.y, half };
      const width = isNumber ? Number.POSITIVE_INFINITY : room.width * scale + (soft ? 2 * OVER : 0);
      return { box: isNumber ? { ...at, tall: DIGITS } : at, width, fits: 2 * half <= width };
    };
    const write = (name: Kept, words: string, isNumber = false): boolean => {
      const place = placed(name, words, isNumber);
      if (place === null || !hasRoom(place.box, place.width, size, written)) return false;
      written.push(place.box);
      pen.strokeStyle = this.inks.halo;
      pen.fillStyle = name.quiet ? this.inks.quiet : this.inks.loud;
      pen.strokeText(words, place.box.x, place.box.y);
      pen.fillText(words, place.box.x, place.box.y);
      return true;
    };
    const names = this.#names.filter(({ id }) => !this.#plates.some((plate) => plate.id === id));
    // Numbers first, where the name has no room: of a name that others stand in the way of, its number is left.
    const isNarrow = (name: Kept) => name.number > 0 && !placed(name, worded(name), false)?.fits;
    const narrow = new Set(names.filter(isNarrow));
    for (const name of narrow) write(name, String(name.number), true);
    for (const name of names)
      if (!narrow.has(name) && !write(name, worded(name)) && name.number > 0)
        write(name, String(name.number), true);
  }
}
