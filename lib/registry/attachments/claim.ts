import type { Queryable } from '../store/store';

/** Files that a submission names, and what its fields say that they are. */
export interface ClaimedFiles {
  ids: readonly string[];
  described: readonly { field: string; sha256: string }[];
  /** The digest of a stored file in clear. */
  digestOf: (row: { id: string; sha256: string }) => string;
}

const files = (list: readonly { field: string; sha256: string }[]) =>
  list.map(({ field, sha256 }) => `${field} ${sha256}`).sort();

/**
 * Gives waiting files to a submission, in its transaction.
 * @returns whether all of them were still waiting, and are the files that the fields describe
 */
export async function claimAttachments(
  db: Queryable,
  form: string,
  submissionId: string,
  { ids, described, digestOf }: ClaimedFiles,
): Promise<boolean> {
  if (ids.length === 0) return described.length === 0;
  const claimed = await db
    .updateTable('attachments')
    .set({ submission_id: submissionId, kept_for: null, kept_near: null })
    .where('id', 'in', ids)
    .where('form', '=', form)
    .where('submission_id', 'is', null)
    .returning(['id', 'field', 'sha256'])
    .execute();
  const found = claimed.map((row) => ({ field: row.field, sha256: digestOf(row) }));
  return JSON.stringify(files(found)) === JSON.stringify(files(described));
}
