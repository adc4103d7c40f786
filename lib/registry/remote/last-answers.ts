import type { Store } from '../store/store';

/** What is kept on the disk in all, in characters; and how many answers. The oldest go first. */
const CAPACITY = 64 * 1024 * 1024;
const ANSWERS = 2_000;

export interface StoredAnswer {
  answer: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Notes that a known answer was given again: nothing but its moment is written. */
export async function confirmAnswer(store: Store, key: string, at: number): Promise<void> {
  await store.scratch
    .updateTable('last_answers')
    .set({ given_at: at })
    .where('key', '=', key)
    .where('given_at', '<', at)
    .execute();
}

/** Stores an answer in place of the last one to the same question. */
export async function storeAnswer(store: Store, key: string, { answer, at }: StoredAnswer): Promise<void> {
  const row = { given_at: at, size: answer.length, answer };
  await store.scratch
    .insertInto('last_answers')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('last_answers.given_at', '<=', at),
    )
    .execute();
}

/** The last answer that was given at `since` or later. */
export async function findAnswer(store: Store, key: string, since: number): Promise<StoredAnswer | null> {
  const row = await store.read
    .selectFrom('last_answers')
    .select(['answer', 'given_at as at'])
    .where('key', '=', key)
    .where('given_at', '>=', since)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether any answer was given at `since` or later. */
export async function hasAnswerSince(store: Store, since: number): Promise<boolean> {
  const row = await store.read
    .selectFrom('last_answers')
    .select('key')
    .where('given_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what is older than `since`, and the oldest of what is too much. */
export async function pruneAnswers(store: Store, since: number): Promise<void> {
  await store.scratch.deleteFrom('last_answers').where('given_at', '<', since).execute();
  const rows = await store.scratch
    .selectFrom('last_answers')
    .select(['key', 'size'])
    .orderBy('given_at', 'desc')
    .execute();
  let size = 0;
  const surplus = rows.filter((row, index) => {
    size += row.size;
    return index >= ANSWERS || size > CAPACITY;
  });
  for (let start = 0; start < surplus.length; start += 500)
    await store.scratch
      .deleteFrom('last_answers')
      .where(
        'key',
        'in',
        surplus.slice(start, start + 500).map(({ key }) => key),
      )
      .execute();
}
