import { env } from '../../env';
import { attachmentFiles } from '../attachments/folder';
import type { AttachmentStore } from '../attachments/store';
import type { Keyring } from '../crypto/keyring';
import { clearLog } from '../store/leftovers';
import { brokenError } from '../store/open-errors';
import { openStore, openUnmigrated, type Store, storeAddress } from '../store/store';
import { keyringFor } from '../submissions/keys';

async function using<T>(open: typeof openStore, run: (store: Store) => Promise<T>): Promise<T> {
  const address = storeAddress(env());
  const store = await open(address);
  try {
    const result = await run(store);
    // A log that grew while rows were loaded or a backup was made is not left to a site: there it would be one long turn.
    await clearLog(store, 1).catch(() => false);
    return result;
  } catch (error) {
    throw brokenError(address, error);
  } finally {
    await store.close();
  }
}

/** Runs a command on the tables, migrated, and closes them whatever happens. */
export const withStore = <T>(run: (store: Store) => Promise<T>): Promise<T> => using(openStore, run);

/** The same with the places that every file of data names; they are filled where they are not there yet. */
export async function withPlaces<T>(run: (store: Store) => Promise<T>): Promise<T> {
  return withStore(async (store) => {
    const loaded = await store.read
      .selectFrom('datasets')
      .select('dataset')
      .where('dataset', '=', 'districts')
      .execute();
    if (loaded.length === 0) await (await import('../seed')).ensurePlaces(store);
    return run(store);
  });
}

/** The tables as they are: for commands about migrations. */
export const withUnmigratedStore = <T>(run: (store: Store) => Promise<T>): Promise<T> =>
  using(openUnmigrated, run);

/** The keys for what the store holds. */
export function keyring(store: Store): Promise<Keyring> {
  return keyringFor(store, env());
}

/** The files of forms beside the tables. */
export async function attachmentStore(store: Store): Promise<AttachmentStore> {
  const { AttachmentStore: Attachments } = await import('../attachments/store');
  return new Attachments(store, await keyring(store), attachmentFiles(env().DATA_DIR));
}
