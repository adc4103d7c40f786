import { Socket } from 'node:net';

/** What is read of a request, at most, once its answer is known: more than the largest form, over a slow line. */
const LINGER = { bytes: 32 * 1024 * 1024, ms: 30_000 };

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean}
 */
const hasBody = ({ headers }) => 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads what is left of a request and drops it, within bounds.
 * @param {import('node:http').IncomingMessage} request
 * @param {{ bytes: number, ms: number }} bounds
 * @returns {Promise<boolean>} whether it has arrived whole
 */
function readRest(request, bounds) {
  return new Promise((resolve) => {
    let left = bounds.bytes;
    const end = () => {
      clearTimeout(timer);
      request.pause();
      resolve(request.complete);
    };
    const timer = setTimeout(end, bounds.ms);
    // A handler that stopped half-way still listens, and nothing would flow past it.
    request.removeAllListeners('readable');
    request.on('data', (chunk) => {
      left -= chunk.length;
      if (left < 0) end();
    });
    for (const event of ['end', 'error', 'close']) request.once(event, end);
    request.resume();
  });
}

/**
 * Lets an answer reach a client that is still sending. A connection that is closed meanwhile is reset, and the reset
 * overtakes the answer; one that is left open with the rest unread never gets to its next request. So what a handler
 * refused to read is read here and dropped, and only then is the connection closed or used again.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerWhileSending(request, response, bounds = LINGER) {
  if (!hasBody(request)) return;
  const { socket } = request;
  let rest;
  const read = () => {
    rest ??= readRest(request, bounds);
    return rest;
  };
  const close = () => Socket.prototype.destroySoon.call(socket);
  // Node's server calls this once the last answer of a connection is out.
  socket.destroySoon = () => {
    if (request.complete) return close();
    socket.end();
    read().then(close);
  };
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    read().then((isWhole) => {
      if (!isWhole) close();
    });
  });
}
