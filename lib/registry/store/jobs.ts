import type { Store } from './store';

export interface JobRun {
  name: string;
  holder: string;
  now: Date;
  /** Not again within this time of the last run, whichever process made it. */
  everyMs: number;
  /** A process that dies while it runs the job blocks it this long. */
  leaseMs: number;
}

/**
 * Claims a scheduled job when it is due and nobody runs it. Returns whether this process is to run it;
 * {@link finishJob} then says that it did.
 */
export async function claimJob(store: Store, job: JobRun): Promise<boolean> {
  const now = job.now.toISOString();
  const dueBefore = new Date(job.now.getTime() - job.everyMs).toISOString();
  const known = await store.read
    .selectFrom('jobs')
    .select(['last_run_at', 'leased_until'])
    .where('name', '=', job.name)
    .executeTakeFirst();
  if (known !== undefined && (known.leased_until > now || (known.last_run_at ?? '') > dueBefore))
    return false;
  const lease = {
    leased_until: new Date(job.now.getTime() + job.leaseMs).toISOString(),
    leased_by: job.holder,
  };
  const result = await store.write
    .insertInto('jobs')
    .values({ name: job.name, ...lease, last_run_at: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lease)
        .where('jobs.leased_until', '<=', now)
        .where((eb) => eb.or([eb('jobs.last_run_at', 'is', null), eb('jobs.last_run_at', '<=', dueBefore)])),
    )
    .executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function finishJob(store: Store, job: JobRun, finished: Date): Promise<void> {
  await store.write
    .updateTable('jobs')
    .set({ leased_until: finished.toISOString(), last_run_at: finished.toISOString() })
    .where('name', '=', job.name)
    .where('leased_by', '=', job.holder)
    .execute();
}
