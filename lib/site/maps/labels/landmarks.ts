import type { Bilingual } from '@/lib/registry';
import { type Frame, liesIn } from '@/lib/registry/geometry/bounds';
import known from './landmarks.json';
import { holdsPoint, type Outline } from './map-room';
import stations from './metro-stations.json';

/** What its sign shows. */
export type LandmarkKind =
  | 'airport'
  | 'fort'
  | 'fountain'
  | 'mall'
  | 'mosque'
  | 'mountain'
  | 'museum'
  | 'stadium'
  | 'station'
  | 'tower'
  | 'university';

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

/** What a city is known by before the stations of its metro. */
const landmarks = [...known, ...stations] as unknown as readonly Landmark[];

/** Of a kind that a city has many of, all with one sign: without its name one tells nothing, and where there is anything else it comes after that. */
export const isOneOfMany = ({ kind }: Pick<Landmark, 'kind'>): boolean => kind === 'station';

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
export const landmarksIn = (frame: Frame): Landmark[] =>
  landmarks.filter(({ at: [lon, lat] }) => liesIn(lon, lat, frame));
