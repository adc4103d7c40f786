import { LRUCache } from 'lru-cache';

/**
 * A bound on what one address, and the network around it, may have made for it: lists with a filter, figures, look-ups,
 * all that no cache answers. Pages and files are not counted, nor is what somebody else asked for a moment ago; so many
 * people behind one address do not meet it (docs/adr/0014).
 */

/** A look-up costs about a tenth of a page. */
const pageCost = 1;
const lookUpCost = 0.1;
/** A network has this many times the share of one address. */
const networkShare = 4;
const maxKept = 20_000;

/**
 * What a request for Next costs.
 * @param {import('node:http').IncomingMessage} request whose address is read (lib/next/views.mjs, dropQuery)
 */
export function costOf({ url, method }, isViewPage) {
  if ((method !== 'GET' && method !== 'HEAD') || !url.includes('?')) return 0;
  if (url.startsWith('/api/')) return lookUpCost;
  return isViewPage(url) ? pageCost : 0;
}

/** Buckets that hold `perMinute` and fill again evenly. */
function buckets(perMinute, now = Date.now) {
  const kept = new LRUCache({ max: maxKept });
  const perMs = perMinute / 60_000;
  const fill = (key) => {
    const bucket = kept.get(key) ?? { left: perMinute, at: now() };
    return { left: Math.min(perMinute, bucket.left + (now() - bucket.at) * perMs), at: now() };
  };
  return {
    /** @returns {number} seconds to wait, 0 when there is enough */
    wait(key, cost) {
      const { left } = fill(key);
      return left >= cost ? 0 : Math.max(1, Math.ceil((cost - left) / perMs / 1000));
    },
    take(key, cost) {
      const bucket = fill(key);
      kept.set(key, { ...bucket, left: bucket.left - cost });
    },
  };
}

/**
 * @param {number} perMinute pages that one address may have made; 0 for no bound
 * @returns {(keys: { address: string, network: string }, cost: number) => number} takes the cost, or tells how many
 *   seconds to wait
 */
export function readLimit(perMinute, now = Date.now) {
  if (perMinute === 0) return () => 0;
  const addresses = buckets(perMinute, now);
  const networks = buckets(networkShare * perMinute, now);
  return ({ address, network }, cost) => {
    const wait = Math.max(addresses.wait(address, cost), networks.wait(network, cost));
    if (wait > 0) return wait;
    addresses.take(address, cost);
    networks.take(network, cost);
    return 0;
  };
}
