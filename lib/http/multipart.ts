import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { env } from '@/lib/env';
import type { FormIssue, IssueCode } from '@/lib/forms';
import type { FileLimits } from '@/lib/forms/validators/files';
import { fileName } from '@/lib/forms/validators/normalise';
import { attachments } from '@/lib/registry';
import type { AttachmentDesk, StoredAttachment } from '@/lib/registry/embedded/attachments';
import { inspected, RefusedFileError } from '@/lib/registry/inspect-file';
import { type BodyLimits, FORM_BODY_LIMITS } from './body';
import { beginScan } from './clamd';
import { HttpProblem } from './problem';

/** The field of a form that takes files. */
export interface FileField {
  form: string;
  name: string;
  limits: FileLimits;
}

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
  desk: AttachmentDesk,
  field: FileField,
  stream: Readable,
  info: busboy.FileInfo,
): Promise<StoredAttachment> {
  const address = env().CLAMD_ADDRESS;
  const scan = address === undefined ? undefined : beginScan(address);
  const { bytes, facts } = inspected(stream, { maxBytes: field.limits.maxBytes, scan });
  const name = fileName(info.filename ?? '') || 'file';
  return desk.receive({ form: field.form, field: field.name, name }, bytes, facts);
}

/** Everything that one multipart body did, while it is read. */
interface Reading extends Multipart {
  pending: Promise<void>[];
  failure: unknown;
}

function openParser(request: Request, field: FileField) {
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
    throw new HttpProblem('malformed_request', { cause });
  }
}

/** Ends the parser early when the body is larger or slower than allowed. */
async function* bounded(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const deadline = Date.now() + limits.deadlineMs;
  let size = 0;
  for await (const chunk of Readable.fromWeb(request.body as NodeReadableStream, {
    signal: AbortSignal.timeout(limits.deadlineMs),
  })) {
    size += (chunk as Uint8Array).byteLength;
    if (size > limits.maxBytes) throw new HttpProblem('body_too_large', { headers: { connection: 'close' } });
    if (Date.now() > deadline) throw new HttpProblem('body_timeout', { headers: { connection: 'close' } });
    yield chunk as Uint8Array;
  }
}

/**
 * Reads a form with files. Each file streams encrypted to its place while it arrives and is judged by what it is; none is
 * ever whole in memory. What a refused body left behind is removed before this throws.
 * @throws {HttpProblem} malformed_request, body_too_large, body_timeout; whatever the store or the scanner throws
 */
export async function readMultipart(
  request: Request,
  field: FileField,
  limits: BodyLimits = bodyLimits(field.limits),
): Promise<Multipart> {
  const desk = await attachments();
  const parser = openParser(request, field);
  const reading: Reading = { pairs: [], files: [], issues: [], pending: [], failure: undefined };
  const fault = (code: IssueCode) => reading.issues.push({ path: field.name, code });

  // A part may come without a name, whatever the types say.
  parser.on('field', (name: string | undefined, value, info) => {
    if (info.nameTruncated || info.valueTruncated) reading.failure ??= new HttpProblem('body_too_large');
    reading.pairs.push([name ?? '', value]);
  });
  parser.on('file', (name: string | undefined, stream, info) => {
    // A cut body fails every stream that it leaves open; whoever reads one hears of it by reading.
    stream.on('error', () => undefined);
    if (isEmptyControl(info)) return stream.resume();
    if (name !== field.name) {
      reading.issues.push({ path: (name ?? '').slice(0, 64), code: 'unknown_field' });
      return stream.resume();
    }
    // In the order in which they were sent, whichever is stored first: the order is part of what was sent.
    const place = reading.pending.length;
    const received = receiveFile(desk, field, stream, info)
      .then((file) => {
        reading.files[place] = file;
      })
      .catch((error: unknown) => {
        stream.resume();
        if (error instanceof RefusedFileError) fault(error.code);
        else reading.failure ??= error;
      });
    reading.pending.push(received);
  });
  parser.on('filesLimit', () => fault('too_many_files'));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => {
      reading.failure ??= new HttpProblem('malformed_request');
    });
  }

  try {
    await feed(parser, bounded(request, limits));
    await Promise.all(reading.pending);
    if (reading.failure !== undefined) throw reading.failure;
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(reading.pending);
    await desk.discard(reading.files.flatMap(({ id }) => id));
    throw asBodyProblem(error);
  }
  // Without the places of refused ones.
  return { ...reading, files: reading.files.flat() };
}

async function feed(parser: busboy.Busboy, body: AsyncIterable<Uint8Array>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // Not `once`: a destroyed parser may fail a second time, and an error that nobody hears ends the process.
    parser.once('close', resolve).on('error', reject);
    Readable.from(body, { objectMode: false }).on('error', reject).pipe(parser);
  });
}

function asBodyProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HttpProblem) return error;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return new HttpProblem('body_timeout', { headers: { connection: 'close' } });
  }
  // busboy's own complaints carry no code: the body is not what its content type says.
  const foreign = 'code' in error || error.name !== 'Error';
  return foreign ? error : new HttpProblem('malformed_request', { cause: error });
}
