import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendForm } from '@/components/forms/engine/send';

/** How a sending ends that `answer` answers. */
async function outcomeOf(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await sendForm(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {});
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('an answer that is not ours', () => {
  it.each([
    [500, 'unavailable'],
    [502, 'unavailable'],
    [504, 'unavailable'],
    [413, 'body_too_large'],
    [429, 'too_many_requests'],
    [403, 'internal'],
  ])('with the status %i and a page of HTML is told as %s', async (status, code) => {
    const outcome = await outcomeOf((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>no</html>');
    });
    expect(outcome).toEqual({ kind: 'failed', code });
  });

  it('is no connection where none came, or it was cut', async () => {
    expect(await outcomeOf((request) => request.socket.destroy())).toEqual({
      kind: 'failed',
      code: 'network',
    });
    const cut = await outcomeOf((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"reference":');
      setImmediate(() => response.destroy());
    });
    expect(cut).toEqual({ kind: 'failed', code: 'network' });
  });
});
