import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { logger } from '../../log';
import { lookupHash } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import { countBack, counted, countOne } from './rate-limits';
import type { Store } from './store';

export interface RateLimit {
  allowed: boolean;
  /** Seconds until the window ends; 0 while allowed. */
  retryAfterSeconds: number;
  /** How many have been counted in this window. */
  used: number;
}

/** What is counted: `points` events of a key are allowed in a window of `windowSeconds`. */
export interface CountedEvent {
  bucket: string;
  key: string;
  points: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one event, and says whether it was still allowed. */
  count(event: CountedEvent): Promise<RateLimit>;
  /** Whether one more would be allowed; counts nothing. */
  look(event: CountedEvent): Promise<RateLimit>;
  /** Takes back one event that was counted. */
  countBack(event: CountedEvent): Promise<void>;
}

function verdict(allowed: boolean, used: number, msLeft: number): RateLimit {
  return { allowed, used, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(msLeft / 1000)) };
}

/**
 * While the store cannot count, this process counts for itself: a full disk must neither open the gate nor
 * close it.
 */
function memoryLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ bucket, points, windowSeconds }: CountedEvent) => {
    const name = `${bucket}:${points}:${windowSeconds}`;
    const limiter =
      limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async count(event) {
      try {
        const { consumedPoints } = await limiterOf(event).consume(event.key);
        return verdict(true, consumedPoints, 0);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return verdict(false, refused.consumedPoints, refused.msBeforeNext);
      }
    },
    async look(event) {
      const known = await limiterOf(event).get(event.key);
      if (known === null) return verdict(true, 0, 0);
      return verdict(known.remainingPoints > 0, known.consumedPoints, known.msBeforeNext);
    },
    async countBack(event) {
      await limiterOf(event).reward(event.key);
    },
  };
}

/** So long a store that did not count is not asked again: a form is counted several times, and its visitor waits for each. */
const REST_MS = 2_000;

/**
 * Rate limits in the store, so that all processes count together. Keys are hashed: an address of a visitor is
 * personal data.
 */
export function storeRateLimiter(store: Store, keyring: Keyring, now: () => number = Date.now): RateLimiter {
  const insurance = memoryLimiter();
  let restsUntil = 0;
  /** Asks the store, or, while it cannot be asked, the memory. */
  const asking =
    <T>(ask: (hashed: CountedEvent) => Promise<T>, otherwise: (hashed: CountedEvent) => Promise<T>) =>
    async (event: CountedEvent): Promise<T> => {
      const hashed = { ...event, key: lookupHash(keyring.current, 'rate', event.bucket, event.key) };
      if (performance.now() < restsUntil) return otherwise(hashed);
      try {
        return await ask(hashed);
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        const { code } = error as { code?: unknown };
        logger.error({ bucket: event.bucket, code }, 'rate limit not stored');
        return otherwise(hashed);
      }
    };
  return {
    count: asking(async ({ key, points, windowSeconds }) => {
      const at = now();
      const known = await countOne(store, key, at, windowSeconds * 1000);
      return verdict(known.points <= points, known.points, known.expiresAt - at);
    }, insurance.count),
    look: asking(async ({ key, points }) => {
      const at = now();
      const known = await counted(store, key, at);
      return verdict(known.points < points, known.points, known.expiresAt - at);
    }, insurance.look),
    countBack: asking(({ key }) => countBack(store, key, now()), insurance.countBack),
  };
}
