import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'acorn';

/** What a chunk of Turbopack is: one call with one list, numbers of modules and the functions that define them. */
function moduleFunctions(source) {
  const calls = parse(source, { ecmaVersion: 'latest' })
    .body.map((statement) => statement.expression)
    .filter((expression) => expression?.type === 'CallExpression');
  return calls
    .flatMap((call) => (call.arguments[0]?.type === 'ArrayExpression' ? call.arguments[0].elements : []))
    .filter((element) => element && /^(?:Arrow)?FunctionExpression$/.test(element.type));
}

/** How much of a script stands in such functions. @param {string} source @returns {number} of characters */
export const moduleBytes = (source) =>
  moduleFunctions(source).reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * Puts every module function of a chunk into parentheses. Browsers take such a function for one that is called at once:
 * they compile it while the script is still arriving, away from the main thread. Without them it is skimmed first and
 * compiled, all of React in one piece, in the task in which the page starts (docs/adr/0009).
 * @param {string} source a script that Turbopack wrote; others come back as they are
 * @returns {string}
 */
export function withEagerModules(source) {
  let done = 0;
  const bare = moduleFunctions(source).filter(
    ({ start, end }) => source[start - 1] !== '(' || source[end] !== ')',
  );
  const pieces = bare.map(({ start, end }) => {
    const piece = `${source.slice(done, start)}(${source.slice(start, end)})`;
    done = end;
    return piece;
  });
  return pieces.join('') + source.slice(done);
}

/** The same for all scripts of a build, in place. @param {string} folder of static files */
export async function makeModulesEager(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file);
    await writeFile(path, withEagerModules(await readFile(path, 'utf8')));
  }
}
