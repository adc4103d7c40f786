import { EnvironmentError, env } from '@/lib/env';
import { openStore, storeAddress } from '@/lib/registry/embedded/store';
import { ensureSeeded } from '@/lib/registry/seed';

/** Fills an empty registry with the data that ships; one that has data is left alone. */
async function seed(): Promise<void> {
  const store = await openStore(storeAddress(env()));
  try {
    const filled = await ensureSeeded(store);
    if (filled.length > 0) console.log(`Registry: filled with the data that ships (${filled.join(', ')})`);
  } finally {
    await store.close();
  }
}

/** Checks the environment, fills an empty registry, and says what the site will use. Values that are secret are told only as set or unset. */
async function main(): Promise<void> {
  const environment = env();
  console.log(
    `Registry: ${environment.REGISTRY_DATABASE_URL ? 'PostgreSQL or SQLite by REGISTRY_DATABASE_URL' : `SQLite under ${environment.DATA_DIR}/`}`,
  );
  // With a remote registry the tables here hold only what is to be passed on.
  if (environment.REGISTRY_API_URL === undefined) await seed();
  console.log(`Portal: ${environment.PORTAL_URL ?? 'none (the site stands in)'}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
