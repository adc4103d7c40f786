import type { PathOptions } from 'leaflet';
import type { Cover } from '@/lib/site/views/area-ground';
import type { ShownState } from './map-layers';

/** The colours of the page's mode, read from the style sheet: a canvas knows no classes. */
export function readInks() {
  const style = getComputedStyle(document.documentElement);
  const forced = matchMedia('(forced-colors: active)').matches;
  const ink = (name: string) => (forced ? 'CanvasText' : style.getPropertyValue(`--${name}`).trim());
  const ground = (name: string) => (forced ? 'Canvas' : style.getPropertyValue(`--${name}`).trim());
  const states: Record<ShownState, PathOptions> = {
    open: { color: ink('green-800'), fillColor: ink('green-600'), fillOpacity: 0.55 },
    undated: { color: ink('amber-800'), fillColor: lines(ink('amber-700'), 3, 'down'), fillOpacity: 0.9 },
    announced: { color: ink('blue-800'), fillColor: lines(ink('blue-700'), 2, 'up'), fillOpacity: 0.9 },
    to_be_announced: { color: ink('blue-800'), fill: false, dashArray: '4 3' },
    closed: { color: ink('brown-800'), fillColor: lines(ink('brown-400'), 2.5, 'level'), fillOpacity: 0.9 },
  };
  const covers: Record<Cover, PathOptions> = {
    whole: { color: ink('blue-700'), fillColor: ground('blue-100'), fillOpacity: 0.85, weight: 2 },
    part: {
      color: ink('blue-700'),
      fillColor: lines(ink('blue-600'), 2, 'up'),
      fillOpacity: 0.9,
      weight: 2,
      dashArray: '4 3',
    },
    around: { color: ink('stone-400'), fill: false, weight: forced ? 0.5 : 1 },
  };
  return {
    states,
    covers,
    names: { loud: ink('brown-900'), quiet: ink('stone-600'), halo: ground('white') },
    land: ground('stone-200'),
    border: ground('white'),
    outline: ink('brown-600'),
    marked: ink('blue-700'),
    line: ink('brown-900'),
    tints: ['white', 'brown-100', 'brown-200', 'brown-300'].map(ground),
  };
}
export type Inks = ReturnType<typeof readInks>;

/** From corner to corner of a tile of 8, and over its edges, so that tiles join. */
const strokes = {
  up: [
    [0, 8, 8, 0],
    [-2, 2, 2, -2],
    [6, 10, 10, 6],
  ],
  down: [
    [0, 0, 8, 8],
    [-2, 6, 2, 10],
    [6, -2, 10, 2],
  ],
  level: [[0, 4, 8, 4]],
} as const;

/**
 * Lines of a colour, as the fill of a canvas; Leaflet hands a fill on as it is, its types know colours alone. A state is
 * told by its lines, so that it can be read without colours.
 */
function lines(colour: string, width: number, way: keyof typeof strokes): string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 8;
  const pen = tile.getContext('2d');
  if (pen === null) return colour;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  for (const [fromX, fromY, toX, toY] of strokes[way]) {
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
  }
  pen.stroke();
  return (pen.createPattern(tile, 'repeat') ?? colour) as string;
}
