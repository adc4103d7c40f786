import { type Clock, riyadhDate, systemClock } from '../calendar/riyadh';
import {
  checked,
  READ_NAMES,
  READS,
  type Read,
  type ReadName,
  type Registry,
  SET_STATE,
  STATUS,
  type Stored,
  type SubmissionStatus,
} from './contract';
import type { Keyring } from './crypto/keyring';
import { READERS } from './readers';
import { rethrow, toRegistryError } from './store/errors';
import { healthOf, type StorageCheck } from './store/health';
import type { ReadContext } from './store/read-context';
import type { Store } from './store/store';
import { findReceipt } from './submissions/receipt';
import { SubmissionService } from './submissions/service';
import { changeState } from './submissions/state';
import { findStatus } from './submissions/status';

export interface EmbeddedOptions {
  store: Store;
  keyring: Keyring;
  /** Days after which a submission is deleted. */
  retentionDays: number;
  /** Averages over fewer transactions are withheld. */
  minimumDeeds: number;
  /** How long a question waits for it to be known which averages are shown, before it is answered without any. */
  averagesWaitMs?: number | undefined;
  /** Whether submissions can be stored; asked for the health of the process. */
  storage?: StorageCheck | undefined;
  clock?: Clock;
}

/** Well under what a remote caller waits (REGISTRY_API_TIMEOUT_MS). */
const AVERAGES_WAIT_MS = 1_000;

type ReadMethods = Pick<Registry, ReadName>;

/** The reads on the tables, as methods. */
function readsOn({ store, minimumDeeds, clock = systemClock, ...options }: EmbeddedOptions): ReadMethods {
  const method =
    <N extends ReadName>(name: N) =>
    async (input: unknown): Promise<Read<unknown>> => {
      const query = checked(READS[name].input, input);
      const now = clock();
      const context: ReadContext = {
        db: store.read,
        now,
        today: riyadhDate(now),
        minimumDeeds,
        averagesWaitMs: options.averagesWaitMs ?? AVERAGES_WAIT_MS,
      };
      try {
        return { data: await READERS[name](context, query as never), staleSince: null };
      } catch (error) {
        throw toRegistryError(error);
      }
    };
  return Object.fromEntries(READ_NAMES.map((name) => [name, method(name)])) as unknown as ReadMethods;
}

/** The registry on its own tables. Closing it closes the store. */
export function embeddedRegistry(options: EmbeddedOptions): Registry {
  const submissions = new SubmissionService({ ...options, delivery: { kind: 'here' } });
  return {
    kind: 'embedded',
    ...readsOn(options),
    submit: async (input): Promise<Stored> => (await submissions.submit(input)).accepted,
    submissionStatus: async (input): Promise<SubmissionStatus | null> => {
      const query = checked(STATUS.input, input);
      const found = await findStatus(options.store.read, options.keyring, query).catch(rethrow);
      return found?.status ?? null;
    },
    setSubmissionState: async (input): Promise<SubmissionStatus | null> => {
      const change = checked(SET_STATE.input, input);
      const now = (options.clock ?? systemClock)();
      return changeState(options.store, change, now.toISOString()).catch(rethrow);
    },
    receipt: (query) => findReceipt(options.store.read, options.keyring, query).catch(rethrow),
    health: () => healthOf(options.store, options.storage, 'embedded'),
    close: () => options.store.close(),
  };
}
