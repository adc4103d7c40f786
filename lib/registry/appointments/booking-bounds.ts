import { SubmissionInvalidError } from '../contract';
import type { Queryable, Store } from '../store/store';

/** Who books, as keyed hashes; a network is unknown where a caller of the service does not tell it. */
export interface Booker {
  network: string | null;
  wide_network: string | null;
  person: string | null;
}

/** Open bookings: of one phone anywhere; of an address or house, and of the network around it, at one branch. */
const OPEN = { person: 4, network: 12, wide_network: 60 } as const;
/** What stays to a network however full the branch is: a household's visits, and a neighbourhood's. */
const ALWAYS_LEFT = { network: 3, wide_network: 15 } as const;

/**
 * How much of its bound is left to each network: all of it while half of the branch's moments are free, then less and less.
 * With the same bound for all, some dozens of networks would fill a branch for good.
 */
async function shareLeft(db: Queryable, branchId: number, moments: number, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number | string>().as('open'))
    .where('branch_id', '=', branchId)
    .where('starts_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Math.min(1, (2 * Math.max(0, moments - Number(open))) / Math.max(1, moments));
}

interface BookingAsked {
  booker: Booker;
  branchId: number;
  moments: number;
  now: Date;
  field: string;
}

/**
 * Refuses a booking of whoever has as many open ones as a family or an office needs: else one address empties a branch.
 * @param field of the form, for the refusal
 * @param moments that the branch offers in all, taken or not
 * @throws {SubmissionInvalidError} too_many_bookings
 */
export async function assertMayBook(
  db: Queryable,
  { booker, branchId, moments, now, field }: BookingAsked,
): Promise<void> {
  const share = await shareLeft(db, branchId, moments, now);
  for (const [column, bound] of Object.entries(OPEN) as [keyof Booker, number][]) {
    const most = column === 'person' ? bound : Math.max(ALWAYS_LEFT[column], Math.floor(bound * share));
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
