import { type Clock, systemClock } from '../../calendar/riyadh';
import {
  checked,
  NotPassedOnError,
  READ_NAMES,
  READS,
  type Read,
  type ReadName,
  type Registry,
  type RegistryHealth,
  RegistryUnavailableError,
  SET_STATE,
  STATUS,
  type StateChange,
  type SubmissionStatus,
} from '../contract';
import type { Keyring } from '../crypto/keyring';
import type { Outbox } from '../outbox';
import { rethrow } from '../store/errors';
import { healthOf, type StorageCheck } from '../store/health';
import type { Store } from '../store/store';
import { findReceipt } from '../submissions/receipt';
import type { SubmissionService } from '../submissions/service';
import { changeState, findByReference } from '../submissions/state';
import { findStatus } from '../submissions/status';
import { outsideTheContract } from './delivery';
import { LastGood } from './last-good';
import type { Transport } from './transport';

export interface RemoteOptions {
  transport: Transport;
  /** Submissions are stored here before anything is sent. */
  store: Store;
  keyring: Keyring;
  submissions: SubmissionService;
  outbox: Outbox;
  /** How old an answer may be that is shown while the backend does not answer. 0: never. */
  staleMaxMs: number;
  /** Whether submissions can be stored; asked for the health of the process. */
  storage?: StorageCheck | undefined;
  clock?: Clock;
}

type ReadMethods = Pick<Registry, ReadName>;

/** Free slots are never shown from memory: a taken one would be offered. */
const NEVER_STALE: ReadonlySet<ReadName> = new Set(['slots']);

function readsOver({ transport, clock = systemClock }: RemoteOptions, lastGood: LastGood): ReadMethods {
  const method =
    (name: ReadName) =>
    async (input: unknown): Promise<Read<unknown>> => {
      const { path, input: schema, output } = READS[name];
      const query = checked(schema, input) as Record<string, unknown>;
      const key = `${name} ${JSON.stringify(query)}`;
      try {
        const answer = output.safeParse(await transport.read(path, query));
        // An answer outside the contract is as useless as none.
        if (!answer.success) throw outsideTheContract(transport);
        if (!NEVER_STALE.has(name)) lastGood.keep(key, answer.data, clock().getTime());
        return { data: answer.data, staleSince: null };
      } catch (error) {
        if (!(error instanceof RegistryUnavailableError) || NEVER_STALE.has(name)) throw error;
        const known = await lastGood.find(key, clock().getTime());
        // What an earlier version of this site stored may be outside the contract of today.
        const answer = output.safeParse(known?.data);
        if (known === undefined || !answer.success) throw error;
        return { data: answer.data, staleSince: new Date(known.at).toISOString() };
      }
    };
  return Object.fromEntries(READ_NAMES.map((name) => [name, method(name)])) as unknown as ReadMethods;
}

/**
 * The newest state that can be known: the backend's where it has the submission and answers, else our own.
 */
async function statusOf(
  { transport, store, keyring }: RemoteOptions,
  query: { reference: string; contact: string },
): Promise<SubmissionStatus | null> {
  const own = await findStatus(store.read, keyring, query).catch(rethrow);
  if (own === null || own.backendReference === null) return own?.status ?? null;
  try {
    const { contact } = query;
    const answer = await transport.ask(STATUS.path, { reference: own.backendReference, contact });
    const theirs = STATUS.output.safeParse(answer);
    if (!theirs.success || theirs.data.state === 'received') return own.status;
    return { ...own.status, state: theirs.data.state, changedAt: theirs.data.changedAt };
  } catch (error) {
    if (error instanceof RegistryUnavailableError) return own.status;
    throw error;
  }
}

/**
 * Says over there what became of a submission, and keeps it here too, for the time when the backend does not answer.
 * @throws {NotPassedOnError} {@link RegistryUnavailableError}
 */
async function setState(
  { transport, store }: RemoteOptions,
  change: StateChange,
): Promise<SubmissionStatus | null> {
  const own = await findByReference(store.read, change.reference).catch(rethrow);
  if (own === null) return null;
  if (own.backendReference === null) throw new NotPassedOnError();
  const asked = { reference: own.backendReference, state: change.state };
  const theirs = SET_STATE.output.nullable().safeParse(await transport.ask(SET_STATE.path, asked));
  if (!theirs.success) throw new RegistryUnavailableError('backend', { code: 'outside the contract' });
  if (theirs.data === null) return null;
  const { state, changedAt } = theirs.data;
  await changeState(store, change, changedAt).catch(rethrow);
  return { ...own.status, state, changedAt };
}

/**
 * A silent backend is no reason to take the site out of service, which still stores and shows what it knows. One that has
 * never answered is: there is nothing to show.
 */
async function probe(options: RemoteOptions, lastGood: LastGood): Promise<RegistryHealth> {
  const { transport, store, storage, clock = systemClock } = options;
  const reached = await transport.reached();
  const health = await healthOf(store, storage, reached ? 'up' : 'down');
  if (!health.ok || reached || (await lastGood.hasAny(clock().getTime()))) return health;
  return { ...health, ok: false, reason: 'backend' };
}

/** A registry behind HTTP. Submissions are stored here first and passed on by the outbox. */
export function remoteRegistry(options: RemoteOptions): Registry {
  const { submissions, outbox, store, keyring, staleMaxMs, transport } = options;
  const lastGood = new LastGood({ store, keyring, maxAgeMs: staleMaxMs });
  return {
    kind: 'remote',
    ...readsOver(options, lastGood),
    submit: async (input) => {
      const taken = await submissions.submit(input);
      const { form, locale } = input;
      if (taken.accepted.repeated) await outbox.settled(taken.id);
      else {
        const { id, values, networks } = taken;
        await outbox.deliverAtOnce({ id, form, locale, values, networks, attempts: 0 });
      }
      return taken.accepted;
    },
    submissionStatus: (input) => statusOf(options, checked(STATUS.input, input)),
    setSubmissionState: async (input) => setState(options, checked(SET_STATE.input, input)),
    receipt: (query) => findReceipt(store.read, options.keyring, query).catch(rethrow),
    health: () => probe(options, lastGood),
    close: async () => {
      await outbox.stop();
      await transport.close();
      await lastGood.settled();
      await store.close();
    },
  };
}
