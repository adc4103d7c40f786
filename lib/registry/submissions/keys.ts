import { configuredKeys, type Keyring, KeyringError, loadKeyring, parseKeyring } from '../crypto/keyring';
import type { Store } from '../store/store';
import { sealedWith } from './admin';

/**
 * The keys for what a store holds; the first start of an empty one makes a key. Where rows are sealed and none of their keys
 * is here (a store that was put back without its key file), that is said: with a new key everything would look well, and
 * nothing that visitors sent could be read again.
 * @throws {KeyringError}
 */
export async function keyringFor(
  store: Store,
  environment: { DATA_DIR: string; REGISTRY_ENCRYPTION_KEYS?: string | undefined },
): Promise<Keyring> {
  const keys = configuredKeys(environment);
  const ring = keys === undefined ? undefined : parseKeyring(keys);
  const needed = await sealedWith(store.read);
  if (needed.length > 0 && !needed.some((id) => ring?.all.some((key) => key.id === id)))
    throw new KeyringError(
      `What is stored here was sealed with the key ${needed.join(', ')}, which is not configured: put it into REGISTRY_ENCRYPTION_KEYS, or the key file into DATA_DIR. No new key was made.`,
    );
  return ring ?? loadKeyring(environment);
}
