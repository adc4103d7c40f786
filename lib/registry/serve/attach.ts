import type { IncomingMessage } from 'node:http';
import { fileName } from '../../forms/validators/normalise';
import type { Scan } from '../attachments/clamd';
import { inspected, RefusedFileError } from '../attachments/inspect';
import type { AttachmentStore } from '../attachments/store';
import {
  ATTACH,
  type Attached,
  checked,
  DISPOSITION_MAX,
  idempotencyKeySchema,
  MalformedRequestError,
  RegistryError,
  SubmissionInvalidError,
} from '../contract';
import { isDiskError, toRegistryError } from '../store/errors';
import { fileLimitsOf } from '../submissions/forms';
import { bodyOf } from './body';

/** Where the files of callers go. */
export interface FileIntake {
  attachments: AttachmentStore;
  /** Begins a scan of one file; without, files are checked by type and size only. */
  scan?: (() => Scan) | undefined;
}

/** Longest time that one file may take: five megabytes over a slow line. */
const DEADLINE_MS = 240_000;

/** The name in `Content-Disposition: attachment; filename*=UTF-8''…` (RFC 8187). */
function nameOf(request: IncomingMessage): string {
  const header = request.headers['content-disposition'] ?? '';
  const given = header.length <= DISPOSITION_MAX ? header : '';
  const [, encoded] = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(given) ?? [];
  try {
    const name = fileName(decodeURIComponent(encoded ?? ''));
    if (name !== '') return name;
  } catch {
    // Refused below, like a name that is not there.
  }
  throw new MalformedRequestError([{ path: 'content-disposition', code: 'required' }]);
}

/**
 * Stores the file of a request, encrypted while it arrives; never whole in memory.
 * @throws {RegistryError} malformed_request, unknown_form, unsupported_media_type, body_too_large, invalid_submission,
 *   idempotency_conflict, unavailable
 */
export async function attach(
  { attachments, scan }: FileIntake,
  request: IncomingMessage,
  query: Record<string, string | undefined>,
): Promise<Attached> {
  const { form, field } = checked(ATTACH.input, query);
  const key = checked(idempotencyKeySchema, request.headers['idempotency-key']);
  const limits = fileLimitsOf(form, field);
  if (limits === undefined) throw new MalformedRequestError([{ path: 'field', code: 'no_files' }]);
  const source = bodyOf(request, {
    type: 'application/octet-stream',
    maxBytes: limits.maxBytes,
    deadlineMs: DEADLINE_MS,
  });
  const place = { form, field, name: nameOf(request) };
  const { bytes, facts } = inspected(source, { maxBytes: limits.maxBytes, scan: scan?.() });
  try {
    return await attachments.receiveOnce(place, key, bytes, facts);
  } catch (error) {
    if (error instanceof RefusedFileError)
      throw new SubmissionInvalidError([{ path: field, code: error.code }]);
    if (error instanceof RegistryError) throw error;
    throw isDiskError(error) || !request.destroyed ? toRegistryError(error) : error;
  }
}
