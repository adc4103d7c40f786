import { readFileSync } from 'node:fs';

/** What may be given as the name of a file that holds it, as container runtimes hand secrets over. */
const SECRETS = [
  'REGISTRY_DATABASE_URL',
  'REGISTRY_ENCRYPTION_KEYS',
  'REGISTRY_API_TOKEN',
  'RECAPTCHA_SECRET_KEY',
];

/**
 * Sets each secret whose variable with `_FILE` at its end names a file, unless it is set itself. A file that cannot be read
 * ends the start: the site would else run with another store, or make a key.
 * @param {Record<string, string | undefined>} environment
 */
export function readSecretFiles(environment) {
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`];
    if (path && !environment[name]) environment[name] = readFileSync(path, 'utf8').trim();
  }
}
