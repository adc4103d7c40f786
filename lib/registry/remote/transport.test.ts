import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { Transport } from './transport';

const TOKEN = 'a token of sixteen';
const LARGE = 2_900_000;
const filled = (piece: string) => `[${piece.repeat(LARGE / piece.length)}0]`;
const close: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of close.splice(0)) await each();
});

/** A transport to a backend that has one answer. */
async function to(answer: string): Promise<Transport> {
  const server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const transport = new Transport({ url: `http://127.0.0.1:${port}`, token: TOKEN, timeoutMs: 10_000 });
  close.push(
    () => transport.close(),
    () => server.close(),
  );
  return transport;
}

it.each([
  ['empty objects', filled('{},')],
  ['objects', filled('{"slug":"a"},')],
  ['empty lists', filled('[],')],
  ['names', `{${Array.from({ length: 200_000 }, (_, index) => `"n${index}":1`).join(',')}}`],
])('an answer of more %s than a registry gives is not read', async (_name, answer) => {
  const transport = await to(answer);
  const parse = vi.spyOn(JSON, 'parse');
  await expect(transport.ask('/v1/areas', {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(parse).not.toHaveBeenCalled();
});

it('a large answer of texts and numbers is', async () => {
  const answer = JSON.stringify({
    text: 'a'.repeat(1_000_000),
    points: Array.from({ length: 50_000 }, (_, index) => [index, -index]),
    items: Array.from({ length: 10_000 }, (_, index) => ({ slug: `area-${index}`, name: null, plots: 1 })),
  });
  const transport = await to(answer);
  expect(await transport.ask('/v1/areas', {})).toEqual(JSON.parse(answer));
});
