import type { Generated } from 'kysely';
import type { DealCoverage } from '../../contract';
import type { Flag } from './flag';

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

/** What an import replaced (datasets/changes.ts): the row before, as JSON with what hung on it. */
interface ImportChangesTable {
  import_id: number;
  entity: string;
  key: string;
  previous_import_id: number | null;
  before: string;
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

export interface ImportsTables {
  imports: ImportsTable;
  import_changes: ImportChangesTable;
  datasets: DatasetsTable;
}
