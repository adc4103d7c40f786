import { type District, POINT_RADIUS_MAX, type ReadOutput, type Registry } from '@/lib/registry';
import { type Point, parsePoint } from '@/lib/search/point';
import type { Answer } from './load';

/** A point that an address asks about, and the metres within which a device knew it: 0 for one that was pointed at. */
export interface AskedPoint extends Point {
  readonly radius: number;
}

/** A point with what is known of it. */
export interface AnsweredPoint extends AskedPoint {
  /** Null where the circle is so wide that it may lie anywhere in a city. */
  readonly found: ReadOutput<'areaAt'> | null;
}

export function askedPoint(place: string | undefined, radius: number | undefined): AskedPoint | undefined {
  const point = place === undefined ? null : parsePoint(place);
  return point === null ? undefined : { ...point, radius: radius ?? 0 };
}

export async function answeredPoint(source: Registry, asked: AskedPoint): Promise<AnsweredPoint> {
  const found = asked.radius > POINT_RADIUS_MAX ? null : (await source.areaAt(asked)).data;
  return { ...asked, found };
}

/** The point as a reader writes it. */
export const pointText = ({ lat, lon }: Point) => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

/**
 * What the point adds to the answer of its district: whether it lies in an announced area. That it lies outside is told
 * where an outline of what applies there is drawn, or nothing applies.
 */
export function liesOf({ found }: AnsweredPoint, { main, outcome }: Pick<Answer, 'main' | 'outcome'>) {
  if (found === null) return null;
  if (found.lies !== 'outside') return found.lies;
  const isDrawn = outcome === 'none' || (outcome !== 'counted' && main?.area.shape != null);
  return isDrawn ? ('outside' as const) : null;
}

/** The districts that the circle reaches beside the nearest. */
export const othersOf = ({ found }: AnsweredPoint): readonly District[] => found?.others ?? [];
