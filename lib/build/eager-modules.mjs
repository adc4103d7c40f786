import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'acorn';
import { chunkFailure, moduleFunctions } from '../next/contract.cjs';

const functionsOf = (source) => moduleFunctions(parse(source, { ecmaVersion: 'latest' }));

const moduleBytes = (source) => functionsOf(source).reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * Puts every module function of a chunk into parentheses. Browsers take such a function for one that is called at once:
 * they compile it while the script is still arriving, away from the main thread. Without them it is skimmed first and
 * compiled, all of React in one piece, in the task in which the page starts (docs/adr/0009).
 * @param {string} source a script that Turbopack wrote; others come back as they are
 * @returns {string}
 */
export function withEagerModules(source) {
  let done = 0;
  const bare = functionsOf(source).filter(
    ({ start, end }) => source[start - 1] !== '(' || source[end] !== ')',
  );
  const pieces = bare.map(({ start, end }) => {
    const piece = `${source.slice(done, start)}(${source.slice(start, end)})`;
    done = end;
    return piece;
  });
  return pieces.join('') + source.slice(done);
}

const scriptsIn = async (folder) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));

/** Of a build, what the module functions make up: 0.9 when this was written; old browsers' scripts are the rest. */
const LEAST_SHARE = 0.75;

/**
 * What of the scripts of a build is not written as we read it (lib/next/contract-check.mjs).
 * @param {string} folder of static files
 * @returns {Promise<string[]>} one sentence a difference
 */
export async function chunkDifferences(folder) {
  const sources = await Promise.all((await scriptsIn(folder)).map((path) => readFile(path, 'utf8')));
  const all = sources.reduce((sum, source) => sum + source.length, 0);
  const share = sources.reduce((sum, source) => sum + moduleBytes(source), 0) / Math.max(1, all);
  // Our own look at such a failure holds the names as well; only the loader throws them.
  const thrown = chunkFailure.split('|').filter((name) => !sources.some((source) => isThrown(source, name)));
  return [
    ...(share < LEAST_SHARE
      ? [`module functions are found in ${Math.round(100 * share)} % of the scripts only (moduleFunctions)`]
      : []),
    ...thrown.map((name) => `no script tells of a lost part as "${name}" (chunkFailure)`),
  ];
}

/** Whether a script has a text that begins so; ours goes on with a bar. */
const isThrown = (source, name) => new RegExp(`["'\`]${name}(?!\\|)`).test(source);

/** The same for all scripts of a build, in place. @param {string} folder of static files */
export async function makeModulesEager(folder) {
  for (const path of await scriptsIn(folder))
    await writeFile(path, withEagerModules(await readFile(path, 'utf8')));
}
