import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import next from 'next';
import { slots } from '../channels.cjs';
import { answerEveryConnection, ignoreUpgrades } from './connections.mjs';
import { checkContract } from './contract-check.mjs';
import { refuse, throughSteps } from './steps.mjs';
import { warmUp } from './warm-up.mjs';

const responses = new AsyncLocalStorage();
slots.responses.set(responses);

/** How long running requests have to finish once the server is told to stop. */
const drainMs = 8_000;

const listen = (server, port, hostname) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve(server.address()));
  });

/** How long the registry may take to open; another process may be migrating its tables. */
const openMs = 60_000;

/**
 * A promise that instrumentation.ts settles once the registry of this process is open. Next only logs what fails there, and
 * answers every request with 500 from then on.
 */
function opened() {
  let settle;
  const done = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  slots.opened.set(settle);
  // Somebody listens only later; a failure before that is not one that nobody handles.
  done.catch(() => {});
  return async () => {
    const late = setTimeout(() => settle.reject(new Error('The registry did not open in time.')), openMs);
    await done.finally(() => clearTimeout(late));
  };
}

/**
 * Serves the built site (or, with `dev`, the sources) until the process gets SIGTERM or SIGINT; then it stops accepting,
 * lets running requests finish for some seconds and exits.
 * @param {{ dir: string, port: number, hostname?: string, dev?: boolean }} options
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve({ dir, port, hostname, dev = false }) {
  if (!dev) checkContract(dir);
  let closing = false;
  // A request without a host is refused by a step: Node would do it without the headers of every answer.
  const server = createServer({ requireHostHeader: false });
  server.headersTimeout = 20_000;
  server.requestTimeout = 300_000; // attachments over a slow connection; each handler has a stricter deadline of its own
  server.keepAliveTimeout = 65_000;
  if (!dev) ignoreUpgrades(server);
  answerEveryConnection(server, refuse);
  const registryIsOpen = opened();
  const app = next({ dev, dir, hostname: hostname ?? 'localhost', port, httpServer: server });
  await app.prepare();
  if (!dev) await registryIsOpen();
  const handle = app.getRequestHandler();
  const traced = (request, response) => responses.run(response, handle, request, response);
  const steps = throughSteps(traced, { dir, dev, isClosing: () => closing });
  // Around the steps too: what they ask the registry, the page of the same request need not ask again (lib/site/reads.ts).
  const answer = (request, response) => responses.run(response, steps, request, response);
  server.on('request', answer);
  if (!dev) await warmUp(answer, dir, await slots.front.get().firstAddresses());
  const address = await listen(server, port, hostname);
  // Route handlers that show a page again (a form with its errors) fetch it from this very process.
  process.env.SITE_INTERNAL_ORIGIN = `http://${loopback(address)}:${address.port}`;
  const close = async () => {
    closing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Whoever reads its answer too slowly must not hold the end up: after ten seconds most supervisors kill.
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(cut);
    await app.close();
    // Set by instrumentation.ts: running deliveries end, the store is closed.
    await slots.close.get()?.();
  };
  return { port: address.port, close };
}

function loopback(address) {
  if (address.address === '::' || address.address === '0.0.0.0') return '127.0.0.1';
  return address.family === 'IPv6' ? `[${address.address}]` : address.address;
}
