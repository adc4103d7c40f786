import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packings = [
  { suffix: '.br', pack: promisify(brotliCompress), options: {} },
  { suffix: '.gz', pack: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
];
/** Below it a packed file hardly saves a packet. */
const leastBytes = 512;

/**
 * Packs the scripts and style sheets of a build once, as hard as the formats can: the server only hands the files out.
 * @param {string} folder of static files; `x.js` gets `x.js.br` and `x.js.gz` beside it
 */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(?:js|css|svg|json)$/.test(name))) {
    const path = join(folder, file);
    const bytes = await readFile(path);
    if (bytes.length < leastBytes) continue;
    await Promise.all(
      packings.map(async ({ suffix, pack, options }) => writeFile(path + suffix, await pack(bytes, options))),
    );
  }
}
