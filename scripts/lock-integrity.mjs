import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run lock-integrity`: npm leaves out the digest of a package for another platform when the registry did not answer for
 * it. Asks for each that is missing and writes it in; exits with 1 while one stays open.
 */
const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

function digestOf(name, version) {
  try {
    const said = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return said.startsWith('sha512-') ? said : undefined;
  } catch {
    // Not known there; it is told below.
    return undefined;
  }
}

const open = [];
for (const [path, { version, integrity: known, ...rest }] of Object.entries(lock.packages)) {
  if (path === '' || known) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = digestOf(name, version);
  if (integrity === undefined) open.push(`${name}@${version}`);
  else lock.packages[path] = { version, integrity, ...rest };
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
for (const name of open) console.error(`no digest: ${name}`);
process.exitCode = open.length > 0 ? 1 : 0;
