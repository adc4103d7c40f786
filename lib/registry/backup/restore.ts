import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { needFolder } from '../../disk';
import { attachmentFiles } from '../attachments/folder';
import { configuredKeys, storeKeys } from '../crypto/keyring';
import { storeAddress } from '../store/store';
import { syncFolder } from './archive';
import { BackupError } from './format';
import { assertUnused, isTaken, Landing } from './landing';
import { keyNames, lackingKeys, type ReadBackup, readBackup } from './read';

/** Where a registry lies, as an environment says it. */
export interface RegistryPlace {
  DATA_DIR: string;
  REGISTRY_DATABASE_URL?: string | undefined;
  REGISTRY_ENCRYPTION_KEYS?: string | undefined;
}

async function holdsFiles(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function assertFree(place: RegistryPlace, folder: string): Promise<void> {
  const what = (await isTaken(storeAddress(place)))
    ? 'The store here is not empty'
    : (await holdsFiles(folder)) && `${folder} is not empty`;
  if (what)
    throw new BackupError(`${what}; nothing was changed. Say --overwrite if what is here may go for good.`);
}

/** The keys that the restored store will be opened with, where any were given. */
function keysFor(place: RegistryPlace, { head, keys: included }: ReadBackup): string | undefined {
  const configured = configuredKeys(place);
  const lacking = lackingKeys(head, configured ?? included);
  if (lacking.length === 0) return configured ?? included;
  const hint =
    configured !== undefined && included !== undefined
      ? 'The keys that are configured here are others; take them away to use those in the backup'
      : 'Put it first into REGISTRY_ENCRYPTION_KEYS, or the key file into DATA_DIR';
  throw new BackupError(
    `What visitors sent was sealed with ${keyNames(lacking)}, which is not configured. ${hint}. Nothing was changed, and no key was made.`,
  );
}

/** The files of a backup, beside their place until they take it together. */
class StagedFiles {
  readonly #folder: string;
  readonly #aside: string;
  readonly #old: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#aside = `${folder}.restoring`;
    this.#old = `${folder}.replaced`;
  }

  async begin(): Promise<void> {
    await rm(this.#aside, { recursive: true, force: true });
    await mkdir(this.#aside, { recursive: true, mode: 0o700 });
  }

  async add(id: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await open(join(this.#aside, id), 'wx', 0o600);
    try {
      for await (const chunk of bytes) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async replace(): Promise<void> {
    await syncFolder(this.#aside);
    await rm(this.#old, { recursive: true, force: true });
    await rename(this.#folder, this.#old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(this.#aside, this.#folder);
    await syncFolder(dirname(this.#folder));
  }

  async done(): Promise<void> {
    await rm(this.#old, { recursive: true, force: true });
  }

  async abandon(): Promise<void> {
    await rm(this.#aside, { recursive: true, force: true });
  }
}

/**
 * Puts a backup into an empty place, on either store. The file is read to its end and its keys are looked for before
 * anything is touched; what is there is replaced only when told.
 * @throws {BackupError}
 */
export async function restoreBackup(
  path: string,
  place: RegistryPlace,
  options: { overwrite: boolean },
): Promise<ReadBackup> {
  const backup = await readBackup(path);
  const keys = keysFor(place, backup);
  const { folder } = attachmentFiles(place.DATA_DIR);
  assertUnused(storeAddress(place));
  if (!options.overwrite) await assertFree(place, folder);
  needFolder(place.DATA_DIR, 'The data folder');
  const files = new StagedFiles(folder);
  const landing = await Landing.prepare(storeAddress(place), backup.head);
  try {
    await files.begin();
    await readBackup(path, {
      rows: (table, rows) => landing.rows(table, rows),
      attachment: (id, bytes) => files.add(id, bytes),
    });
    await landing.dropAttachments(backup.manifest.deleted);
    if (keys !== undefined && configuredKeys(place) === undefined) storeKeys(place, keys);
    await files.replace();
    await landing.commit();
  } catch (error) {
    await files.abandon();
    await landing.abandon();
    throw error;
  }
  await files.done();
  return backup;
}
