import type { z } from 'zod';
import { type Clock, riyadhDate, systemClock } from '../clock';
import {
  type Accepted,
  type Issue,
  MalformedRequestError,
  READ_NAMES,
  READS,
  type Read,
  type ReadName,
  type Registry,
  type RegistryHealth,
  STATUS,
  type SubmissionStatus,
  type SubmitInput,
  submitSchema,
} from '../contract';
import type { Keyring } from '../crypto/keyring';
import { judge } from '../forms';
import { toRegistryError } from './errors';
import { READERS } from './reads';
import type { ReadContext } from './reads/context';
import type { Store } from './store';
import { prepare } from './submissions/prepare';
import { findReceipt } from './submissions/receipt';
import { findStatus } from './submissions/status';
import { SubmissionWriter, type Written } from './submissions/writer';

export interface EmbeddedOptions {
  store: Store;
  keyring: Keyring;
  /** Days after which a submission is deleted. */
  retentionDays: number;
  /** Averages over fewer deeds are withheld. */
  minimumDeeds: number;
  clock?: Clock;
}

/** Checks input against its schema. @throws {MalformedRequestError} with the field and the code of each fault */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues: Issue[] = result.error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
  throw new MalformedRequestError(issues);
}

type ReadMethods = Pick<Registry, ReadName>;

/** The reads on the tables, as methods. */
function readsOn({ store, minimumDeeds, clock = systemClock }: EmbeddedOptions): ReadMethods {
  const method =
    <N extends ReadName>(name: N) =>
    async (input: unknown): Promise<Read<unknown>> => {
      const query = checked(READS[name].input, input);
      const now = clock();
      const context: ReadContext = { db: store.read, now, today: riyadhDate(now), minimumDeeds };
      try {
        return { data: await READERS[name](context, query as never), staleSince: null };
      } catch (error) {
        throw toRegistryError(error);
      }
    };
  return Object.fromEntries(READ_NAMES.map((name) => [name, method(name)])) as unknown as ReadMethods;
}

/**
 * Takes submissions into the tables. The relay uses it as well: there the same row is the outbox's.
 */
export class SubmissionDesk {
  readonly #options: EmbeddedOptions & { deliver: 'here' | 'later' };
  readonly #writer: SubmissionWriter;

  constructor(options: EmbeddedOptions & { deliver: 'here' | 'later' }) {
    this.#options = options;
    this.#writer = new SubmissionWriter(options.store.write);
  }

  /** Checks, prepares and stores; see {@link Registry.submit}. */
  async take(input: SubmitInput): Promise<Written> {
    const { payload, ...rest } = checked(submitSchema, input);
    const now = (this.#options.clock ?? systemClock)();
    const item = prepare({ ...rest, values: judge(rest.form, payload) }, now, this.#options);
    return this.#writer.write(item, now);
  }
}

function rethrow(error: unknown): never {
  throw toRegistryError(error);
}

async function probe({ store }: EmbeddedOptions): Promise<RegistryHealth> {
  const health = { store: store.kind, backend: 'embedded' } as const;
  try {
    await store.read.selectFrom('jobs').select('name').limit(1).execute();
    return { ...health, ok: true };
  } catch {
    // The answer is the report: health is asked for often, and each failing call logs its own reason.
    return { ...health, ok: false };
  }
}

/** The registry on its own tables. Closing it closes the store. */
export function embeddedRegistry(options: EmbeddedOptions): Registry {
  const desk = new SubmissionDesk({ ...options, deliver: 'here' });
  return {
    kind: 'embedded',
    ...readsOn(options),
    submit: async (input): Promise<Accepted> => (await desk.take(input)).accepted,
    submissionStatus: async (input): Promise<SubmissionStatus | null> => {
      const query = checked(STATUS.input, input);
      try {
        return (await findStatus(options.store.read, options.keyring, query))?.status ?? null;
      } catch (error) {
        throw toRegistryError(error);
      }
    },
    receipt: (reference) => findReceipt(options.store.read, options.keyring, reference).catch(rethrow),
    health: () => probe(options),
    close: () => options.store.close(),
  };
}
