import { sql } from 'kysely';
import { withImportLease } from '../datasets/lease';
import { refreshDataset } from '../datasets/provenance';
import { removeBranches } from '../datasets/remove';
import type { Atomically } from '../store/steps';
import type { Queryable, Store } from '../store/store';

/** Every branch with its bookings from now on, those that are taken away among them while they have any. */
export async function branchesAt(db: Queryable, now: Date) {
  return db
    .selectFrom('branches')
    .innerJoin('cities', 'cities.id', 'branches.city_id')
    .select(['branches.code', 'cities.code as city', 'branches.name_ar', 'branches.name_en'])
    .select(['branches.slot_minutes', 'branches.withdrawn'])
    .select((eb) =>
      eb
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<number>().as('bookings'))
        .whereRef('bookings.branch_id', '=', 'branches.id')
        .where('bookings.starts_at', '>', now.toISOString())
        .as('bookings'),
    )
    .orderBy('branches.code')
    .execute();
}

/** Takes a branch away; returns how many bookings from now on it has, or null where there is no such branch. */
export async function removeBranch(store: Store, code: string, now: Date): Promise<number | null> {
  const atomically: Atomically = (step) => store.write.transaction().execute(step);
  // An import keeps what it replaces before it replaces it.
  const remove = async (db: Queryable) => {
    const branch = (await branchesAt(db, now)).find((row) => row.code === code && row.withdrawn === 0);
    if (branch === undefined) return null;
    await removeBranches(db, sql`branches.code = ${code}`);
    await refreshDataset(db, 'appointments');
    return branch.bookings ?? 0;
  };
  return withImportLease(
    atomically,
    ['appointments'],
    () => new Date(),
    () => atomically(remove),
  );
}
