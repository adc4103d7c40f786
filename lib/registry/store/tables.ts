import type { Generated } from 'kysely';
import type { DealCoverage } from '../contract';

/**
 * The tables, as both SQLite and PostgreSQL hold them (migrations/ creates them).
 * Dates are `YYYY-MM-DD` (Asia/Riyadh), instants ISO 8601 UTC text, booleans 0 or 1, JSON is text:
 * the same queries then run on both stores.
 */
type Flag = 0 | 1;

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

export interface DistrictsTable {
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

/** One run of an importer or of the seed. Rows point here, so that a whole load can be replaced. */
export interface ImportsTable {
  id: Generated<number>;
  dataset: string;
  file_name: string;
  /** SHA-256 of the content, so that a second run of the same file is recognised. */
  content_hash: string;
  /** Rows of a `loading` import are not shown by any query; becoming `active` is one short transaction. */
  status: 'loading' | 'active' | 'superseded' | 'failed' | 'undoing' | 'undone';
  sample: Flag;
  rows_read: number;
  rows_accepted: number;
  rows_refused: number;
  started_at: string;
  finished_at: string | null;
  source: string | null;
  licence: string | null;
  /** Of transactions: which transactions they are, and their first and last day (days since 1970-01-01). */
  coverage: DealCoverage | null;
  first_day: number | null;
  last_day: number | null;
  /** The import to which sample rows gave way. */
  superseded_by: number | null;
  undone_at: string | null;
  /** Whether what it replaced is still kept. */
  undo_kept: Generated<Flag>;
}

/** What an import replaced (save/changes.ts): the row before, as JSON with what hung on it. */
interface ImportChangesTable {
  import_id: number;
  entity: string;
  key: string;
  previous_import_id: number | null;
  before: string;
}

/** The content of transactions before an import corrected them. */
interface TransactionVersionsTable extends Omit<TransactionsTable, 'id' | 'reference'> {
  deed_id: number;
  previous_import_id: number;
}

/** Where each data set comes from, and whether it is sample data. One row a data set. */
interface DatasetsTable {
  dataset: string;
  sample: Flag;
  source: string;
  licence: string | null;
  /** Of transactions: which transactions they are. */
  coverage: DealCoverage | null;
  import_id: number | null;
  imported_at: string;
}

export interface AreasTable {
  id: Generated<number>;
  slug: string;
  name_ar: string;
  name_en: string;
  announced_on: string | null;
  starts_on: string | null;
  ends_on: string | null;
  plot_count: number | null;
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

interface RegistrarsTable {
  id: Generated<number>;
  code: string;
  name_ar: string;
  name_en: string | null;
  /** Both names, folded: what a search looks in. */
  search: string;
  phone: string;
  region_id: number;
  verified_on: string | null;
  import_id: number | null;
  content_hash: string | null;
}

interface PostsTable {
  id: Generated<number>;
  slug: string;
  published_on: string;
  updated_at: string;
  import_id: number | null;
  content_hash: string | null;
}

interface PostTextsTable {
  post_id: number;
  locale: 'ar' | 'en';
  title: string;
  summary: string;
  body: string;
  source_name: string | null;
  source_url: string | null;
}

/**
 * Transactions: one row a transaction, under the reference number of its source. One transaction may cover several
 * properties.
 */
interface TransactionsTable {
  id: Generated<number>;
  import_id: number;
  /** Line of the file on which it stands. */
  source_row: number;
  /** The transaction's identity: the same reference in a later file is the same transaction, perhaps corrected. */
  reference: string;
  /** Days since 1970-01-01 of the transaction's date (Asia/Riyadh): windows are integer arithmetic. */
  day: number;
  region_id: number;
  city_id: number | null;
  district_id: number | null;
  /** City and district as the source writes them, where they did not match one that is known. */
  place: string | null;
  property_type: string;
  property_use: string | null;
  property_count: number;
  /** Hundredths of a riyal, and hundredths of a square metre (dm²): whole numbers, so that sums are exact. */
  value_halalas: number;
  area_dm2: number | null;
}

/**
 * The roll-up: what an indicator query touches. Each transaction is counted once on each level (kingdom, region, city,
 * district) for its day and for its month, so that a query reads a bounded number of cells whatever the number
 * of transactions. indicator-cells.ts fills it and names the codes.
 */
interface IndicatorCellsTable {
  level: number;
  /** Id of the region, city or district; 0 for the kingdom. */
  place_id: number;
  span: number;
  /** First day of the span, days since 1970-01-01. */
  starts: number;
  property_type: string;
  /** `unavailable` where the source states none. */
  property_use: string;
  import_id: number;
  deeds: number;
  value_halalas: number;
  /** Value and area of only those transactions that state an area, and how many they are. */
  area_deeds: number;
  area_value_halalas: number;
  area_dm2: number;
}

interface BranchesTable {
  id: Generated<number>;
  code: string;
  city_id: number;
  name_ar: string;
  name_en: string;
  address_ar: string;
  address_en: string;
  /** JSON list of service codes. */
  services: string;
  slot_minutes: number;
  /** Offered no longer, and there for its bookings only. */
  withdrawn: Generated<Flag>;
  import_id: number | null;
  content_hash: string | null;
}

/** Opening hours: free slots are these, less closures, less bookings. Weekday 0 is Sunday. */
interface BranchHoursTable {
  branch_id: number;
  weekday: number;
  /** Clock times in Asia/Riyadh, `HH:MM`. */
  opens: string;
  closes: string;
}

interface BranchClosuresTable {
  branch_id: number;
  on_date: string;
}

/** Days with other hours than those of their weekday. */
interface BranchSpecialHoursTable {
  branch_id: number;
  on_date: string;
  opens: string;
  closes: string;
}

/** The primary key (branch, moment) is what keeps two visitors from one slot. */
interface BookingsTable {
  branch_id: number;
  starts_at: string;
  submission_id: string;
  /** HMACs of the sender's networks, narrow and wide, and of the phone; null once the visit is over. */
  network: string | null;
  wide_network: string | null;
  person: string | null;
}

export interface SubmissionsTable {
  id: string;
  reference: string;
  form: string;
  locale: 'ar' | 'en';
  /** HMAC of form and idempotency key. */
  idempotency_hash: string;
  /** HMAC of the normalised payload: tells a repeat from other content without reading either. */
  content_hash: string;
  /** Encrypted envelope (lib/registry/crypto); the only place where personal data lives. */
  payload: string;
  /** Id of the key that encrypted it. */
  key_id: string;
  state: 'received' | 'passed_on' | 'answered' | 'closed';
  received_at: string;
  changed_at: string;
  purge_on: string;
}

/** HMACs of the phones and emails that may ask for the state. */
interface SubmissionContactsTable {
  submission_id: string;
  contact_hash: string;
}

export interface AttachmentsTable {
  id: string;
  /** Null between upload and submission; orphans are purged. */
  submission_id: string | null;
  form: string;
  field: string;
  /** Encrypted: names of files are personal data too. */
  file_name: string;
  media_type: string;
  size: number;
  /** Encrypted: a plain digest tells which well-known file was sent. One of an earlier version is in clear until upkeep. */
  sha256: string;
  key_id: string;
  created_at: string;
  /** HMAC of the key under which another site passed it on; null for a file that a visitor sent here. */
  idempotency_hash: string | null;
  /** HMACs of the networks, narrow and wide, for whose refused form it waits; null for any other file. */
  kept_for: string | null;
  kept_near: string | null;
}

/** One a submission. Its state follows from its timestamps. */
export interface DeliveriesTable {
  submission_id: string;
  attempts: number;
  /** Null once it is delivered, refused or dead. */
  next_attempt_at: string | null;
  /** Until then another process leaves it alone. */
  leased_until: string | null;
  leased_by: string | null;
  delivered_at: string | null;
  refused_at: string | null;
  dead_at: string | null;
  /** Code of the last failure, never its text. */
  last_error: string | null;
  backend_reference: string | null;
  /** Of a booking that waits: HMACs of the sender's networks, which the registry behind bounds bookings by. */
  network: Generated<string | null>;
  wide_network: Generated<string | null>;
}

interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** What a remote registry answered last, for a site that starts while it is silent. */
interface LastAnswersTable {
  /** HMAC of the question: a name that somebody searched for is nobody's business. */
  key: string;
  /** Milliseconds since 1970. */
  given_at: number;
  /** Characters of `answer`. */
  size: number;
  answer: string;
}

/** Which averages are shown, for a version of the transactions (indicators/averages/kept.ts). */
interface ShownAveragesTable {
  version: string;
  last: number;
  minimum: number;
  rule: number;
  kept_at: string;
  content: string;
}

/** Jobs that only one process runs at a time. */
interface JobsTable {
  name: string;
  leased_until: string;
  leased_by: string;
  last_run_at: string | null;
}

export interface Tables {
  regions: RegionsTable;
  cities: CitiesTable;
  districts: DistrictsTable;
  place_aliases: PlaceAliasesTable;
  imports: ImportsTable;
  datasets: DatasetsTable;
  import_changes: ImportChangesTable;
  deed_versions: TransactionVersionsTable;
  areas: AreasTable;
  area_parts: AreaPartsTable;
  area_shapes: AreaShapesTable;
  area_events: AreaEventsTable;
  area_sources: AreaSourcesTable;
  registrars: RegistrarsTable;
  posts: PostsTable;
  post_texts: PostTextsTable;
  deeds: TransactionsTable;
  indicator_cells: IndicatorCellsTable;
  shown_averages: ShownAveragesTable;
  branches: BranchesTable;
  branch_hours: BranchHoursTable;
  branch_closures: BranchClosuresTable;
  branch_special_hours: BranchSpecialHoursTable;
  bookings: BookingsTable;
  submissions: SubmissionsTable;
  submission_contacts: SubmissionContactsTable;
  attachments: AttachmentsTable;
  deliveries: DeliveriesTable;
  rate_limits: RateLimitsTable;
  last_answers: LastAnswersTable;
  jobs: JobsTable;
}
