import { createServer, request } from 'node:http';
import { builtRoutes } from './contract.cjs';

/**
 * The first answer of a page or handler loads its modules, a tenth of a second of the processor or more in one turn of the
 * event loop, in which nobody else is answered. So each of them answers once before the first visitor asks.
 */

/** Handlers of the API say what they can be asked for (OPTIONS), which loads them and does nothing else. */
function handlers(dir) {
  return builtRoutes(dir)
    .pages.filter(({ page }) => page.startsWith('/api/'))
    .map(({ page }) => ({ method: 'OPTIONS', path: page.replace(/\[[^\]]+\]/g, 'x') }));
}

/** Asks over a connection of its own, which closes with the answer, without one, or when the time is up: never is it waited for. */
function ask(port, { path, method = 'GET' }, mostMs) {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, method, agent: false }, (answer) =>
      answer.resume(),
    );
    const late = setTimeout(() => asked.destroy(), mostMs);
    // What is wrong, the first visitor is told.
    asked.on('error', () => {});
    asked.once('close', () => {
      clearTimeout(late);
      resolve();
    });
    asked.end();
  });
}

/**
 * Has the site answer, one question after the other. Those for which no time is left wait for their first visitor: a registry
 * that does not answer must not keep the site from starting.
 * @param {import('node:http').RequestListener} listener of the site
 * @param {readonly { path: string, method?: string }[]} questions one for each way in which an answer is made
 * @param {number} [mostMs] for all of them
 */
export async function askFirst(listener, questions, mostMs = 20_000) {
  const until = Date.now() + mostMs;
  const server = createServer(listener);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  for (const question of questions) {
    const left = until - Date.now();
    if (left <= 0) break;
    await ask(server.address().port, question, left);
  }
  server.close();
  server.closeAllConnections();
}

/**
 * @param {import('node:http').RequestListener} listener of the site
 * @param {string} dir of the build
 * @param {readonly string[]} addresses of pages, one for each way in which a page is made (lib/site/routing/first-addresses.ts)
 */
export async function warmUp(listener, dir, addresses) {
  if (addresses.length === 0) return;
  await askFirst(listener, [...handlers(dir), ...addresses.map((path) => ({ path }))]);
}
