/**
 * Whoever sends many requests over one connection without waiting for answers (pipelining; no browser does) has them read in
 * one go: 64 kB hold 1,700 of them, and Node would begin them all in one turn of the event loop. They are begun one after
 * the other, each in a turn of its own, once the one before is answered (RFC 9112, section 9.3.2, asks no more).
 */

/** What may wait behind the request that is answered. The connection ends after so many; the rest may be asked again. */
const mostWaiting = 16;

/**
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 * @returns the same kind of handler
 */
export function oneByOne(handle) {
  const lines = new WeakMap();

  const begin = (line, request, response) => {
    // Nobody is left to answer to.
    if (request.socket.destroyed) return;
    response.once('close', () => {
      const next = line.waiting.shift();
      line.busy = next !== undefined;
      if (next) setImmediate(begin, line, next.request, next.response);
    });
    handle(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { busy: false, full: false, waiting: [] };
    lines.set(socket, line);
    if (!line.busy) {
      line.busy = true;
      return begin(line, request, response);
    }
    if (line.full) return socket.pause();
    line.waiting.push({ request, response });
    line.full = line.waiting.length === mostWaiting;
    if (line.full) response.setHeader('Connection', 'close');
  };
}
