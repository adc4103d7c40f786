import { env } from '@/lib/env';
import { rateLimits } from '@/lib/registry';
import type { RateLimit } from '@/lib/registry/store/rate-limiter';
import { clientAddress } from './client-address';

/** Far more than anybody mistypes, and nothing against the number of addresses that a receipt may have. */
const MISSES = 20;
const HOUR_SECONDS = 3_600;

/** Counts an address of a receipt that opened none. Right ones are never counted, nor refused. */
export async function countReceiptMiss(headers: Headers): Promise<RateLimit> {
  const key = clientAddress(headers, env().TRUST_PROXY);
  const event = { bucket: 'receipt-miss', key, points: MISSES, windowSeconds: HOUR_SECONDS };
  return (await rateLimits()).count(event);
}
