import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { detectEncoding, knownEncoding, toUtf8 } from './encoding';
import { FileRefusedError } from './errors';

/** Enough of the beginning to tell an encoding. */
const HEAD_BYTES = 64 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** An input opened for reading once. */
export interface Source {
  /** Base name, `-` for standard input. */
  name: string;
  /** Bytes on disk; null where unknown (standard input). */
  size: number | null;
  /** Bytes of the file read so far, compressed ones if it is compressed. */
  read: () => number;
  /** SHA-256 (hex) of the file's bytes; complete when the text has been read to its end. */
  hash: () => string;
  /** The text in UTF-8. */
  text: AsyncIterable<Buffer>;
}

function openRaw(path: string): Readable {
  return path === '-' ? process.stdin : createReadStream(path, { highWaterMark: CHUNK_BYTES });
}

async function sizeOf(path: string): Promise<number | null> {
  if (path === '-') return null;
  try {
    const file = await open(path);
    try {
      const stat = await file.stat();
      if (!stat.isFile()) throw new FileRefusedError(`${path} is not a file.`);
      return stat.size;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof FileRefusedError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new FileRefusedError(
      `${path} cannot be read (${code === 'ENOENT' ? 'there is no such file' : code}).`,
    );
  }
}

/** Reads ahead until `bytes` are there; gives them and a stream that begins with them again. */
export async function peek(
  chunks: AsyncIterable<Buffer>,
  bytes: number,
): Promise<{ head: Buffer; all: AsyncGenerator<Buffer> }> {
  const rest = chunks[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let length = 0;
  let done = false;
  while (length < bytes && !done) {
    const next = await rest.next();
    done = next.done === true;
    if (!next.done) {
      seen.push(next.value);
      length += next.value.length;
    }
  }
  const head = Buffer.concat(seen);
  async function* all(): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { head, all: all() };
}

/** The whole of a text. @throws {FileRefusedError} it has more bytes than `most` */
export async function wholeText(text: AsyncIterable<Buffer>, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of text) {
    length += chunk.length;
    if (length > most) throw new FileRefusedError(`The file is larger than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refuseContainers(head: Buffer): void {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04))
    throw new FileRefusedError('The file is a ZIP archive or an Excel workbook. Export the sheet as CSV.');
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new FileRefusedError('The file is an old Excel workbook. Export the sheet as CSV.');
  if (starts(0x25, 0x50, 0x44, 0x46)) throw new FileRefusedError('The file is a PDF.');
}

async function* gunzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // The error comes out of the iteration below; the callback is only there because pipeline wants one.
  pipeline(Readable.from(chunks), unzip, () => undefined);
  try {
    for await (const chunk of unzip) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof FileRefusedError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw new FileRefusedError('The compressed file is cut off.', { cause: error });
    throw new FileRefusedError('The compressed file is damaged.', { cause: error });
  }
}

/**
 * Opens a file, or standard input for `-`; `.gz` is recognised by its content.
 * @throws {FileRefusedError} it cannot be read, or is no text
 */
export async function openSource(path: string, options: { encoding?: string } = {}): Promise<Source> {
  const size = await sizeOf(path);
  const hash = createHash('sha256');
  let digest: string | undefined;
  let read = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of openRaw(path) as AsyncIterable<Buffer>) {
      read += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  const raw = await peek(counted(), 8);
  refuseContainers(raw.head);
  const zipped = raw.head[0] === 0x1f && raw.head[1] === 0x8b;
  const plain = await peek(zipped ? gunzip(raw.all) : raw.all, HEAD_BYTES);
  if (plain.head.length === 0) throw new FileRefusedError('The file is empty.');
  refuseContainers(plain.head);
  const encoding = options.encoding ? knownEncoding(options.encoding) : detectEncoding(plain.head);
  return {
    name: path === '-' ? '-' : basename(path),
    size,
    read: () => read,
    hash: () => (digest ??= hash.digest('hex')),
    text: toUtf8(plain.all, encoding),
  };
}
