import { type Frame, framesMeet, liesIn } from '@/lib/registry/geometry/bounds';
import known from './metro-lines.json';
import type { Point, Segment } from './sheet-leader';

type Place = readonly [lon: number, lat: number];
type Stretch = readonly [from: Place, to: Place];

/** The lines of Riyadh's metro, by their stations: right to some two hundred metres there, and straight between them. */
const lines = (known as unknown as readonly { stations: readonly Place[] }[]).map(({ stations }) => stations);

const stretchesOf = (stations: readonly Place[]): Stretch[] =>
  stations.slice(1).map((to, index) => [stations[index] as Place, to]);

/** Whether the box around a stretch meets a frame. */
const meets = ([[lon, lat], [toLon, toLat]]: Stretch, frame: Frame): boolean =>
  framesMeet(frame, {
    west: Math.min(lon, toLon),
    east: Math.max(lon, toLon),
    south: Math.min(lat, toLat),
    north: Math.max(lat, toLat),
  });

/** A stretch is looked at in so many places. */
const LOOKS = 16;

/** Whether a metro line is seen in a frame: what runs past one of its corners is not. */
export const hasMetro = (frame: Frame): boolean =>
  lines.some((stations) =>
    stretchesOf(stations)
      .filter((stretch) => meets(stretch, frame))
      .some(([[lon, lat], [toLon, toLat]]) =>
        Array.from({ length: LOOKS + 1 }, (_, index) => index / LOOKS).some((part) =>
          liesIn(lon + part * (toLon - lon), lat + part * (toLat - lat), frame),
        ),
      ),
  );

/** The metro lines of a drawing, in its units. */
export interface Metro {
  /** From station to station. */
  stretches: Segment[];
  stations: Point[];
}

/** What of the metro lies in a frame; null where none of it does. `point`: the units of the drawing. */
export function metroOn(frame: Frame, point: (lon: number, lat: number) => Point): Metro | null {
  if (!hasMetro(frame)) return null;
  const stretches = lines.flatMap((stations) =>
    stretchesOf(stations).filter((stretch) => meets(stretch, frame)),
  );
  const stations = lines.flat().filter(([lon, lat]) => liesIn(lon, lat, frame));
  return {
    stretches: stretches.map(([from, to]) => [point(...from), point(...to)]),
    stations: stations.map((at) => point(...at)),
  };
}

const written = (at: Point) => at.map(Math.round).join(' ');

/** As SVG path data: lines, each run of stretches one, and each station as a point. */
export function metroPaths({ stretches, stations }: Metro): { lines: string; stations: string } {
  let end = '';
  const drawn = stretches.map((stretch) => {
    const [from, to] = stretch.map(written);
    const path = from === end ? `L${to}` : `M${from}L${to}`;
    end = to ?? '';
    return path;
  });
  const places = new Set(stations.map(written));
  return { lines: drawn.join(''), stations: [...places].map((place) => `M${place}h0`).join('') };
}

/** Of a map that can be moved: all lines, latitude first as it wants them. */
export const metroLines = (): [lat: number, lon: number][][] =>
  lines.map((stations) => stations.map(([lon, lat]) => [lat, lon]));
