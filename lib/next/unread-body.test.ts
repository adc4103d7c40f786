import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { rawPost } from '../../tests/support/raw-post';
import { answerWhileSending } from './unread-body.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server whose handler reads nothing, or the beginning, and refuses. */
async function refusing(bounds: { bytes: number; ms: number }, reads = false): Promise<number> {
  const server = createServer(async (request, response) => {
    answerWhileSending(request, response, bounds);
    if (reads) await request[Symbol.asyncIterator]().next();
    response.writeHead(413).end('refused');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const body = Buffer.alloc(4 * 1024 * 1024, 'x');
const BOUNDS = { bytes: 32 * 1024 * 1024, ms: 5_000 };

describe('an answer before the end of its request', () => {
  for (const connection of ['keep-alive', 'close'] as const)
    for (const reads of [false, true])
      for (const holdAt of [undefined, 70_000])
        it(`arrives whole: ${connection}, ${reads ? 'read in part' : 'unread'}, ${holdAt ? 'slow' : 'fast'}`, async () => {
          const port = await refusing(BOUNDS, reads);
          const slow = holdAt === undefined ? {} : { holdAt };
          const { status, ending } = await rawPost({ port, path: '/', body, connection, ...slow });
          expect([status, ending]).toEqual([413, 'whole']);
        });

  it('leaves the connection to the next request', async () => {
    const port = await refusing(BOUNDS, true);
    const socket = connect(port, '127.0.0.1');
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head);
    socket.write(body);
    socket.write(`${head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`);
    socket.write(body);
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text.match(/^HTTP\/1\.1 413 /gm)).toHaveLength(2);
  });

  it.each([
    ['long', { bytes: 1024, ms: 60_000 }],
    ['slow', { bytes: BOUNDS.bytes, ms: 50 }],
  ])('is all that a sender gets who is too %s', async (_, bounds) => {
    const port = await refusing(bounds);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${2 ** 40}\r\n\r\n`);
    socket.write(body);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
  });
});
