import { type Environment, env } from '../env';
import type { Registry } from './contract';
import { loadKeyring } from './crypto/keyring';
import { embeddedRegistry } from './embedded';
import { openStore, storeAddress } from './embedded/store';

export * from './contract';

/** Opens the registry that an environment describes. The caller closes it. */
export async function openRegistry(environment: Environment): Promise<Registry> {
  const store = await openStore(storeAddress(environment));
  const keyring = loadKeyring(environment);
  return embeddedRegistry({
    store,
    keyring,
    retentionDays: environment.REGISTRY_RETENTION_DAYS,
    minimumDeeds: environment.REGISTRY_MINIMUM_DEEDS,
  });
}

/**
 * The process has one registry, whoever bundles this module how often: pages and route handlers are bundled
 * apart, so a module variable would be several.
 */
const SLOT = Symbol.for('title-registry.registry');
type Holder = { [SLOT]?: Promise<Registry> | undefined };

/** The registry of this process, opened on first use. A failed opening is tried again by the next caller. */
export function registry(): Promise<Registry> {
  const holder = globalThis as Holder;
  holder[SLOT] ??= openRegistry(env()).catch((error: unknown) => {
    holder[SLOT] = undefined;
    throw error;
  });
  return holder[SLOT];
}
