import type { Generated } from 'kysely';

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

/** The content of transactions before an import corrected them. */
interface TransactionVersionsTable extends Omit<TransactionsTable, 'id' | 'reference'> {
  deed_id: number;
  previous_import_id: number;
}

/**
 * The roll-up: what an indicator query touches. Each transaction is counted once on each level (kingdom, region, city,
 * district) for its day and for its month, so that a query reads a bounded number of cells whatever the number
 * of transactions. indicators/cells.ts fills it and names the codes.
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

/** Which averages are shown, for a version of the transactions (indicators/averages/kept.ts). */
interface ShownAveragesTable {
  version: string;
  last: number;
  minimum: number;
  rule: number;
  kept_at: string;
  content: string;
}

export interface TransactionsTables {
  deeds: TransactionsTable;
  deed_versions: TransactionVersionsTable;
  indicator_cells: IndicatorCellsTable;
  shown_averages: ShownAveragesTable;
}
