import type { Generated } from 'kysely';
import type { Flag } from './flag';

interface RegionsTable {
  /** The official number, 1 to 13; also the order of display. */
  id: number;
  code: string;
  name_ar: string;
  name_en: string;
}

interface CitiesTable {
  id: Generated<number>;
  region_id: number;
  code: string;
  name_ar: string;
  name_en: string;
  lon: number | null;
  lat: number | null;
  /** Whether lists of cities offer it; the other towns and villages are found by name. */
  listed: Generated<Flag>;
  /** Code of the governorate or city that announcements mean with it. */
  part_of: string | null;
  /** Code of the nearest listed city of the region: tells places of one name apart. */
  near: string | null;
  import_id: number | null;
  content_hash: string | null;
}

interface DistrictsTable {
  id: Generated<number>;
  city_id: number;
  code: string;
  name_ar: string;
  name_en: string;
  lon: number | null;
  lat: number | null;
  /** GeoJSON geometry of the boundary, where one was imported. */
  geometry: string | null;
  import_id: number | null;
  content_hash: string | null;
}

/** Spellings that mean a place, its own names among them. Keys are `placeNameKey` of the spelling. */
interface PlaceAliasesTable {
  kind: 'region' | 'city' | 'district';
  /** Region of a city, city of a district, 0 for a region. */
  parent_id: number;
  alias: string;
  target_id: number;
  import_id: number | null;
}

export interface PlacesTables {
  regions: RegionsTable;
  cities: CitiesTable;
  districts: DistrictsTable;
  place_aliases: PlaceAliasesTable;
}
