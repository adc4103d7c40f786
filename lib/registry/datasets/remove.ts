import { type RawBuilder, sql } from 'kysely';
import { removeBranches } from '../appointments/save';
import { written } from '../store/stage';
import type { Queryable } from '../store/store';
import type { Entity } from './changes';

/** Takes rows of a data set away; returns how many. */
export async function removeRows(db: Queryable, entity: Entity, which: RawBuilder<unknown>): Promise<number> {
  if (entity === 'branches') return removeBranches(db, which);
  return written(sql`delete from ${sql.table(entity)} where ${which}`, db);
}
