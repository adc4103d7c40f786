import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Queryable } from '../../store/store';
import { frameOf } from './lattice';
import { bytesFor, ShownAverages } from './shown';

/**
 * The rule by which the kept averages were decided. Whoever changes the rule raises it, or stores go on with what the old
 * one showed (kept.test.ts notices).
 */
export const RULE = 1;

/** Of this many versions of the transactions the averages are kept: an import that is undone finds those of before. */
const VERSIONS_KEPT = 5;

/** What the averages depend on beside the rule. */
export interface AveragesKey {
  /** Of the transactions: `transactionsVersion`. */
  version: string;
  /** The last day of the figures, in days since 1970. */
  last: number;
  /** Transactions below which an average is withheld. */
  minimum: number;
}

const content = z.object({
  pairings: z.array(z.object({ type: z.string(), use: z.string() })),
  places: z.array(z.string()),
  /** Base64. */
  bits: z.string(),
});

/** Those that need no storing: they are stored. */
const stored = new WeakSet<ShownAverages>();

/** The averages that a process before, or another one, has worked out; null where none has. */
export async function keptAverages(
  db: Queryable,
  { version, last, minimum }: AveragesKey,
): Promise<ShownAverages | null> {
  const row = await db
    .selectFrom('shown_averages')
    .select('content')
    .where('version', '=', version)
    .where('last', '=', last)
    .where('minimum', '=', minimum)
    .where('rule', '=', RULE)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { pairings, places, bits } = content.parse(JSON.parse(row.content));
  const answers = { frame: frameOf(last, pairings), places, bits: Buffer.from(bits, 'base64') };
  if (answers.bits.length !== bytesFor(answers.frame, places.length)) return null;
  const averages = new ShownAverages(answers);
  stored.add(averages);
  return averages;
}

/** Keeps averages for other processes and for the next start, unless they are kept. */
export async function keepAverages(
  db: Database,
  { version, last, minimum }: AveragesKey,
  averages: ShownAverages,
  now: Date,
): Promise<void> {
  if (stored.has(averages)) return;
  const { frame, places, bits } = averages.answers;
  const row = {
    version,
    last,
    minimum,
    rule: RULE,
    kept_at: now.toISOString(),
    content: JSON.stringify({ pairings: frame.pairings, places, bits: Buffer.from(bits).toString('base64') }),
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('shown_averages')
      .values(row)
      .onConflict((conflict) => conflict.columns(['version', 'last', 'minimum', 'rule']).doNothing())
      .execute();
    await sql`delete from shown_averages where kept_at not in
      (select kept_at from shown_averages order by kept_at desc limit ${sql.lit(VERSIONS_KEPT)})`.execute(tx);
  });
  stored.add(averages);
}
