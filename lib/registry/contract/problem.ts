import { z } from 'zod';
import { type Issue, type ProblemCode, RegistryError } from '../../problem';
import { nameSchema, TEXT_LENGTH } from './common';

export { type Issue, isRegistryError, RegistryError } from '../../problem';

const issueSchema = z
  .object({
    /** Name of the field. */
    path: nameSchema,
    code: nameSchema,
    params: z.record(nameSchema, z.union([z.string().max(TEXT_LENGTH), z.number()])).optional(),
  })
  .meta({ id: 'Issue' });

/** Those of the list that the registry's service answers with. */
const SERVICE_PROBLEMS = [
  'malformed_request',
  'unauthorised',
  'not_found',
  'method_not_allowed',
  'idempotency_conflict',
  'slot_taken',
  'not_passed_on',
  'body_too_large',
  'unsupported_media_type',
  'invalid_submission',
  'unknown_form',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];
export type ServiceProblem = (typeof SERVICE_PROBLEMS)[number];

/** RFC 9457 problem details. `code` is ours; no SQL, no stack, no value that somebody sent. */
export const problemSchema = z
  .object({
    type: nameSchema,
    title: nameSchema,
    status: z.number().int(),
    code: z.enum(SERVICE_PROBLEMS),
    issues: z.array(issueSchema).optional(),
  })
  .meta({ id: 'Problem' });

/** A read was asked with values outside its schema. */
export class MalformedRequestError extends RegistryError {
  override name = 'MalformedRequestError';
  constructor(issues: Issue[] = []) {
    super('malformed_request', { title: 'The request does not match its schema.', issues });
  }
}

/** The form's schema refused the payload; `issues` say where and why. */
export class SubmissionInvalidError extends RegistryError {
  override name = 'SubmissionInvalidError';
  constructor(issues: Issue[]) {
    super('invalid_submission', { issues });
  }
}

export class UnknownFormError extends RegistryError {
  override name = 'UnknownFormError';
  constructor() {
    super('unknown_form');
  }
}

/** The key was used before for other content. */
export class IdempotencyConflictError extends RegistryError {
  override name = 'IdempotencyConflictError';
  constructor() {
    super('idempotency_conflict', { title: 'This key was used for another submission.' });
  }
}

/** Somebody was faster, or the slot is over or was never offered. */
export class SlotTakenError extends RegistryError {
  override name = 'SlotTakenError';
  constructor(path: string) {
    super('slot_taken', { issues: [{ path, code: 'slot_taken' }] });
  }
}

/** Nobody can have answered or closed what the team in charge does not have yet. */
export class NotPassedOnError extends RegistryError {
  override name = 'NotPassedOnError';
  constructor() {
    super('not_passed_on');
  }
}

/** A file that was uploaded is no longer there, or was given to another submission meanwhile. */
export class AttachmentsGoneError extends RegistryError {
  override name = 'AttachmentsGoneError';
  constructor(field: string) {
    super('invalid_submission', {
      title: 'The attached files are not there, or not the ones that are described.',
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
    super('unavailable', { title: 'The registry cannot answer now.', cause });
    this.reason = reason;
  }
}

/** The error that a problem on the wire stands for. */
export function errorFromProblem({ code, title, issues }: z.infer<typeof problemSchema>): RegistryError {
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
      return new RegistryError(code, { title, issues });
  }
}
