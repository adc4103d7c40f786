import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run bench -- <group> [options]`: runs every benchmark of a group, one after the other. A group is a folder beside
 * this file; a benchmark is a file in it whose default export takes the options and prints what it measured against what.
 * `--only=<name>` runs one of them.
 */
export type Benchmark = (options: readonly string[]) => Promise<void>;

const here = dirname(fileURLToPath(import.meta.url));
const groups = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const [group, ...options] = process.argv.slice(2);
if (!group || !groups.includes(group)) {
  console.error(`Usage: npm run bench -- ${groups.join('|')} [options]`);
  process.exit(2);
}

const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const files = readdirSync(join(here, group))
  .filter((name) => name.endsWith('.ts') && (only === undefined || name === `${only}.ts`))
  .sort();
if (files.length === 0) {
  console.error(`No benchmark ${only} in ${group}.`);
  process.exit(2);
}
for (const file of files) {
  console.log(`\n# ${group}/${file.replace(/\.ts$/, '')}`);
  const { default: benchmark } = (await import(pathToFileURL(join(here, group, file)).href)) as {
    default?: Benchmark;
  };
  await benchmark?.(options);
}
