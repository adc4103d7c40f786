import type { Generated } from 'kysely';
import type { Flag } from './flag';

export interface AreasTable {
  id: Generated<number>;
  slug: string;
  name_ar: string;
  name_en: string;
  announced_on: string | null;
  starts_on: string | null;
  ends_on: string | null;
  plot_count: number | null;
  /** Of how many of its districts, those announced first, plots and properties are told; null where of all. */
  plots_in_first: number | null;
  titles_total: number | null;
  transactions_total: number | null;
  properties_total: number | null;
  totals_sample: Flag;
  /** What its counts mean, where that needs a word. */
  note_ar: string | null;
  note_en: string | null;
  import_id: number | null;
  /** Of the input that the row was made from: tells a repeated import from a changed one. Likewise elsewhere. */
  content_hash: string | null;
  updated_at: string;
}

interface AreaPartsTable {
  id: Generated<number>;
  area_id: number;
  position: number;
  kind: 'district' | 'district_part' | 'plan' | 'city' | 'place' | 'unnamed_districts';
  region_id: number;
  city_id: number | null;
  district_id: number | null;
  name_ar: string | null;
  name_en: string | null;
  district_count: number | null;
  plot_count: number | null;
  /** Plans, boundary streets and the like, as the announcement gives them. */
  note_ar: string | null;
  note_en: string | null;
}

/** Shapes apart from the areas, so that lists do not drag coordinates along. */
interface AreaShapesTable {
  id: Generated<number>;
  area_id: number;
  part_id: number | null;
  kind: 'official' | 'indicative';
  /** GeoJSON Polygon or MultiPolygon. */
  geometry: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

interface AreaEventsTable {
  id: Generated<number>;
  area_id: number;
  kind: 'announced' | 'started' | 'ended' | 'extended' | 'corrected';
  on_date: string;
  note_ar: string | null;
  note_en: string | null;
}

interface AreaSourcesTable {
  id: Generated<number>;
  area_id: number;
  name_ar: string;
  name_en: string;
  url: string | null;
}

export interface AreasTables {
  areas: AreasTable;
  area_parts: AreaPartsTable;
  area_shapes: AreaShapesTable;
  area_events: AreaEventsTable;
  area_sources: AreaSourcesTable;
}
