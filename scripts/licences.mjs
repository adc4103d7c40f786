import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run licences`: every package of the lockfile with its licence, tab-separated; with `--production` only what the site
 * runs with. Exits with 1 when one of them is not on the list.
 */

/** Licences that a package of ours may have. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages under another licence, or none that the lockfile knows, and why each may stay. */
const exceptions = {
  '^(@biomejs/cli|@next/swc|@rollup/rollup|@swc/core|@tailwindcss/oxide)-':
    'for another platform, under the licence (MIT or Apache-2.0) of the package that it belongs to',
  '^@img/sharp-':
    'LGPL library, linked dynamically and not changed; comes with next, for pictures that the site does not resize',
  '^@resvg/resvg-js(-|$)': 'MPL-2.0, used as it is, to draw the pictures of answers',
  '^lightningcss(-|$)': 'MPL-2.0, used as it is, when the site is built',
  '^(axe-core|ical\\.js)$': 'MPL-2.0, used as it is, in tests',
  '^(@react-leaflet/core|react-leaflet)$': 'Hippocratic 2.1, see docs/technologies.md',
  '^(busboy|streamsearch)$': 'MIT, written in the older form that the lockfile leaves out',
  '^parse-cache-control$': 'BSD, named in its file LICENSE; used by a benchmark',
  '^splaytree-ts$': 'BSD-3-Clause, misspelt by its author',
};

/** `(MIT OR Apache-2.0)`: one of them is enough; of those joined by AND, all have to be. */
const isPermitted = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => permitted.has(one.trim())));

/** What of the lockfile's packages has which licence. */
export function licences(packages) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = entry.license ?? 'unknown';
      const reason = Object.entries(exceptions).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
      return {
        name,
        version: entry.version,
        licence,
        dev: entry.dev === true,
        reason,
        ok: isPermitted(licence) || reason !== undefined,
      };
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const list = licences(packages).filter(({ dev }) => !dev || !process.argv.includes('--production'));
  for (const { name, version, licence, reason } of list)
    console.log([name, version, licence, reason ?? ''].join('\t').trimEnd());
  const refused = list.filter(({ ok }) => !ok);
  for (const { name, version, licence } of refused)
    console.error(`not permitted: ${name} ${version}, ${licence}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
