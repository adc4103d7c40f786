import type { ProblemCode } from '../../problem';
import { RegistryError, type RegistryLocale } from '../contract';
import type { FormValues } from '../submissions/forms';

/** What is passed on. */
export interface Delivery {
  /** Also the key under which the backend knows it: a second try is never a second submission. */
  id: string;
  form: string;
  locale: RegistryLocale;
  values: FormValues;
  /** Of a booking: what stands for the sender's networks, alike for the same ones and telling nobody which. */
  networks: { own: string; near: string } | null;
}

export interface AttemptManner {
  /** The worker's: it may try a backend that others have given up for now, and nobody waits for it. */
  patient: boolean;
  /** Keeps the delivery to this process for as long as the next call may take, in milliseconds. */
  keep(ms: number): Promise<void>;
}

/** Sends one submission to the backend and gives the backend's reference. */
export type DeliveryAttempt = (delivery: Delivery, how: AttemptManner) => Promise<string>;

/** The backend has read the submission and will never take it, however often it is sent. */
const PERMANENT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'invalid_submission',
  'unknown_form',
  'slot_taken',
  'idempotency_conflict',
  'malformed_request',
  'body_too_large',
]);

export function isPermanent(error: unknown): error is RegistryError {
  return error instanceof RegistryError && PERMANENT.has(error.code);
}

/** A short code for the row and the log; never a text, which could quote what was sent. */
export function failureCode(error: unknown): string {
  if (!(error instanceof RegistryError)) return 'internal';
  const cause = error.cause as { code?: unknown; name?: unknown } | undefined;
  // Only named codes: an aborted call carries a number that says nothing.
  const code = typeof cause?.code === 'string' ? cause.code : (cause?.name ?? error.code);
  return String(code).slice(0, 60);
}
