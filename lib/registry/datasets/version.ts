import { sql } from 'kysely';
import type { DatasetName } from '../contract';
import type { Queryable } from '../store/store';

/** Changes with every import into the data sets that shows, and with every one that is undone. */
export async function importsVersion(db: Queryable, datasets: readonly DatasetName[]): Promise<string> {
  const { rows } = await sql<Record<string, number | null>>`
    select count(*) as n, max(id) as newest, sum(id) as ids from imports
    where dataset in (${sql.join(datasets)}) and status = 'active'`.execute(db);
  return Object.values(rows[0] ?? {}).join(' ');
}
