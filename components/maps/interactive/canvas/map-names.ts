import { DomUtil, type LatLng, type Map as LeafletMap, latLng, type Point } from 'leaflet';
import { NAME_LINE, NameLayout } from '@/lib/site/maps/interactive/name-layout';
import type { Nameable, Written } from '@/lib/site/maps/interactive/nameable';
import { facing } from '@/lib/site/maps/interactive/side-line';
import type { BoundaryStreets, Side } from '@/lib/site/maps/labels/boundary-streets';
import {
  type Corner,
  holdsPoint,
  LINE,
  type Outline,
  roomIn,
  roomsIn,
} from '@/lib/site/maps/labels/map-room';
import { metroOn } from '@/lib/site/maps/labels/metro-lines';
import type { Box, Segment } from '@/lib/site/maps/labels/sheet-leader';
import type { WrittenName } from '../layers/map-layers';
import { GROUND_SEEN } from './use-is-closer';

export interface NameInks {
  loud: string;
  number: string;
  quiet: string;
  /** Of the streets that bound a district. */
  street: string;
  /** Of the lines to names beside their shapes. */
  line: string;
  halo: string;
  /** Of words on what is announced. */
  haloOn: string;
  /** On what is announced in part. */
  haloPart: string;
  /** And on what another announcement names. */
  haloElsewhere: string;
  /** Of the halo, pixels; on lines it is a plate. */
  width: number;
  plate: number;
}

/** The zoom in whose pixels outlines are kept. */
const KEPT_AT = 12;
const FONT = 13;
/** On a map that is narrower than this names are a pixel smaller. */
const WIDE = 448;
/** Of letters. */
const WEIGHTS = { name: 500, number: 700, quiet: 400, street: 400 } as const;
/** Pixels from the words of a plate to its edge. */
const PLATE = 8;
/** By which the halo of words above a line of the ground is wider. */
const OVER_LINE = 3;

/** Pixels above words on the map that belong to them: the dot of a city. */
const DOT = 10;

/** Leaflet has its canvases at 100 and its drawings, as the metro is, at 200. */
const ABOVE_LINES = '300';

/** Pixels of the corner in which the bar stands. */
const SCALE = { x: 126, y: 34 };

/** A name behind its number, in the direction of its language. */
export const worded = ({ number, text }: Pick<WrittenName, 'number' | 'text'>): string =>
  number > 0 ? `\u2068${number} ${text}\u2069` : text;

/** A name whose outline is projected once: what is drawn at another zoom is that, scaled. */
interface Kept extends WrittenName {
  outline: Outline;
  middle: Corner | null;
  extent: Box;
}

/** A name whose shape is seen, in pixels of the map. */
interface InView extends Nameable {
  streets: BoundaryStreets | undefined;
  /** The outer edge of one that has streets. */
  outer: readonly Corner[];
}

function kept(map: LeafletMap, name: WrittenName): Kept {
  const cornerOf = ([lon, lat]: readonly [number, number]): Corner => {
    const { x, y } = map.project([lat, lon], KEPT_AT);
    return [x, y];
  };
  const outline = name.rings.map((ring) => ring.map(cornerOf));
  const middle = name.at ? cornerOf(name.at) : null;
  const corners = middle === null ? outline.flat() : [middle];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const extent = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  return { ...name, outline, middle, extent };
}

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
 * Names on a canvas of their own above the shapes, those that have room, anew when the map has moved: a node for each would
 * be hundreds.
 */
