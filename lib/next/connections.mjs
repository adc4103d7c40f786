import { bareAnswer, dressAnswer, unreadableAnswer } from './answer-headers.mjs';

/** How long the last word on a connection may take to arrive. */
const lingerMs = 2_000;

/** Says it, and leaves for good: nothing else would ever end the connection of somebody who keeps it open. */
function leave(socket, answer) {
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.end(answer);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/**
 * Node's parser takes what it cannot read of a request that offers another protocol for that protocol's own, and says
 * nothing: also not that the body ended too early. Whoever reads it would wait for the rest.
 * @param {import('node:http').Server} server
 */
function noticeEarlyEnds(server) {
  server.prependListener('request', (request) => {
    if (request.headers.upgrade === undefined) return;
    const { socket } = request;
    const onEnd = () => {
      if (!request.complete) server.emit('clientError', new Error('The body ended too early.'), socket);
    };
    socket.once('end', onEnd);
    request.once('close', () => socket.off('end', onEnd));
  });
}

/**
 * What Node does by itself with a connection, and would do without the headers of every answer, or without a word: each
 * client that can still be told something is told.
 * @param {import('node:http').Server} server
 * @param {(response: import('node:http').ServerResponse, status: number, text: string) => void} refuse
 */
export function answerEveryConnection(server, refuse) {
  server.on('clientError', (error, socket) => {
    // After the first byte of an answer nothing can be said any more.
    if (socket.writable && !socket._httpMessage?.headersSent) leave(socket, unreadableAnswer(error));
    else socket.destroy();
  });
  server.on('checkExpectation', (_, response) => {
    dressAnswer(response, { dev: false });
    refuse(response, 417, 'Expectation Failed');
  });
  // Whoever takes this site for a proxy; without a listener Node hangs up.
  server.on('connect', (_, socket) => leave(socket, bareAnswer(405, { Allow: 'GET, HEAD' })));
  // A client that has sent its request whole may close its own direction and wait (RFC 9293, section 3.6): Node takes that
  // for a hang-up and drops the answer, unless told by this property, which its documentation does not name.
  server.httpAllowHalfOpen = true;
  noticeEarlyEnds(server);
}

/**
 * A request that offers another protocol (some clients offer HTTP/2 each time) is answered like any other. Next would
 * listen for it, for the sake of its development server, and leave the socket open where no timeout and no end of the
 * server reaches it.
 */
export function ignoreUpgrades(server) {
  server.on('newListener', (event, listener) => {
    if (event === 'upgrade') process.nextTick(() => server.off(event, listener));
  });
}
