import type { DatasetName } from '../contract';
import type { Atomically } from '../store/steps';
import type { Queryable } from '../store/store';
import { forgetChanges } from './changes';

/**
 * Clears what imports left behind that show nothing: those that were killed or refused half-way, those that are being
 * undone, and what is kept of those that are too old to be undone. In short transactions, with the lease held.
 */
export async function clearAbandoned(
  db: Queryable,
  atomically: Atomically,
  dataset: DatasetName,
): Promise<void> {
  const left = await db
    .selectFrom('imports')
    .select(['id', 'status'])
    .where('dataset', '=', dataset)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['loading', 'undoing']),
        eb.and([
          eb('undo_kept', '=', 0),
          eb.exists(
            eb
              .selectFrom('import_changes')
              .select('import_id')
              .whereRef('import_changes.import_id', '=', 'imports.id'),
          ),
        ]),
      ]),
    )
    .execute();
  for (const { id, status } of left) {
    await forgetChanges(atomically, [id]);
    if (status === 'loading')
      await atomically((tx) => tx.deleteFrom('imports').where('id', '=', id).execute());
    if (status === 'undoing')
      await atomically((tx) =>
        tx.updateTable('imports').set({ status: 'undone' }).where('id', '=', id).execute(),
      );
  }
}
