import type { AREA_PART_KINDS, Bilingual } from '../contract';
import type { SeedSource } from './publishers';

/** One place that an announcement names. A district of places.ts brings its own name. */
export interface SeedPart {
  kind: (typeof AREA_PART_KINDS)[number];
  region: string;
  city: string | null;
  district?: string;
  name?: Bilingual;
  districts?: number | null;
  plots?: number | null;
}

/** One published announcement. Dates are `YYYY-MM-DD` (Asia/Riyadh), null where no source states them. */
export interface SeedAnnouncement {
  slug: string;
  name: Bilingual;
  announcedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
  plots: number | null;
  parts: readonly SeedPart[];
  /** What a reader must know about the end date: sources that disagree, a date that looks like a slip. */
  endNote?: Bilingual;
  sources: readonly SeedSource[];
}
