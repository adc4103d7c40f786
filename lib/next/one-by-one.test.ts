import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { oneByOne } from './one-by-one.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Sends so many requests at once; the last asks for the end of the connection. */
async function pipelined(count: number, handle: RequestListener): Promise<Socket> {
  const server = createServer(oneByOne(handle));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const requests = Array.from(
    { length: count },
    (_, index) =>
      `GET /${index} HTTP/1.1\r\nHost: x\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
  );
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  return socket;
}

async function answers(socket: Socket): Promise<string[]> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return [...text.matchAll(/\[(\S+)\]/g)].map(([, path]) => path as string);
}

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

describe('requests that come at once over one connection', () => {
  it('are begun in a turn each, and answered in their order', async () => {
    let inTurn = 0;
    let most = 0;
    const socket = await pipelined(10, (request, response) => {
      inTurn += 1;
      most = Math.max(most, inTurn);
      setImmediate(() => {
        inTurn = 0;
        response.end(`[${request.url}]`);
      });
    });
    expect(await answers(socket)).toEqual(paths(10));
    expect(most).toBe(1);
  });

  it('are taken up to a bound, and the connection ends behind it', async () => {
    let begun = 0;
    const socket = await pipelined(2_000, (request, response) => {
      begun += 1;
      response.end(`[${request.url}]`);
    });
    expect(await answers(socket)).toEqual(paths(17));
    expect(begun).toBe(17);
  });

  it('are not begun for somebody who has gone', async () => {
    const begun: (string | undefined)[] = [];
    const held: ServerResponse[] = [];
    const socket = await pipelined(5, (request, response) => {
      begun.push(request.url);
      held.push(response);
      socket.destroy();
    });
    await expect.poll(() => held[0]?.destroyed || held[0]?.closed).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['/0']);
  });
});
