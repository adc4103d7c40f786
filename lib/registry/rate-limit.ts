import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { logger } from '../log';
import { lookupHash } from './crypto/envelope';
import type { Keyring } from './crypto/keyring';
import { countOne } from './embedded/rate-limits';
import type { Store } from './embedded/store';

export interface RateLimit {
  allowed: boolean;
  /** Seconds until the window ends; 0 while allowed. */
  retryAfterSeconds: number;
}

/** Counts one event of a key; `points` events are allowed in a window of `windowSeconds`. */
export type RateLimiter = (
  bucket: string,
  key: string,
  points: number,
  windowSeconds: number,
) => Promise<RateLimit>;

function verdict(allowed: boolean, msLeft: number): RateLimit {
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(msLeft / 1000)) };
}

/**
 * While the store cannot count, this process counts for itself: a full disk must neither open the gate nor
 * close it.
 */
function memoryLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  return async (bucket, key, points, windowSeconds) => {
    const name = `${bucket}:${points}:${windowSeconds}`;
    const limiter =
      limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
    limiters.set(name, limiter);
    try {
      await limiter.consume(key);
      return verdict(true, 0);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return verdict(false, refused.msBeforeNext);
    }
  };
}

/**
 * Rate limits in the store, so that all processes count together. Keys are hashed: an address of a visitor is
 * personal data.
 */
export function storeRateLimiter(store: Store, keyring: Keyring, now: () => number = Date.now): RateLimiter {
  const insurance = memoryLimiter();
  return async (bucket, key, points, windowSeconds) => {
    const hashed = lookupHash(keyring.current, 'rate', bucket, key);
    try {
      const at = now();
      const counted = await countOne(store, hashed, at, windowSeconds * 1000);
      return verdict(counted.points <= points, counted.expiresAt - at);
    } catch (error) {
      logger.error({ bucket, code: (error as { code?: unknown }).code }, 'rate limit not stored');
      return insurance(bucket, hashed, points, windowSeconds);
    }
  };
}
