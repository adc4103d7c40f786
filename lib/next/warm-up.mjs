import { createServer } from 'node:http';
import { builtRoutes } from './contract.cjs';

/**
 * The first answer of a page or handler loads its modules, a tenth of a second of the processor or more in one turn of the
 * event loop, in which nobody else is answered. So each of them answers once before the first visitor asks.
 */

/** Later ones wait for their first visitor: a registry that does not answer must not keep the site from starting. */
const mostMs = 20_000;

/** Handlers of the API say what they can be asked for (OPTIONS), which loads them and does nothing else. */
function handlers(dir) {
  return builtRoutes(dir)
    .pages.filter(({ page }) => page.startsWith('/api/'))
    .map(({ page }) => ({ method: 'OPTIONS', path: page.replace(/\[[^\]]+\]/g, 'x') }));
}

/**
 * @param {import('node:http').RequestListener} listener of the site
 * @param {string} dir of the build
 * @param {readonly string[]} addresses of pages, one for each way in which a page is made (lib/site/routing/first-addresses.ts)
 */
export async function warmUp(listener, dir, addresses) {
  if (addresses.length === 0) return;
  const server = createServer(listener);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${server.address().port}`;
  const signal = AbortSignal.timeout(mostMs);
  const pages = addresses.map((path) => ({ path, method: 'GET' }));
  try {
    for (const { path, method } of [...handlers(dir), ...pages]) {
      const answer = await fetch(origin + path, { method, redirect: 'manual', signal });
      await answer.arrayBuffer();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
