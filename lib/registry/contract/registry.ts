import type { ReadInput, ReadName, ReadOutput } from './operations';
import type { UnavailableReason } from './problem';
import type { Receipt, StateChange, Stored, SubmissionStatus, SubmitInput } from './submissions';

/**
 * The answer to a read. `staleSince` is null when the answer is current; otherwise the registry cannot be
 * asked now, this is its last answer, given at that moment (ISO, UTC), and the page should say so.
 */
export interface Read<T> {
  data: T;
  staleSince: string | null;
}

type Reads = { [N in ReadName]: (input: ReadInput<N>) => Promise<Read<ReadOutput<N>>> };

/**
 * The system behind the site: one port, whatever stands behind it.
 * Reads throw {@link MalformedRequestError} on input outside its schema and
 * {@link RegistryUnavailableError} when nothing can answer.
 */
export interface Registry extends Reads {
  /** Which implementation this is. */
  readonly kind: 'embedded' | 'remote';

  /**
   * Stores a submission durably, then answers. The same key with the same content gives the same
   * reference again (`repeated: true`).
   * @throws {UnknownFormError} {@link SubmissionInvalidError} {@link SlotTakenError}
   * @throws {IdempotencyConflictError} the key was used for other content
   * @throws {RegistryUnavailableError} nothing was stored
   */
  submit(input: SubmitInput): Promise<Stored>;

  /** Null for a wrong reference and for a wrong contact alike: the answer must not tell which it was. */
  submissionStatus(query: { reference: string; contact: string }): Promise<SubmissionStatus | null>;

  /**
   * Says what became of a submission. The same state again changes nothing. Null for a reference that was never given.
   * @throws {NotPassedOnError} the team in charge does not have it yet
   * @throws {MalformedRequestError} {@link RegistryUnavailableError}
   */
  setSubmissionState(change: StateChange): Promise<SubmissionStatus | null>;

  /**
   * What a receipt shows, masked; answered from this site's own store. Null for a reference that was never given and for a
   * token that is not its own alike.
   */
  receipt(query: { reference: string; token: string }): Promise<Receipt | null>;

  /** Whether it can read and store now; never throws. */
  health(): Promise<RegistryHealth>;

  close(): Promise<void>;
}

export interface RegistryHealth {
  ok: boolean;
  store: 'sqlite' | 'postgres';
  backend: 'embedded' | 'up' | 'down';
  /** What stands in the way, while it is not ok. */
  reason?: UnavailableReason;
}
