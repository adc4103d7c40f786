import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

/** Addresses at which no registry answers, though one may listen there. */
export interface Elsewhere {
  /** Where the site looks for it instead; `port` is the one on which it listens. */
  move(port: number): Promise<{ url: string; close(): void }>;
}

const at = (url: (port: number) => string): Elsewhere => ({
  move: async (port) => ({ url: url(port), close: () => {} }),
});

/** A port that speaks TLS and has no certificate to show. */
const atTls = (scheme: 'http' | 'https'): Elsewhere => ({
  async move() {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { url: `${scheme}://127.0.0.1:${port}`, close: () => server.close() };
  },
});

export const wrongAddresses: Record<string, Elsewhere> = {
  'a name that nobody has': at(() => 'http://registry.invalid'),
  'a network that is not there': at(() => 'http://192.0.2.1'),
  'TLS spoken to a plain port': at((port) => `https://127.0.0.1:${port}`),
  'no TLS spoken to a port of TLS': atTls('http'),
  'TLS without a certificate': atTls('https'),
};
