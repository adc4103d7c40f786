import type { Store } from './store';

export interface Consumed {
  points: number;
  /** Milliseconds since 1970 at which the window ends. */
  expiresAt: number;
}

/** What a counter says now, without counting. */
export async function counted(store: Store, key: string, now: number): Promise<Consumed> {
  const row = await store.scratch
    .selectFrom('rate_limits')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return { points: row?.points ?? 0, expiresAt: row?.expires_at ?? now };
}

/** Takes back one that was counted, while its window lasts. */
export async function countBack(store: Store, key: string, now: number): Promise<void> {
  await store.scratch
    .updateTable('rate_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .where('points', '>', 0)
    .execute();
}

/**
 * Adds one to a counter whose window begins with its first count; one statement, so that it holds however many
 * processes count at once.
 */
export async function countOne(store: Store, key: string, now: number, windowMs: number): Promise<Consumed> {
  const row = await store.scratch
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        points: eb
          .case()
          .when('rate_limits.expires_at', '<=', now)
          .then(1)
          .else(eb('rate_limits.points', '+', 1))
          .end(),
        expires_at: eb
          .case()
          .when('rate_limits.expires_at', '<=', now)
          .then(now + windowMs)
          .else(eb.ref('rate_limits.expires_at'))
          .end(),
      })),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { points: row.points, expiresAt: row.expires_at };
}

/** Forgets counters whose window is over. */
export async function forgetExpired(store: Store, now: number): Promise<void> {
  await store.scratch.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}
