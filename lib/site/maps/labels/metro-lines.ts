import { type Frame, liesIn } from '@/lib/registry/geometry/bounds';
import known from './metro-lines.json';
import { crossesBox, type Point, type Segment } from './sheet-leader';

/** The lines of Riyadh's metro, by their stations: right to some two hundred metres there, and straight between them. */
const lines = (known as unknown as readonly { stations: readonly Point[] }[]).map(({ stations }) => stations);

/** From station to station. */
const stretches = lines.flatMap((stations) =>
  stations.slice(1).map((to, index): Segment => [stations[index] as Point, to]),
);

/** What of the lines is seen in a frame: what runs past one of its corners is not. */
const seenIn = ({ west, east, south, north }: Frame): Segment[] =>
  stretches.filter((stretch) =>
    crossesBox(stretch, { left: west, right: east, top: south, bottom: north }, 0),
  );

export const hasMetro = (frame: Frame): boolean => seenIn(frame).length > 0;

/** The metro lines of a drawing, in its units. */
export interface Metro {
  /** From station to station. */
  stretches: Segment[];
  stations: Point[];
}

/** What of the metro lies in a frame; null where none of it does. `point`: the units of the drawing. */
export function metroOn(frame: Frame, point: (lon: number, lat: number) => Point): Metro | null {
  const seen = seenIn(frame);
  if (seen.length === 0) return null;
  const stations = lines.flat().filter(([lon, lat]) => liesIn(lon, lat, frame));
  return {
    stretches: seen.map(([from, to]) => [point(...from), point(...to)]),
    stations: stations.map((at) => point(...at)),
  };
}

const written = (at: Point) => at.map(Math.round).join(' ');

/** As SVG path data: lines, each run of stretches one, and each station as a point. */
export function metroPaths(metro: Metro): { lines: string; stations: string } {
  let end = '';
  const drawn = metro.stretches.map((stretch) => {
    const [from, to] = stretch.map(written);
    const path = from === end ? `L${to}` : `M${from}L${to}`;
    end = to ?? '';
    return path;
  });
  const places = new Set(metro.stations.map(written));
  return { lines: drawn.join(''), stations: [...places].map((place) => `M${place}h0`).join('') };
}

/** Of a map that can be moved: all lines, latitude first as it wants them. */
export const metroLines = (): [lat: number, lon: number][][] =>
  lines.map((stations) => stations.map(([lon, lat]) => [lat, lon]));
