import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { SubmissionInvalidError } from '@/lib/registry/contract';
import { Outbox } from '@/lib/registry/outbox';
import { remoteRegistry } from '@/lib/registry/remote';
import { deliveryOver } from '@/lib/registry/remote/delivery';
import { Transport } from '@/lib/registry/remote/transport';
import { type RunningService, serve } from '@/lib/registry/serve';
import { SubmissionService } from '@/lib/registry/submissions/service';
import type { Elsewhere } from './backends/addresses';
import { type Fault, FaultyProxy, type Misbehaviour } from './faulty-proxy';
import { fill, NOW } from './fixture';
import { type Harness, LIMITS, sqliteHarness } from './harness';
import { contactMessage, newIdempotencyKey } from './messages';

export const TIMEOUT_MS = 1_000;
export const HOUR_MS = 3_600_000;
const LEASE_MS = 5_000;
const token = randomBytes(16).toString('hex');

/** What may be wrong between a relay and its backend. */
export type Breakdown = Fault | Misbehaviour | Elsewhere | 'down';

/** A relay before a faulty hop before a real service. Time is the test's own, so that nothing waits. */
export class RelayRig {
  backend!: Harness;
  front!: Harness;
  service!: RunningService;
  proxy!: FaultyProxy;
  transport!: Transport;
  now = NOW;
  #moved: Awaited<ReturnType<Elsewhere['move']>> | undefined;
  readonly clock = () => this.now;

  async open(): Promise<void> {
    this.now = NOW;
    this.backend = await sqliteHarness();
    await fill(this.backend.data.write);
    this.service = await this.answering(0);
    this.proxy = new FaultyProxy(this.service.port);
    await this.proxy.goUp();
    this.front = await sqliteHarness();
    this.transport = this.#transport(TIMEOUT_MS);
  }
  #transport(timeoutMs: number): Transport {
    const url = this.#moved?.url ?? `http://127.0.0.1:${this.proxy.port}`;
    return new Transport({ url, token, timeoutMs });
  }
  /** From here on no answer is given up on a busy machine: what is sent twice was not sent again for its lateness. */
  async bePatient(): Promise<void> {
    await this.waitFor(60 * TIMEOUT_MS);
  }
  /** From here on each answer has so long. */
  async waitFor(timeoutMs: number): Promise<void> {
    await this.transport.close();
    this.transport = this.#transport(timeoutMs);
  }
  async close(): Promise<void> {
    this.#moved?.close();
    await this.transport.close();
    await this.proxy.goDown();
    await this.service.close();
    await this.front.close();
    await this.backend.close();
  }

  later(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }
  /** The backend as an HTTP service; with other rules where `registry` is another one. */
  answering(port: number, registry = this.backend.registry): Promise<RunningService> {
    return serve({
      registry,
      files: { attachments: this.backend.attachments },
      token,
      port,
      hostname: '127.0.0.1',
    });
  }
  /** A backend with stricter rules than ours: the real one, with a form that we have and it has not. */
  async strictBackend(): Promise<void> {
    await this.service.close();
    this.service = await this.answering(this.service.port, {
      ...this.backend.registry,
      submit: async () => {
        throw new SubmissionInvalidError([{ path: 'subject', code: 'too_long', params: { max: 10 } }]);
      },
    });
  }
  /** The backend with its own rules again. */
  async usualBackend(): Promise<void> {
    await this.service.close();
    this.service = await this.answering(this.service.port);
  }

  readonly outboxOf = (holder: string) =>
    new Outbox({
      store: this.front.store,
      keyring: this.front.keyring,
      attempt: deliveryOver(this.transport, this.front.attachments),
      holder,
      leaseMs: LEASE_MS,
      clock: this.clock,
      random: () => 0.5,
    });
  relay(staleMaxMs = HOUR_MS) {
    const { store, keyring } = this.front;
    const { clock, transport } = this;
    const delivery = { kind: 'relay', leasedBy: 'first', leaseMs: LEASE_MS } as const;
    const submissions = new SubmissionService({ store, keyring, clock, ...LIMITS, delivery });
    const outbox = this.outboxOf('first');
    return remoteRegistry({ transport, store, keyring, submissions, outbox, staleMaxMs, clock });
  }
  message(change: object = {}) {
    return {
      form: 'contact',
      locale: 'ar' as const,
      idempotencyKey: newIdempotencyKey(),
      payload: contactMessage(),
      ...change,
    };
  }
  /** How many submissions the backend has. */
  async atBackend(): Promise<number> {
    return (await this.backend.store.read.selectFrom('submissions').select('id').execute()).length;
  }
  /** Lets a worker deliver whatever is due. */
  async settle(): Promise<void> {
    const worker = this.outboxOf('worker');
    while (await worker.work());
  }
  async bringUp(breakdown: Breakdown): Promise<void> {
    if (breakdown === 'down') await this.proxy.goUp();
    this.#moved?.close();
    this.#moved = undefined;
    this.proxy.fault = 'none';
  }
  /** Another address holds from the next deadline on ({@link waitFor}). */
  async breakDown(breakdown: Breakdown): Promise<void> {
    if (breakdown === 'down') await this.proxy.goDown();
    else if (typeof breakdown === 'object') this.#moved = await breakdown.move(this.proxy.port);
    else this.proxy.fault = breakdown;
  }
}

/** A rig that is new for each test of the file. */
export function relayRig(): RelayRig {
  const rig = new RelayRig();
  beforeEach(() => rig.open());
  afterEach(() => rig.close());
  return rig;
}
