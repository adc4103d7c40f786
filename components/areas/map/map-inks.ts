import type { PathOptions } from 'leaflet';
import type { ShownState } from './map-layers';

/** The colours of the page's mode, read from the style sheet: a canvas knows no classes. */
export function readInks() {
  const style = getComputedStyle(document.documentElement);
  const forced = matchMedia('(forced-colors: active)').matches;
  const ink = (name: string) => (forced ? 'CanvasText' : style.getPropertyValue(`--${name}`).trim());
  const ground = (name: string) => (forced ? 'Canvas' : style.getPropertyValue(`--${name}`).trim());
  const states: Record<ShownState, PathOptions> = {
    open: { color: ink('green-800'), fillColor: ink('green-600'), fillOpacity: 0.55 },
    undated: { color: ink('amber-800'), fillColor: hatch(ink('amber-700'), 3), fillOpacity: 0.9 },
    announced: { color: ink('blue-800'), fillColor: hatch(ink('blue-700'), 2), fillOpacity: 0.9 },
    to_be_announced: { color: ink('blue-800'), fill: false, dashArray: '4 3' },
    closed: { color: ink('brown-800'), fillColor: ink('brown-400'), fillOpacity: 0.55 },
  };
  return {
    states,
    land: ground('stone-200'),
    border: ground('white'),
    outline: ink('brown-600'),
    marked: ink('blue-700'),
    line: ink('brown-900'),
    tints: ['white', 'brown-100', 'brown-200', 'brown-300'].map(ground),
  };
}
export type Inks = ReturnType<typeof readInks>;

/** Lines of a colour, as the fill of a canvas; Leaflet hands a fill on as it is, its types know colours alone. */
function hatch(colour: string, width: number): string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 8;
  const pen = tile.getContext('2d');
  if (pen === null) return colour;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  for (const shift of [-8, 0, 8]) {
    pen.moveTo(shift, 8);
    pen.lineTo(shift + 8, 0);
  }
  pen.stroke();
  return (pen.createPattern(tile, 'repeat') ?? colour) as string;
}
