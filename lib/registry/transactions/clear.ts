import { sql } from 'kysely';
import { type Atomically, untilNothingIsLeft } from '../store/steps';
import type { Queryable } from '../store/store';
import { CONTENT_COLUMNS } from './stage';

/**
 * Taking back what an import wrote that shows no longer, or not yet: in steps well under half a second, each of which can be
 * the last one, because the next import goes on where a killed one stopped.
 */

/** Rows in one step, so that submissions slip in between. */
const ROWS_A_STEP = 20_000;

/** Transactions that the import corrected get their earlier content back; returns how many. */
const restoreVersions = (atomically: Atomically, importId: number): Promise<number> =>
  untilNothingIsLeft(atomically, async (db) => {
    const some = sql`(select deed_id from deed_versions where import_id = ${sql.lit(importId)}
      order by deed_id limit ${sql.lit(ROWS_A_STEP)})`;
    const result = await sql`
      update deeds set import_id = v.previous_import_id, source_row = v.source_row, ${sql.join(
        CONTENT_COLUMNS.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`),
      )}
      from deed_versions v
      where v.import_id = ${sql.lit(importId)} and deeds.id = v.deed_id and v.deed_id in ${some}`.execute(db);
    await sql`delete from deed_versions where import_id = ${sql.lit(importId)} and deed_id in ${some}`.execute(
      db,
    );
    return Number(result.numAffectedRows ?? 0);
  });

/** Deletes the transactions and cells of an import that nobody sees. */
export async function clearImport(atomically: Atomically, importId: number): Promise<void> {
  await untilNothingIsLeft(atomically, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('deeds')
      .where('id', 'in', (eb) =>
        eb.selectFrom('deeds').select('id').where('import_id', '=', importId).limit(ROWS_A_STEP),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  await atomically((db) => db.deleteFrom('indicator_cells').where('import_id', '=', importId).execute());
}

/** An import that never became active: as if it had not been. */
export async function discardImport(atomically: Atomically, importId: number): Promise<void> {
  // First, since a corrected transaction bears the number of the import that corrected it.
  await restoreVersions(atomically, importId);
  await clearImport(atomically, importId);
  await atomically((db) => db.deleteFrom('imports').where('id', '=', importId).execute());
}

/** The rest of undoing an import; returns how many transactions got their earlier content back. */
export async function finishUndo(atomically: Atomically, importId: number): Promise<number> {
  const restored = await restoreVersions(atomically, importId);
  await clearImport(atomically, importId);
  await atomically((tx) =>
    tx.updateTable('imports').set({ status: 'undone' }).where('id', '=', importId).execute(),
  );
  return restored;
}

/** Clears what killed imports left half-loaded or half-undone, and samples that cannot come back. With the lease held. */
export async function clearAbandoned(db: Queryable, atomically: Atomically): Promise<void> {
  const abandoned = await db
    .selectFrom('imports')
    .select(['id', 'status'])
    .where('dataset', '=', 'transactions')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['loading', 'undoing']),
        // Samples wait for the import to which they gave way to be undone, as long as it can be.
        eb.and([
          eb('status', '=', 'superseded'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('imports as i')
                .select('i.id')
                .where('i.undo_kept', '=', 1)
                .whereRef('i.id', '=', 'imports.superseded_by'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  for (const { id, status } of abandoned)
    await (status === 'undoing' ? finishUndo(atomically, id) : discardImport(atomically, id));
}
