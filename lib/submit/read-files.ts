import { Readable } from 'node:stream';
import busboy from 'busboy';
import { env } from '@/lib/env';
import type { FormIssue, IssueCode } from '@/lib/forms';
import type { FileLimits } from '@/lib/forms/validators/files';
import { fileName } from '@/lib/forms/validators/normalise';
import { type BodyLimits, bodyChunks, FORM_BODY_LIMITS } from '@/lib/http/body';
import { logger } from '@/lib/log';
import { Problem } from '@/lib/problem';
import { attachments } from '@/lib/registry';
import { beginScan, ScannerError } from '@/lib/registry/attachments/clamd';
import { inspected, RefusedFileError } from '@/lib/registry/attachments/inspect';
import type { AttachmentStore, StoredAttachment } from '@/lib/registry/attachments/store';
import type { FileField } from './guard';

export interface Multipart {
  pairs: [string, string][];
  files: StoredAttachment[];
  issues: FormIssue[];
}

/** Fifteen megabytes over a slow connection take minutes; the text around them is as bounded as in a form without files. */
function bodyLimits({ max, maxBytes }: FileLimits): BodyLimits {
  return { maxBytes: FORM_BODY_LIMITS.maxBytes + (max + 1) * maxBytes, deadlineMs: 280_000 };
}

/** An empty file control arrives as a part without a name and without bytes. */
const isEmptyControl = (info: busboy.FileInfo) => !info.filename;

async function receiveFile(
  store: AttachmentStore,
  field: FileField,
  stream: Readable,
  info: busboy.FileInfo,
): Promise<StoredAttachment> {
  const { CLAMD_ADDRESS: address, CLAMD_TIMEOUT_MS: timeoutMs } = env();
  const scan = address === undefined ? undefined : beginScan(address, timeoutMs);
  // A file that is left early must not end its stream: the parser would wait for it, and so would the visitor.
  const source = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  const { bytes, facts } = inspected(source, { maxBytes: field.limits.maxBytes, scan });
  const name = fileName(info.filename ?? '') || 'file';
  return store.receive({ form: field.form, field: field.name, name }, bytes, facts);
}

/**
 * How long the rest of a body is waited for once something in it is refused: the other fields may have faults as well, and
 * a page is shown again with all that was typed. Whoever sends more slowly is answered with what is known.
 */
const PATIENCE_MS = { script: 2_000, page: 15_000 } as const;
export type Reader = keyof typeof PATIENCE_MS;

/** The reading was ended before the body was. */
class BodyLeftError extends Error {
  override name = 'BodyLeftError';
}

function openParser(request: Request, field: FileField): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 200,
        fieldSize: FORM_BODY_LIMITS.maxBytes,
        fields: 200,
        files: field.limits.max + 1,
        // One more than allowed: busboy cuts a file off at its limit, and a file of exactly that size is whole.
        fileSize: field.limits.maxBytes + 1,
        parts: 200,
      },
    });
  } catch (cause) {
    throw new Problem('malformed_request', { cause });
  }
}

