import { type Clock, systemClock } from '../../calendar/riyadh';
import { checked, type Stored, type SubmitInput, submissionHeadSchema } from '../contract';
import type { Store } from '../store/store';
import type { FormValues } from './forms';
import { networksOf, type PrepareOptions, prepare } from './prepare';
import { receiptToken } from './receipt';
import { SubmissionWriter, type Written } from './writer';

export interface ServiceOptions extends PrepareOptions {
  store: Store;
  clock?: Clock;
}

/** A stored submission, with the checked fields for whoever passes it on. */
export type Submitted = Written & {
  accepted: Stored;
  values: FormValues;
  networks: ReturnType<typeof networksOf>;
};

/** Stores submissions in the tables, for the embedded registry and for the relay alike. */
export class SubmissionService {
  readonly #options: ServiceOptions;
  readonly #writer: SubmissionWriter;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#writer = new SubmissionWriter(options.store);
  }

  /** Seals and stores; see `Registry.submit` for what it throws. */
  async submit({ payload: values, ...rest }: SubmitInput): Promise<Submitted> {
    const head = checked(submissionHeadSchema, rest);
    const now = (this.#options.clock ?? systemClock)();
    const item = prepare({ ...head, values }, now, this.#options);
    const { id, accepted } = await this.#writer.write(item, now);
    return {
      id,
      accepted: { ...accepted, receiptToken: receiptToken(this.#options.keyring, id) },
      values,
      networks: networksOf(item.delivery),
    };
  }
}
