import { DiskError, needFolder } from '@/lib/disk';
import { type Environment, EnvironmentError, env } from '@/lib/env';
import { pending } from '@/lib/operator/pending';
import { KeyringError } from '@/lib/registry/crypto/keyring';
import { sampleDatasets } from '@/lib/registry/datasets/reads';
import { warmAverages } from '@/lib/registry/indicators/warm';
import { ensureSeeded } from '@/lib/registry/seed';
import { MigrationError } from '@/lib/registry/store/migrate';
import { brokenError, StoreOpenError } from '@/lib/registry/store/open-errors';
import { openStore, StoreAddressError, storeAddress } from '@/lib/registry/store/store';
import { keyringFor } from '@/lib/registry/submissions/keys';

/**
 * Brings the tables up to date, whatever they are for, and fills an empty registry with the data that ships; one that has
 * data is left alone. With a remote registry the tables hold only what is to be passed on.
 * @returns the data sets that are sample data
 */
async function prepareStore(environment: Environment): Promise<string[]> {
  needFolder(environment.DATA_DIR, 'The data folder');
  const address = storeAddress(environment);
  const store = await openStore(address);
  try {
    await keyringFor(store, environment);
    if (environment.REGISTRY_API_URL !== undefined) return [];
    const filled = await ensureSeeded(store);
    await warmAverages(store, environment.REGISTRY_MINIMUM_DEEDS, new Date());
    if (filled.length > 0) console.log(`Registry: filled with the data that ships (${filled.join(', ')})`);
    return await sampleDatasets(store.read);
  } catch (error) {
    throw brokenError(address, error);
  } finally {
    await store.close();
  }
}

/** Where submissions and limits are stored, without the credentials of the address. */
function storeName(environment: Environment): string {
  const address = storeAddress(environment);
  return address.kind === 'postgres'
    ? `PostgreSQL at ${new URL(address.url).host}`
    : `SQLite, ${address.path}`;
}

/** Where the registry is, without the credentials of its address. */
function registryName(environment: Environment): string {
  const { REGISTRY_API_URL: address, REGISTRY_API_TOKEN: token } = environment;
  if (address === undefined) return storeName(environment);
  if (token === undefined)
    throw new EnvironmentError('REGISTRY_API_URL is set, and REGISTRY_API_TOKEN is not: both or none.');
  const { origin, pathname } = new URL(address);
  return `remote, ${origin}${pathname} (what waits for it: ${storeName(environment)})`;
}

/** What an operator has switched on beside the registry and the portal. */
function configured(environment: Environment): string[] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secret } = environment;
  if ((siteKey === undefined) !== (secret === undefined))
    throw new EnvironmentError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY go together: both or none.');
  const parts: [string, unknown][] = [
    [`public address ${environment.SITE_URL}`, environment.SITE_URL],
    ['captcha', siteKey],
    ['tag manager', environment.TAG_MANAGER_ID],
    ['security contact', environment.SECURITY_CONTACT],
    ['malware scanner', environment.CLAMD_ADDRESS],
    ['map tiles', environment.MAP_TILE_URL],
    ['official banner', environment.OFFICIAL_BANNER_NUMBER && environment.OFFICIAL_BANNER_DOMAIN],
    [`${environment.TRUST_PROXY} trusted proxies`, environment.TRUST_PROXY],
  ];
  return parts.flatMap(([name, value]) => (value ? [name] : []));
}

/** Checks the environment, prepares the store, and says what the site will use. Values that are secret are told only as set or unset. */
async function main(): Promise<void> {
  const environment = env();
  console.log(`Registry: ${registryName(environment)}`);
  const samples = await prepareStore(environment);
  console.log(`Portal: ${environment.PORTAL_URL ?? 'none (the site stands in)'}`);
  console.log(`Configured: ${configured(environment).join(', ') || 'nothing else'}`);
  const waits = await pending(environment, samples);
  if (waits.length > 0)
    console.log(`Waits for you: ${waits.map(({ what }) => what).join(', ')} (npm run registry -- pending)`);
}

try {
  await main();
} catch (error) {
  const reasoned = [
    EnvironmentError,
    DiskError,
    KeyringError,
    StoreAddressError,
    StoreOpenError,
    MigrationError,
  ];
  if (!(error instanceof Error) || !reasoned.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
