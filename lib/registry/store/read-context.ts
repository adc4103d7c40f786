import type { Queryable } from './store';

/** What a read runs on: the tables, and the day it is in Riyadh. */
export interface ReadContext {
  db: Queryable;
  now: Date;
  /** `YYYY-MM-DD`, Asia/Riyadh. */
  today: string;
  /** Averages over fewer transactions are withheld. */
  minimumDeeds: number;
  /** How long a question waits until it is known which averages are shown; then it is answered without. None: as long as it takes. */
  averagesWaitMs?: number;
}

export function bilingual(row: { name_ar: string; name_en: string }) {
  return { ar: row.name_ar, en: row.name_en };
}

export const offsetOf = (query: { page: number; pageSize: number }) => (query.page - 1) * query.pageSize;
