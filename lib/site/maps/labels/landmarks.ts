import type { Bilingual } from '@/lib/registry';
import type { Frame } from '@/lib/registry/geometry/bounds';
import known from './landmarks.json';

/** What its sign shows. */
export type LandmarkKind = 'airport' | 'fort' | 'mosque' | 'stadium' | 'tower' | 'university';

/** What people of a city find their way by. One that is a district of its own has its name as a district. */
export interface Landmark {
  code: string;
  kind: LandmarkKind;
  name: Bilingual;
  /** Longitude and latitude, degrees; right to some two hundred metres. */
  at: [lon: number, lat: number];
}

const landmarks = known as unknown as readonly Landmark[];

/** The landmarks that lie in a frame. */
export const landmarksIn = ({ west, south, east, north }: Frame): Landmark[] =>
  landmarks.filter(({ at: [lon, lat] }) => lon > west && lon < east && lat > south && lat < north);
