import { headers as channels } from '@/lib/channels.cjs';

/**
 * The address that rate limits count by.
 * @param trustedProxies how many proxies of ours stand in front (TRUST_PROXY): each appends the address that it saw to
 *   X-Forwarded-For, so the visitor is that many entries from the right. With 0 the header is the visitor's own
 *   invention and is ignored.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const socket = headers.get(channels.socketAddress) ?? 'unknown';
  if (trustedProxies === 0) return canonical(socket);
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return canonical(chain.at(-trustedProxies) || socket);
}

/**
 * The network that an address belongs to, of which one holder may have every address: /24 of IPv4, /48 of IPv6. Many
 * visitors may share one as well, so that bounds on it are far wider.
 */
export function networkOf(address: string): string {
  if (address.endsWith('::/64')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

/** One visitor, one key: IPv4 in IPv6 is IPv4, and a whole /64 of IPv6 belongs to one connection. */
function canonical(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address.slice(0, 45);
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
