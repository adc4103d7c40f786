import { type Clock, systemClock } from '../../calendar/riyadh';
import { checked, type Stored, type SubmitInput, submitSchema } from '../contract';
import type { Store } from '../store/store';
import { type FormValues, judge } from './forms';
import { type PrepareOptions, prepare } from './prepare';
import { receiptToken } from './receipt';
import { SubmissionWriter, type Written } from './writer';

export interface DeskOptions extends PrepareOptions {
  store: Store;
  clock?: Clock;
}

/** A stored submission, with the checked fields for whoever passes it on. */
export type Taken = Written & { accepted: Stored; values: FormValues };

/** Takes submissions into the tables, for the embedded registry and for the relay alike. */
export class SubmissionDesk {
  readonly #options: DeskOptions;
  readonly #writer: SubmissionWriter;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#writer = new SubmissionWriter(options.store);
  }

  /** Checks, seals and stores; see `Registry.submit` for what it throws. */
  async take(input: SubmitInput): Promise<Taken> {
    const { payload, ...rest } = checked(submitSchema, input);
    const values = judge(rest.form, payload);
    const now = (this.#options.clock ?? systemClock)();
    const item = prepare({ ...rest, values }, now, this.#options);
    const { id, accepted } = await this.#writer.write(item, now);
    return { id, accepted: { ...accepted, receiptToken: receiptToken(this.#options.keyring, id) }, values };
  }
}
