'use strict';
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

/** What a build is made of. Tests, documents and stored data are not part of it. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Variables whose values are written into prerendered pages; any other takes effect on restart alone. */
const buildVariables = [
  'SITE_URL',
  'RECAPTCHA_SITE_KEY',
  'OFFICIAL_BANNER_DOMAIN',
  'OFFICIAL_BANNER_NUMBER',
  'MAP_TILE_URL',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_ORIGIN',
  'REGISTRY_RETENTION_DAYS',
];

const isSource = (name) => !/\.test\.tsx?$/.test(name);

function filesBelow(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => filesBelow(join(path, entry.name)));
}

/**
 * A short name for the current sources and build settings: equal sources give an equal name on any machine. It serves as
 * Next's build id, so that several machines that build the same commit agree, and tells `npm start` whether to build.
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} environment
 * @returns {string} 16 hexadecimal digits
 */
function sourceFingerprint(root, environment = process.env) {
  const hash = createHash('sha256');
  const files = sources.flatMap((name) => filesBelow(join(root, name))).filter(isSource);
  for (const file of files.sort()) {
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  for (const name of buildVariables) hash.update(`${name}=${environment[name] ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}

module.exports = { sourceFingerprint };
