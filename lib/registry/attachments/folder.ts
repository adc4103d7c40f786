import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Deletes the files of attachments; told after their rows are gone. */
export type RemoveFiles = (attachmentIds: string[]) => Promise<void>;

/** Where the encrypted files of attachments lie: one file an id, under `DATA_DIR/attachments`. */
export function attachmentFiles(dataDir: string) {
  const folder = join(dataDir, 'attachments');
  const path = (id: string): string => {
    // Ids are ours, but a path is made of them: nothing else may ever name a file.
    if (!ID.test(id)) throw new RangeError('This is not the id of an attachment.');
    return join(folder, id);
  };
  return {
    folder,
    path,
    /** Deletes files; one that is gone already is fine. */
    async remove(ids: string[]): Promise<void> {
      for (const id of ids) await rm(path(id), { force: true });
    },
  };
}
