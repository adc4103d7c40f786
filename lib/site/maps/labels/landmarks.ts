import type { Bilingual } from '@/lib/registry';
import type { Frame } from '@/lib/registry/geometry/bounds';
import known from './landmarks.json';
import { holdsPoint, type Outline } from './map-room';

/** What its sign shows. */
export type LandmarkKind = 'airport' | 'fort' | 'mosque' | 'stadium' | 'tower' | 'university';

/** What people of a city find their way by. One that is a district of its own has its name as a district. */
export interface Landmark {
  code: string;
  kind: LandmarkKind;
  name: Bilingual;
  /** Longitude and latitude, degrees; right to some two hundred metres. */
  at: [lon: number, lat: number];
  /** The district that everybody knows it to stand in. */
  district?: string;
}

const landmarks = known as unknown as readonly Landmark[];

/**
 * Whether a map shows a landmark: not where the estimated shape of its district does not hold it, as it would seem to stand in
 * a neighbour. `rings`: of a district by its code, as far as it is known there; degrees.
 */
export function isWhereItStands(
  { at, district }: Landmark,
  rings: (code: string) => Outline | undefined,
): boolean {
  const own = district === undefined ? undefined : rings(district);
  return own === undefined || holdsPoint(own, at);
}

/** The landmarks that lie in a frame. */
export const landmarksIn = ({ west, south, east, north }: Frame): Landmark[] =>
  landmarks.filter(({ at: [lon, lat] }) => lon > west && lon < east && lat > south && lat < north);
