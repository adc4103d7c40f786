import { EnvironmentError, env } from '@/lib/env';

/** Checks the environment and says what the site will use. Values that are secret are told only as set or unset. */
function main(): void {
  const environment = env();
  console.log(
    `Registry: ${environment.REGISTRY_DATABASE_URL ? 'PostgreSQL or SQLite by REGISTRY_DATABASE_URL' : `SQLite under ${environment.DATA_DIR}/`}`,
  );
  console.log(`Portal: ${environment.PORTAL_URL ?? 'none (the site stands in)'}`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
