import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname as machineName } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnvironment from '@next/env';
import { sourceFingerprint } from '../lib/build/fingerprint.cjs';
import { readSecretFiles } from '../lib/secret-files.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mark = join(root, '.next', 'SOURCES');
const dev = process.argv.includes('--dev');

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      // The step has said itself what is wrong: its code is passed on, without a stack of ours below it.
      code === 0 ? resolve() : process.exit(signal ? 1 : code),
    );
  });
}

const bin = (name) => join(root, 'node_modules', name);

/** Builds unless the build that is there was made from the current sources and settings. */
async function ensureBuild() {
  const current = sourceFingerprint(root);
  const built = existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
  if (built === current) return;
  console.log('Building the site (once for these sources) …');
  await run(process.execPath, [bin('next/dist/bin/next'), 'build']);
  // Only here: what a build needs may be missing where one is only served.
  const { checkContract } = await import('../lib/next/contract-check.mjs');
  const { chunkDifferences, makeModulesEager } = await import('../lib/build/eager-modules.mjs');
  const { precompress } = await import('../lib/build/precompress.mjs');
  const staticFiles = join(root, '.next', 'static');
  checkContract(root, { everyPage: true, more: await chunkDifferences(staticFiles) });
  await makeModulesEager(staticFiles);
  await precompress(staticFiles);
  writeFileSync(mark, current);
}

// Whoever read the log may be gone (a pipe into a program that ended): the site serves on. Unheard, the failed write is a failure that
// is written too, and so on for ever, with a processor for nothing else.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.chdir(root);
// Whatever the shell says: a build of one kind under a server of the other does not work.
process.env.NODE_ENV = dev ? 'development' : 'production';
// .env files are read once, before anything looks at the environment; variables that are set already win.
nextEnvironment.loadEnvConfig(root, dev);
readSecretFiles(process.env);
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
if (!dev) await ensureBuild();
if (process.argv.includes('--build-only')) process.exit(0);

// The registry's own entry point is TypeScript; the site imports the same code through Next's compiler.
await run(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'prepare.ts')]);

const { serve } = await import('../lib/next/server.mjs');
// Shells and container runtimes set HOSTNAME to the machine's own name by themselves: nobody's choice of an interface, and
// the loopback address would be closed.
const chosen = process.env.HOSTNAME || undefined;
const hostname = chosen === machineName() ? undefined : chosen;

/** Next listens for failures that nobody handles, and lives on: a failed start, or end, has to end the process itself. */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
const site = await serve({ dir: root, port, hostname, dev }).catch(fail);
const shown = !hostname || hostname === '0.0.0.0' || hostname === '::' ? 'localhost' : hostname;
console.log(`Ready: http://${shown.includes(':') ? `[${shown}]` : shown}:${site.port}`);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => site.close().then(() => process.exit(0), fail));
}
