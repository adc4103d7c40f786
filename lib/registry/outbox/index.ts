import { type Clock, systemClock } from '../../calendar/riyadh';
import { logger } from '../../log';
import type { Keyring } from '../crypto/keyring';
import { Loop } from '../store/loop';
import type { Store } from '../store/store';
import type { FormValues } from '../submissions/forms';
import { type AttemptManner, type DeliveryAttempt, failureCode, isPermanent } from './attempt';
import { nextAttempt } from './backoff';
import {
  claimDue,
  type DueDelivery,
  extendLease,
  markDelivered,
  markFailed,
  markRefused,
  withdraw,
} from './deliveries';

/** Passed on at the same time by one process. */
const BATCH = 8;
/** How often a process looks for work. */
const POLL_MS = 2_000;

export interface OutboxOptions {
  store: Store;
  keyring: Keyring;
  attempt: DeliveryAttempt;
  /** Names this process in leases. */
  holder: string;
  /** How long a claim lasts; longer than one call may take. */
  leaseMs: number;
  clock?: Clock;
  random?: () => number;
}

/**
 * Passes stored submissions on to the backend. Any number of processes may run one on the same store: a
 * delivery is leased to one of them at a time, and the backend knows each by its key, so that even a lease
 * that ran out too early makes no second submission.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #loop: Loop;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#loop = new Loop('outbox', POLL_MS, () => this.work());
  }

  #manner(id: string, patient: boolean): AttemptManner {
    const { store, holder, leaseMs } = this.#options;
    return {
      patient,
      keep: (ms) => extendLease(store, id, { holder, now: this.#now(), leaseMs: leaseMs + ms }),
    };
  }

  #now(): Date {
    return (this.#options.clock ?? systemClock)();
  }

  /**
   * The first try, while the visitor waits. A failure that may pass is left to the worker, and so is one of
   * our own store: the submission is safe, and the backend knows it by its key. The row is leased to this
   * process already.
   * @throws {RegistryError} the backend refused it for good; the stored row is withdrawn
   */
  async deliverAtOnce(delivery: DueDelivery & { values: FormValues }): Promise<void> {
    const first = this.#first(delivery);
    this.#underWay.set(delivery.id, first);
    try {
      await first;
    } finally {
      this.#underWay.delete(delivery.id);
    }
  }

  /**
   * Waits for the first try of a submission that was sent twice at once, so that both get its outcome.
   * @throws {RegistryError} as {@link deliverAtOnce}
   */
  async settled(id: string): Promise<void> {
    await this.#underWay.get(id);
  }

  async #first(delivery: DueDelivery & { values: FormValues }): Promise<void> {
    const { store, attempt } = this.#options;
    try {
      const reference = await attempt(delivery, this.#manner(delivery.id, false));
      await markDelivered(store, delivery.id, this.#now(), reference);
    } catch (error) {
      const settle = isPermanent(error) ? withdraw(store, delivery.id) : this.#later(delivery, error);
      await settle.catch((cause: { code?: unknown }) =>
        logger.error(
          { submission: delivery.id, code: cause.code },
          'the outcome of a delivery was not stored',
        ),
      );
      if (isPermanent(error)) throw error;
    }
  }

  /** One round of the worker; returns whether there may be more to do. */
  async work(): Promise<boolean> {
    const { store, keyring, holder, leaseMs } = this.#options;
    const due = await claimDue(store, keyring, { holder, now: this.#now(), leaseMs }, BATCH);
    await Promise.all(due.map((delivery) => this.#deliver(delivery)));
    return due.length === BATCH;
  }

  async #deliver(delivery: DueDelivery): Promise<void> {
    const { store, attempt } = this.#options;
    const { id, form, values } = delivery;
    if (values === null) {
      logger.error({ submission: id }, 'a submission cannot be opened: its key is not configured');
      return this.#later(delivery, { code: 'sealed' });
    }
    try {
      const reference = await attempt({ ...delivery, values }, this.#manner(id, true));
      await markDelivered(store, id, this.#now(), reference);
      logger.info({ submission: id, form, attempts: delivery.attempts + 1 }, 'submission passed on');
    } catch (error) {
      if (!isPermanent(error)) return this.#later(delivery, error);
      await markRefused(store, id, this.#now(), error.code);
      logger.error({ submission: id, form, code: error.code }, 'the backend refused a submission');
    }
  }

  async #later({ id, form, attempts }: DueDelivery, error: unknown): Promise<void> {
    const { store, random = Math.random } = this.#options;
    const now = this.#now();
    const retryAt = nextAttempt(attempts + 1, now, random());
    const code = failureCode(error);
    await markFailed(store, id, now, { code, retryAt });
    const facts = { submission: id, form, code, attempts: attempts + 1 };
    if (retryAt === null) logger.error(facts, 'a submission became a dead letter');
    else logger.warn(facts, 'a submission will be passed on later');
  }

  start(): void {
    this.#loop.start();
  }

  /** Ends after the round under way. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }
}
