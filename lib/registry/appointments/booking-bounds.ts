import { SubmissionInvalidError } from '../contract';
import type { Queryable, Store } from '../store/store';

/** Who books, as keyed hashes; a network is unknown where another site passes the booking on. */
export interface Booker {
  network: string | null;
  wide_network: string | null;
  person: string | null;
}

/** Open bookings: of one phone anywhere; of an address or house, and of the network around it, at one branch. */
const OPEN = { person: 4, network: 12, wide_network: 60 } as const;

/**
 * Refuses a booking of whoever has as many open ones as a family or an office needs: else one address empties a branch.
 * @param field of the form, for the refusal
 * @throws {SubmissionInvalidError} too_many_bookings
 */
export async function assertMayBook(
  db: Queryable,
  { booker, branchId, now, field }: { booker: Booker; branchId: number; now: Date; field: string },
): Promise<void> {
  for (const [column, most] of Object.entries(OPEN) as [keyof Booker, number][]) {
    const hash = booker[column];
    if (hash === null) continue;
    let query = db
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number | string>().as('open'))
      .where(column, '=', hash)
      .where('starts_at', '>', now.toISOString());
    if (column !== 'person') query = query.where('branch_id', '=', branchId);
    const { open } = await query.executeTakeFirstOrThrow();
    if (Number(open) >= most) throw new SubmissionInvalidError([{ path: field, code: 'too_many_bookings' }]);
  }
}

/** Forgets who came for visits that are over. */
export async function forgetPastVisits(store: Store, now: Date): Promise<void> {
  await store.write
    .updateTable('bookings')
    .set({ network: null, wide_network: null, person: null })
    .where('starts_at', '<', now.toISOString())
    .where((eb) => eb.or([eb('network', 'is not', null), eb('person', 'is not', null)]))
    .execute();
}
