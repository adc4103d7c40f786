import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskWords, makeFolder } from '../../disk';

const KEY_BYTES = 32;
const KEY_FILE = 'registry.key';

export interface Key {
  id: string;
  /** AES-256 key of the payloads. */
  encryption: Buffer;
  /** HMAC key of look-up hashes. */
  hashing: Buffer;
}

/** The first key encrypts; the others only read what older keys wrote. */
export interface Keyring {
  current: Key;
  all: readonly Key[];
}

/** The keys are missing, malformed or not the ones that the stored rows were written with. */
export class KeyringError extends Error {
  override name = 'KeyringError';
}

/** One secret gives two independent keys, so that neither use weakens the other (RFC 5869). */
function derive(id: string, secret: Buffer): Key {
  const part = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `title-registry ${purpose}`, KEY_BYTES));
  return { id, encryption: part('payload'), hashing: part('lookup') };
}

/**
 * Reads `id:base64` pairs, separated by commas or line ends, the current key first.
 * @throws {KeyringError} which names ids, never key material
 */
export function parseKeyring(text: string): Keyring {
  const all = text
    .split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, id, encoded] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(pair) ?? [];
      if (id === undefined || encoded === undefined)
        throw new KeyringError('An encryption key is not written as id:base64.');
      const secret = Buffer.from(encoded, 'base64');
      if (secret.length !== KEY_BYTES)
        throw new KeyringError(
          `The encryption key ${id} has ${secret.length} bytes instead of ${KEY_BYTES}.`,
        );
      return derive(id, secret);
    });
  const current = all[0];
  if (current === undefined) throw new KeyringError('There is no encryption key.');
  if (new Set(all.map((key) => key.id)).size !== all.length)
    throw new KeyringError('Two encryption keys have the same id.');
  return { current, all };
}

/** A new `id:base64` pair. */
export function newKey(): string {
  return `k${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`;
}

function readKeyFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new KeyringError(`The key file ${path} cannot be read: ${diskWords(error) ?? error}.`, {
      cause: error,
    });
  }
}

/**
 * Makes the key file whole or not at all: of several processes starting at once one wins, the others read its
 * key. A half-written key would make every later submission unreadable.
 */
function makeKeyFile(folder: string, path: string, keys: string): string {
  const draft = join(folder, `.${KEY_FILE}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(folder);
    writeFileSync(draft, `${keys}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new KeyringError(`The key file ${path} cannot be made: ${diskWords(error) ?? error}.`, {
        cause: error,
      });
  } finally {
    try {
      unlinkSync(draft);
    } catch {
      // It was never made; the reason is already on its way up.
    }
  }
  const made = readKeyFile(path);
  if (made === undefined) throw new KeyringError(`The key file ${path} was there and is gone.`);
  return made;
}

interface KeyPlace {
  DATA_DIR: string;
  REGISTRY_ENCRYPTION_KEYS?: string | undefined;
}

/** What tells a key from another without telling anything else of it. Backups name by it the keys that they need. */
export const keyFingerprint = (key: Key): string =>
  createHmac('sha256', key.hashing).update('title-registry fingerprint').digest('hex').slice(0, 16);

/** The keys that are configured, as they are written; undefined where there are none. Makes none. */
export function configuredKeys(environment: KeyPlace): string | undefined {
  return environment.REGISTRY_ENCRYPTION_KEYS ?? readKeyFile(join(environment.DATA_DIR, KEY_FILE));
}

/** Stores keys that came with a backup, where there are none. */
export function storeKeys(environment: KeyPlace, keys: string): void {
  makeKeyFile(environment.DATA_DIR, join(environment.DATA_DIR, KEY_FILE), keys.trim());
}

/**
 * The keys of this installation: `REGISTRY_ENCRYPTION_KEYS`, else a file in `DATA_DIR` readable by the owner
 * only, made on first start.
 */
export function loadKeyring(environment: KeyPlace): Keyring {
  const path = join(environment.DATA_DIR, KEY_FILE);
  return parseKeyring(configuredKeys(environment) ?? makeKeyFile(environment.DATA_DIR, path, newKey()));
}
