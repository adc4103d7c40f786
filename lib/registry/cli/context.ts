import { env } from '../../env';
import { attachmentFiles } from '../attachments/folder';
import type { AttachmentStore } from '../attachments/store';
import type { Keyring } from '../crypto/keyring';
import { connect, openStore, type Store, storeAddress } from '../store/store';
import { keyringFor } from '../submissions/keys';

/** Runs a command on the tables, migrated, and closes them whatever happens. */
export async function withStore<T>(run: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(storeAddress(env()));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

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
export async function withUnmigratedStore<T>(run: (store: Store) => Promise<T>): Promise<T> {
  const store = connect(storeAddress(env()));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

/** The keys for what the store holds. */
export function keyring(store: Store): Promise<Keyring> {
  return keyringFor(store, env());
}

/** The files of forms beside the tables. */
export async function attachmentStore(store: Store): Promise<AttachmentStore> {
  const { AttachmentStore: Attachments } = await import('../attachments/store');
  return new Attachments(store, await keyring(store), attachmentFiles(env().DATA_DIR));
}
