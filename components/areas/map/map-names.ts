import { DomUtil, type Map as LeafletMap } from 'leaflet';

export interface WrittenName {
  text: string;
  lat: number;
  lon: number;
  quiet: boolean;
}

export interface NameInks {
  loud: string;
  quiet: string;
  halo: string;
}

const GAP = 4;
const LINE = 16;

/**
 * Names on a canvas of their own above the shapes, those that have room, anew when the map has moved: a node for each would
 * be hundreds.
 * @returns a function that takes them away
 */
export function writeNames(map: LeafletMap, names: readonly WrittenName[], inks: NameInks): () => void {
  const canvas = DomUtil.create('canvas', 'leaflet-zoom-hide', map.getPane('markerPane'));
  canvas.style.pointerEvents = 'none';
  const draw = () => drawNames(map, canvas, names, inks);
  map.on('moveend zoomend resize', draw);
  draw();
  return () => {
    map.off('moveend zoomend resize', draw);
    canvas.remove();
  };
}

function drawNames(
  map: LeafletMap,
  canvas: HTMLCanvasElement,
  names: readonly WrittenName[],
  inks: NameInks,
): void {
  const size = map.getSize();
  const ratio = devicePixelRatio || 1;
  DomUtil.setPosition(canvas, map.containerPointToLayerPoint([0, 0]));
  [canvas.width, canvas.height] = [size.x * ratio, size.y * ratio];
  [canvas.style.width, canvas.style.height] = [`${size.x}px`, `${size.y}px`];
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(ratio, ratio);
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle', lineWidth: 3, lineJoin: 'round' });
  const written: { x: number; y: number; half: number }[] = [];
  for (const { text, lat, lon, quiet } of names) {
    const { x, y } = map.latLngToContainerPoint([lat, lon]);
    pen.font = `${quiet ? 400 : 700} 13px ${getComputedStyle(map.getContainer()).fontFamily}`;
    const half = pen.measureText(text).width / 2;
    const leaves = x - half < GAP || x + half > size.x - GAP || y < LINE || y > size.y - LINE;
    const touches = written.some(
      (other) => Math.abs(other.x - x) < other.half + half + GAP && Math.abs(other.y - y) < LINE + GAP,
    );
    if (leaves || touches) continue;
    written.push({ x, y, half });
    pen.strokeStyle = inks.halo;
    pen.fillStyle = quiet ? inks.quiet : inks.loud;
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }
}
