import {
  NotPassedOnError,
  normaliseReference,
  referenceSchema,
  type StateChange,
  type SubmissionStatus,
} from '../contract';
import type { Queryable, Store } from '../store/store';

/** A submission with what is known of its delivery. */
export interface DeliveredStatus {
  id: string;
  status: SubmissionStatus;
  deliveredAt: string | null;
  /** Its reference in the registry behind, where one has it. */
  backendReference: string | null;
}

/** The submission that has a reference, which is written as it is stored. */
export async function submissionWith(db: Queryable, reference: string): Promise<DeliveredStatus | null> {
  const row = await db
    .selectFrom('submissions')
    .innerJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
    .select(['id', 'form', 'state', 'received_at', 'changed_at', 'delivered_at', 'backend_reference'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, form, state, received_at: receivedAt, changed_at: changedAt } = row;
  return {
    id,
    status: { reference, form, state, receivedAt, changedAt },
    deliveredAt: row.delivered_at,
    backendReference: row.backend_reference,
  };
}

/** Finds a submission by its reference, in any usual writing. */
export async function findByReference(db: Queryable, typed: string): Promise<DeliveredStatus | null> {
  const reference = referenceSchema.safeParse(normaliseReference(typed));
  return reference.success ? submissionWith(db, reference.data) : null;
}

/**
 * Writes what became of a submission.
 * @param at the moment of the change; the same state again keeps the moment that it has
 * @throws {NotPassedOnError}
 */
export async function changeState(
  store: Pick<Store, 'write'>,
  { reference, state }: StateChange,
  at: string,
): Promise<SubmissionStatus | null> {
  return store.write.transaction().execute(async (db) => {
    const found = await findByReference(db, reference);
    if (found === null) return null;
    if (found.deliveredAt === null) throw new NotPassedOnError();
    if (found.status.state === state) return found.status;
    await db
      .updateTable('submissions')
      .set({ state, changed_at: at })
      .where('reference', '=', found.status.reference)
      .execute();
    return { ...found.status, state, changedAt: at };
  });
}
