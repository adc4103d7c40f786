import nextEnvironment from '@next/env';
import { readSecretFiles } from './secret-files.mjs';

/**
 * Reads the .env files of a folder into the environment, the same ones and in the same order for the site and for every
 * command. What the environment says already wins. (Node's own process.loadEnvFile begins with 20.12 only.)
 */
export function loadEnvironmentFiles(folder: string): void {
  nextEnvironment.loadEnvConfig(folder, process.env.NODE_ENV === 'development');
  readSecretFiles(process.env);
}
