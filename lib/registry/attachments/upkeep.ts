import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store';
import type { attachmentFiles, RemoveFiles } from './folder';

/** A visitor corrects a form within this time without attaching its files again. */
const WAITING_LIFETIME_MS = 2 * 3_600_000;
/** What another site passed on waits for its submission, which may be tried again for long. */
const ORPHAN_LIFETIME_MS = 24 * 3_600_000;
const STRAYS_AT_ONCE = 200;

/**
 * Deletes files that no row knows: a process that was killed while it received one, or between deleting a row and its
 * file, leaves it behind, and nobody else would ever look for it.
 */
export async function sweepStrays(
  store: Store,
  files: Pick<ReturnType<typeof attachmentFiles>, 'folder' | 'remove'>,
  now: Date,
): Promise<number> {
  let removed = 0;
  const sweep = async (names: string[]) => {
    const old: string[] = [];
    for (const name of names) {
      const facts = await stat(join(files.folder, name)).catch(() => undefined);
      if (facts?.isFile() && facts.mtimeMs < now.getTime() - ORPHAN_LIFETIME_MS) old.push(name);
    }
    if (old.length === 0) return;
    const rows = await store.read.selectFrom('attachments').select('id').where('id', 'in', old).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const name of old.filter((each) => !known.has(each))) {
      await rm(join(files.folder, name), { force: true });
      removed += 1;
    }
  };
  let names: string[] = [];
  try {
    for await (const { name } of await opendir(files.folder)) {
      names.push(name);
      if (names.length < STRAYS_AT_ONCE) continue;
      await sweep(names);
      names = [];
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await sweep(names);
  return removed;
}

/** Deletes files that waited longer than anybody corrects a form. */
export async function purgeOrphans(store: Store, now: Date, removeFiles: RemoveFiles): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const rows = await store.write
    .deleteFrom('attachments')
    .where('submission_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before(ORPHAN_LIFETIME_MS)),
        eb.and([eb('idempotency_hash', 'is', null), eb('created_at', '<', before(WAITING_LIFETIME_MS))]),
      ]),
    )
    .returning('id')
    .execute();
  if (rows.length > 0) await removeFiles(rows.map((row) => row.id));
}