/** Everything that one multipart body did, while it is read. */
class Reading {
  readonly pairs: [string, string][] = [];
  /** With a hole for each refused one: the order is part of what was sent, whichever is stored first. */
  readonly files: (StoredAttachment | undefined)[] = [];
  readonly issues: FormIssue[] = [];
  readonly pending: Promise<void>[] = [];
  readonly #streams: Readable[] = [];
  readonly enough = new AbortController();
  failure: unknown;
  readonly #patienceMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  refuse(path: string, code: IssueCode): void {
    this.issues.push({ path, code });
    this.#hurry();
  }

  fail(error: unknown): void {
    this.failure ??= error;
    this.#hurry();
  }

  opened(stream: Readable): void {
    this.#streams.push(stream);
  }

  /**
   * Ends what the parser left open though the body is over: it begins parts behind the last boundary, drops what follows,
   * and would wait for their end for ever.
   */
  bodyEnded(): void {
    for (const stream of this.#streams) stream.push(null);
  }

  #hurry(): void {
    this.#timer ??= setTimeout(() => this.enough.abort(new BodyLeftError()), this.#patienceMs);
  }

  /** Waits until every file that came is stored or refused. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all(this.pending);
    clearTimeout(this.#timer);
  }

  stored(): StoredAttachment[] {
    return this.files.filter((file) => file !== undefined);
  }
}

/** Lets the parser tell a reading what comes. */
function listen(parser: busboy.Busboy, reading: Reading, store: AttachmentStore, field: FileField): void {
  // A part may come without a name, whatever the types say.
  parser.on('field', (name: string | undefined, value, info) => {
    if (info.nameTruncated || info.valueTruncated) reading.fail(new Problem('body_too_large'));
    reading.pairs.push([name ?? '', value]);
  });
  parser.on('file', (name: string | undefined, stream, info) => {
    // A cut body fails every stream that it leaves open; whoever reads one hears of it by reading.
    stream.on('error', () => undefined);
    reading.opened(stream);
    if (isEmptyControl(info)) return stream.resume();
    if (name !== field.name) {
      reading.refuse((name ?? '').slice(0, 64), 'unknown_field');
      return stream.resume();
    }
    const place = reading.pending.length;
    const received = receiveFile(store, field, stream, info)
      .then((file) => {
        reading.files[place] = file;
      })
      .catch((error: unknown) => {
        stream.resume();
        if (error instanceof RefusedFileError) reading.refuse(field.name, error.code);
        else reading.fail(error);
      });
    reading.pending.push(received);
  });
  parser.on('filesLimit', () => reading.refuse(field.name, 'too_many_files'));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => reading.fail(new Problem('malformed_request')));
}

/**
 * Reads a form with files. Each file streams encrypted to its place while it arrives and is checked by what it is; none is
 * ever whole in memory. What a refused body left behind is removed before this throws.
 * @throws {Problem} malformed_request, body_too_large, body_timeout, unavailable (the scanner), and invalid_submission
 *   when the rest of a refused body is too slow; whatever the store throws
 */
export async function readMultipart(
  request: Request,
  field: FileField,
  { limits = bodyLimits(field.limits), reader = 'script' }: { limits?: BodyLimits; reader?: Reader } = {},
): Promise<Multipart> {
  const store = await attachments();
  const parser = openParser(request, field);
  const reading = new Reading(PATIENCE_MS[reader]);
  listen(parser, reading, store, field);
  try {
    await feed(parser, bodyChunks(request, limits, reading.enough.signal), () => reading.bodyEnded());
    await reading.settle();
    if (reading.failure !== undefined) throw reading.failure;
  } catch (error) {
    parser.destroy();
    await reading.settle();
    await store.discard(reading.stored().map(({ id }) => id));
    throw asBodyProblem(error instanceof BodyLeftError ? (reading.failure ?? refusal(reading)) : error);
  }
  return { pairs: reading.pairs, files: reading.stored(), issues: reading.issues };
}

/** What there is to say of a body that nobody waited for any longer. */
function refusal({ issues }: Reading): Problem {
  return new Problem('invalid_submission', { issues, headers: { connection: 'close' } });
}

async function feed(
  parser: busboy.Busboy,
  body: AsyncIterable<Uint8Array>,
  ended: () => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // Not `once`: a destroyed parser may fail a second time, and an error that nobody hears ends the process.
    parser.once('close', resolve).on('error', reject);
    Readable.from(body, { objectMode: false }).on('error', reject).on('end', ended).pipe(parser);
  });
}

function asBodyProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  if (error instanceof ScannerError) {
    logger.error(
      { reason: error.message, cause: String(error.cause ?? '') },
      'the malware scanner gave no verdict',
    );
    return new Problem('unavailable', { cause: error });
  }
  // busboy's own complaints carry no code: the body is not what its content type says.
  const foreign = 'code' in error || error.name !== 'Error';
  return foreign ? error : new Problem('malformed_request', { cause: error });
}
