import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port for a process that listens a moment later. Below those that the system gives to whoever asks for any (from 32768
 * or 49152 on), so that nothing else gets it meanwhile.
 * @returns {Promise<number>}
 */
export function freePort() {
  const port = randomInt(15_000, 30_000);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
