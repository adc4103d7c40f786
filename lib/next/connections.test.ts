import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { answerEveryConnection } from './connections.mjs';
import { answerWhileSending } from './unread-body.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What a client reads that sends this and closes its own direction, or waits. */
async function heard(sent: string, closes: boolean): Promise<string> {
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    answerWhileSending(request, response);
    const answer = () => setImmediate(() => response.end(`answer to ${request.method}\n`));
    // A page takes longer than the news that its reader will say no more.
    if (closes && !request.socket.readableEnded) request.socket.once('end', answer);
    else answer();
  });
  answerEveryConnection(server, (response, status, text) => response.writeHead(status).end(text));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (closes) socket.end(sent);
  else socket.write(sent);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

describe('a connection', () => {
  it.each([
    ['a page', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', ['GET']],
    ['a form', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na=b', ['POST']],
    [
      'two pages in a row',
      'GET / HTTP/1.1\r\nHost: x\r\n\r\nHEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n',
      ['GET', 'GET'],
    ],
  ])('that asks for %s and closes its own direction gets its answer and an end', async (_, sent, methods) => {
    const text = await heard(sent, true);
    expect(text.match(/^HTTP\/1\.1 200 /gm)?.length).toBeGreaterThanOrEqual(methods.length);
    expect([...text.matchAll(/answer to (\w+)/g)].map(([, method]) => method)).toEqual(methods);
  });

  it('that ends in the middle of a request is told so', async () => {
    expect(await heard('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na=b', true)).toMatch(
      /^HTTP\/1\.1 (?:200|400) /,
    );
    expect(await heard('GET / HTT', true)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['', 'Content-Length: 9\r\n\r\na=b'],
    ['', 'Transfer-Encoding: chunked\r\n\r\n9\r\na=b'],
    ['Upgrade: h2c\r\nConnection: Upgrade\r\n', 'Content-Length: 9\r\n\r\na=b'],
    ['Upgrade: websocket\r\nConnection: Upgrade\r\n', 'Transfer-Encoding: chunked\r\n\r\n9\r\na=b'],
  ])('that ends in the middle of a body (%j, %j) is told so while its reader waits', async (offer, rest) => {
    const server = createServer((request, response) => {
      request.on('error', () => undefined);
      request.resume().on('end', () => response.end('read\n'));
    });
    answerEveryConnection(server, (response) => response.end());
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
    socket.end(`POST / HTTP/1.1\r\nHost: x\r\n${offer}${rest}`);
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(5_000) });
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  it('that asks for a tunnel is refused, with the headers of every answer', async () => {
    const text = await heard(
      'CONNECT registry.example:443 HTTP/1.1\r\nHost: registry.example:443\r\n\r\n',
      false,
    );
    expect(text).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(text).toMatch(/^allow: GET, HEAD\r$/im);
    expect(text).toMatch(/^content-security-policy: /im);
  });

  it.each([
    ['CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['no request\r\n\r\n', 400],
  ])('that never closes after %j is closed', async (sent, status) => {
    const server = createServer(() => undefined);
    answerEveryConnection(server, (response) => response.end());
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const accepted = once(server, 'connection');
    const socket = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
    socket.write(sent);
    const [[own], [answer]] = await Promise.all([accepted, once(socket, 'data')]);
    expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
    await once(own as Socket, 'close');
    socket.destroy();
  });
});