export class NameCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #names: readonly Kept[];
  readonly #map: LeafletMap;
  readonly #words: MutationObserver;
  readonly #ons: ReadonlyMap<string, WrittenName['on']>;
  #plates: readonly Plate[] = [];
  #asked = 0;

  /** @param isLed whether what is announced stands beside its shape where it has no room in it */
  constructor(
    map: LeafletMap,
    names: readonly WrittenName[],
    readonly inks: NameInks,
    readonly isLed: boolean,
  ) {
    this.#map = map;
    this.#names = names.map((name) => kept(map, name));
    this.#ons = new Map(names.map(({ id, on }) => [id, on]));
    this.#canvas = DomUtil.create('canvas', 'leaflet-zoom-hide', map.getPane('overlayPane'));
    this.#canvas.style.pointerEvents = 'none';
    this.#canvas.style.zIndex = ABOVE_LINES;
    // In the frame after the move: Leaflet moves its nodes last.
    map.on('moveend zoomend resize', this.#ask);
    // The names of cities are nodes, which come a moment later.
    this.#words = new MutationObserver(this.#ask);
    const pane = map.getPane('markerPane');
    if (pane) this.#words.observe(pane, { childList: true });
  }

  /** Leaves room for these, which stand above. */
  clearOf(plates: readonly Plate[]): void {
    this.#plates = plates;
    this.#ask();
  }

  remove(): void {
    cancelAnimationFrame(this.#asked);
    this.#words.disconnect();
    this.#map.off('moveend zoomend resize', this.#ask);
    this.#canvas.remove();
  }

  readonly #ask = (): void => {
    cancelAnimationFrame(this.#asked);
    this.#asked = requestAnimationFrame(this.#draw);
  };

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

  /** Words that stand on the map as nodes, with the dots above them. */
  #nodes(): Box[] {
    const icons = this.#map.getPane('markerPane')?.children ?? [];
    return [...icons].flatMap((icon) => {
      const word = icon.querySelector('span');
      if (word === null) return [];
      // Where Leaflet has put it: on the screen it may still be on its way.
      const { x, y } = this.#map.layerPointToContainerPoint(DomUtil.getPosition(icon as HTMLElement));
      const [at, box] = [icon.getBoundingClientRect(), word.getBoundingClientRect()];
      return {
        left: x + box.left - at.left,
        right: x + box.right - at.left,
        top: y + box.top - at.top - DOT,
        bottom: y + box.bottom - at.top,
      };
    });
  }

  #write(pen: CanvasRenderingContext2D, size: Point): void {
    const family = getComputedStyle(this.#map.getContainer()).fontFamily;
    const letters = size.x < WIDE ? FONT - 1 : FONT;
    const font = (kind: Written['kind'], isSmall = false) =>
      `${WEIGHTS[kind]} ${isSmall ? letters - 1 : letters}px ${family}`;
    const measure = (words: string, isLoud: boolean) => {
      pen.font = font(isLoud ? 'name' : 'quiet');
      return pen.measureText(words).width;
    };
    const plates = this.#plates.map(({ text, at }): Box => {
      const { x, y } = this.#map.latLngToContainerPoint(latLng(at));
      const half = measure(text, true) / 2 + PLATE;
      return { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
    });
    const scale: Box = { left: 0, right: SCALE.x, top: size.y - SCALE.y, bottom: size.y };
    const layout = new NameLayout(size, [scale, ...plates, ...this.#nodes()], measure, this.#beneath());
    const shown = this.#inView(size).filter(({ id }) => !this.#plates.some((plate) => plate.id === id));
    for (const { id, outer, streets = {} } of this.#inView(size))
      for (const [side, street] of Object.entries(streets) as [Side, string][]) {
        const place = facing(outer, side);
        if (place !== null) layout.along(`${id} ${side}`, street, place);
      }
    layout.writeAll(shown, this.isLed);
    for (const words of layout.written) this.#paint(pen, words, font(words.kind, words.isSmall));
  }

  /** The lines of the ground, in pixels of the map. */
  #beneath(): Segment[] {
    const map = this.#map;
    if (map.getZoom() < GROUND_SEEN) return [];
    const view = map.getBounds();
    const [west, south, east, north] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()];
    const metro = metroOn({ west, south, east, north }, (lon, lat) => {
      const { x, y } = map.latLngToContainerPoint([lat, lon]);
      return [x, y];
    });
    return metro?.stretches ?? [];
  }

  /** The names whose shapes are seen, in pixels of the map. */
  #inView(size: Point): InView[] {
    const map = this.#map;
    const scale = map.getZoomScale(map.getZoom(), KEPT_AT);
    const start = map.project(map.containerPointToLatLng([0, 0]), map.getZoom());
    const toMap = (x: number, y: number): [number, number] => [x * scale - start.x, y * scale - start.y];
    return this.#names.flatMap((name) => {
      const { outline, middle, extent } = name;
      const [left, top] = toMap(extent.left, extent.top);
      const [right, bottom] = toMap(extent.right, extent.bottom);
      if (right < 0 || bottom < 0 || left > size.x || top > size.y) return [];
      const named: InView = {
        id: name.id,
        text: worded(name),
        name: name.text,
        number: name.number,
        quiet: name.quiet,
        soft: name.soft,
        streets: name.streets,
        outer: name.streets ? (outline[0] ?? []).map(([x, y]) => toMap(x, y)) : [],
        extent: { left, top, right, bottom },
        point: middle && toMap(...middle),
        rooms: (tall) =>
          outline.length === 0
            ? []
            : roomsIn(outline, tall / scale).map(({ x, y, width }) => {
                const [atX, atY] = toMap(x, y);
                return { x: atX, y: atY, width: width * scale };
              }),
        holds: ([x, y]) => holdsPoint(outline, [(x + start.x) / scale, (y + start.y) / scale]),
      };
      return named;
    });
  }

  #paint(
    pen: CanvasRenderingContext2D,
    { id, kind, lines, x, y, turned, leader, isCrossed }: Written,
    font: string,
  ): void {
    const { inks } = this;
    if (leader !== null) {
      pen.beginPath();
      pen.moveTo(...leader[0]);
      pen.lineTo(...leader[1]);
      pen.lineWidth = 1;
      pen.strokeStyle = inks.line;
      pen.stroke();
    }
    pen.save();
    pen.translate(x, y);
    pen.rotate(turned);
    pen.font = font;
    // Turned, the blanks between words are set closer.
    pen.wordSpacing = turned === 0 ? '0px' : '2px';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const on = leader === null ? this.#ons.get(id) : undefined;
    pen.lineWidth = on === 'part' ? inks.plate : inks.width + (isCrossed ? OVER_LINE : 0);
    pen.lineJoin = 'round';
    const halos = {
      whole: inks.haloOn,
      elsewhere: inks.haloElsewhere,
      part: inks.haloPart,
      around: inks.halo,
    };
    pen.strokeStyle = halos[on ?? 'around'];
    const colours = { quiet: inks.quiet, number: inks.number, street: inks.street, name: inks.loud };
    pen.fillStyle = colours[kind];
    const downOf = (index: number) => (index - (lines.length - 1) / 2) * NAME_LINE;
    lines.forEach((line, index) => {
      pen.strokeText(line, 0, downOf(index));
    });
    // The halo of a line does not reach over the one above.
    lines.forEach((line, index) => {
      pen.fillText(line, 0, downOf(index));
    });
    pen.restore();
  }
}
