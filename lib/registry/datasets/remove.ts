import { type RawBuilder, sql } from 'kysely';
import { written } from '../store/stage';
import type { Queryable } from '../store/store';
import type { Entity } from './changes';

/**
 * Takes branches away. One that somebody has booked is offered no longer and stays until upkeep finds it without bookings:
 * they would go with it, and whoever comes could not be told where to.
 */
export async function removeBranches(db: Queryable, which: RawBuilder<unknown>): Promise<number> {
  const booked = sql`exists (select 1 from bookings where bookings.branch_id = branches.id)`;
  const going = sql`${which} and branches.withdrawn = 0`;
  const kept = await written(
    sql`update branches set withdrawn = 1, import_id = null, content_hash = null where ${going} and ${booked}`,
    db,
  );
  return kept + (await written(sql`delete from branches where ${going} and not ${booked}`, db));
}

/** Takes rows of a data set away; returns how many. */
export async function removeRows(db: Queryable, entity: Entity, which: RawBuilder<unknown>): Promise<number> {
  if (entity === 'branches') return removeBranches(db, which);
  return written(sql`delete from ${sql.table(entity)} where ${which}`, db);
}
