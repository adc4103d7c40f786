import { z } from 'zod';

/** One thing that is wrong with a submission, as codes; texts are made where the language is known. */
const issueSchema = z
  .object({
    /** Name of the field. */
    path: z.string(),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof issueSchema>;

/** Every way in which the registry can say no. */
export const PROBLEMS = {
  malformed_request: 400,
  unauthorised: 401,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  slot_taken: 409,
  not_passed_on: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_submission: 422,
  unknown_form: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457 problem details. `code` is ours; no SQL, no stack, no value that somebody sent. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    issues: z.array(issueSchema).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

const BRAND = Symbol.for('title-registry.error');

/**
 * Whether an error is the registry's. Pages and route handlers are bundled apart and share one registry of the process: an
 * error that it throws may be of another bundle's class, which `instanceof` does not know.
 */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && BRAND in error;
}

/** Base of every error that a registry throws on purpose; `code` and `status` are safe to show. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly [BRAND] = true;
  readonly code: ProblemCode;
  readonly issues: Issue[] | undefined;

  constructor(code: ProblemCode, message: string, options?: { issues?: Issue[]; cause?: unknown }) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.issues = options?.issues;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }

  /** The wire form (RFC 9457). */
  toProblem(): Problem {
    const problem: Problem = {
      type: `urn:registry:problem:${this.code}`,
      title: this.message,
      status: this.status,
      code: this.code,
    };
    return this.issues === undefined ? problem : { ...problem, issues: this.issues };
  }
}

/** A read was asked with values outside its schema. */
export class MalformedRequestError extends RegistryError {
  override name = 'MalformedRequestError';
  constructor(issues?: Issue[]) {
    super('malformed_request', 'The request does not match its schema.', { issues: issues ?? [] });
  }
}

/** The form's schema refused the payload; `issues` say where and why. */
export class SubmissionInvalidError extends RegistryError {
  override name = 'SubmissionInvalidError';
  constructor(issues: Issue[]) {
    super('invalid_submission', 'The submission is not valid.', { issues });
  }
}

export class UnknownFormError extends RegistryError {
  override name = 'UnknownFormError';
  constructor() {
    super('unknown_form', 'There is no such form.');
  }
}

/** The key was used before for other content. */
export class IdempotencyConflictError extends RegistryError {
  override name = 'IdempotencyConflictError';
  constructor() {
    super('idempotency_conflict', 'This key was used for another submission.');
  }
}

/** Somebody was faster, or the slot is over or was never offered. */
export class SlotTakenError extends RegistryError {
  override name = 'SlotTakenError';
  constructor(path: string) {
    super('slot_taken', 'The appointment slot is not free.', { issues: [{ path, code: 'slot_taken' }] });
  }
}

/** Nobody can have answered or closed what the team in charge does not have yet. */
export class NotPassedOnError extends RegistryError {
  override name = 'NotPassedOnError';
  constructor() {
    super('not_passed_on', 'The submission is not with the team in charge yet.');
  }
}

/** A file that was uploaded is no longer there, or was given to another submission meanwhile. */
export class AttachmentsGoneError extends RegistryError {
  override name = 'AttachmentsGoneError';
  constructor(field: string) {
    super('invalid_submission', 'The attached files are not there, or not the ones that are described.', {
      issues: [{ path: field, code: 'required' }],
    });
  }
}

/** What stands in the way when the registry cannot answer now; for the log and the health page. */
export type UnavailableReason = 'storage_full' | 'storage_read_only' | 'storage' | 'busy' | 'backend';

/** Nothing was stored; the same call may succeed later. */
export class RegistryUnavailableError extends RegistryError {
  override name = 'RegistryUnavailableError';
  readonly reason: UnavailableReason;
  constructor(reason: UnavailableReason, cause?: unknown) {
    super('unavailable', 'The registry cannot answer now.', { cause });
    this.reason = reason;
  }
}

/** The error that a problem on the wire stands for. */
export function errorFromProblem({ code, title, issues }: Problem): RegistryError {
  switch (code) {
    case 'malformed_request':
      return new MalformedRequestError(issues);
    case 'invalid_submission':
      return new SubmissionInvalidError(issues ?? []);
    case 'unknown_form':
      return new UnknownFormError();
    case 'idempotency_conflict':
      return new IdempotencyConflictError();
    case 'slot_taken':
      return new SlotTakenError(issues?.[0]?.path ?? 'slot');
    case 'not_passed_on':
      return new NotPassedOnError();
    case 'unavailable':
      return new RegistryUnavailableError('backend');
    default:
      return new RegistryError(code, title, issues === undefined ? {} : { issues });
  }
}
