import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { diskWords } from '../../disk';
import { BackupError } from './format';

/** Sealed files do not become smaller, rows do at any level: what counts is the time. */
const LEVEL = 1;
const CHUNK_BYTES = 256 * 1024;
/** A part of a table; attachments are never held whole. */
const MOST_BYTES_HELD = 256 * 1024 * 1024;

/** Makes what was renamed in a folder survive a power cut, where the system knows how. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!/^(EINVAL|EISDIR|EPERM)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    await handle.close();
  }
}

/** Writes an archive under a name of its own and, once it is whole and on the disk, gives it the name it was asked for. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #file: FileHandle;
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;

  private constructor(path: string, draft: string, file: FileHandle) {
    this.#path = path;
    this.#draft = draft;
    this.#file = file;
    const zip = createGzip({ level: LEVEL, chunkSize: CHUNK_BYTES });
    this.#written = pipeline(this.#pack, zip, async (zipped: AsyncIterable<Uint8Array>) => {
      for await (const chunk of zipped) await file.writeFile(chunk);
    });
    // Whoever adds an entry, or finishes, hears of it.
    this.#written.catch(() => undefined);
  }

  static async begin(path: string): Promise<ArchiveWriter> {
    const draft = `${path}.${process.pid}.part`;
    try {
      await rm(draft, { force: true });
      return new ArchiveWriter(path, draft, await open(draft, 'wx', 0o600));
    } catch (error) {
      throw new BackupError(`${path} cannot be written: ${diskWords(error) ?? error}.`, { cause: error });
    }
  }

  /** One file of the archive. Its bytes are passed on as fast as the disk takes them. */
  async add(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    let failed: (error: unknown) => void = () => undefined;
    const done = new Promise<void>((resolve, reject) => {
      failed = reject;
      const entry = this.#pack.entry({ name, size, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      const feed = async () => {
        for await (const chunk of bytes) if (!entry.write(chunk)) await once(entry, 'drain');
        entry.end();
      };
      feed().catch(reject);
    });
    // A full disk ends the way out, and with it everything that waits for it.
    this.#written.catch(failed);
    await done;
  }

  text(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.add(name, bytes.byteLength, [bytes]);
  }

  async finish(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
    await this.#file.sync();
    await this.#file.close();
    await rename(this.#draft, this.#path);
    await syncFolder(dirname(this.#path));
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await this.#file.close().catch(() => undefined);
    await rm(this.#draft, { force: true });
  }
}

export interface ArchiveEntry {
  name: string;
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** The bytes of an entry that is small by its nature, whole. */
export async function whole({ name, size, bytes }: ArchiveEntry): Promise<Buffer> {
  if (size > MOST_BYTES_HELD) throw new BackupError(`${name} is larger than any backup has it.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What is wrong with the file, in words; anything that is not about the file stays what it is. */
function fileError(path: string, error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new BackupError(`${path} cannot be read (${code}).`);
  if (!/^(Z_|ERR_STREAM)/.test(String(code)) && !/end of|tar|header/i.test(message)) return error;
  return new BackupError(`${path} is no backup, or it is not whole (${message}).`, { cause: error });
}

async function* readable(path: string, entry: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* entry;
  } catch (error) {
    throw fileError(path, error);
  }
}

/**
 * The files of an archive, one after another; what is not read of one is passed over.
 * @throws {BackupError} when it is no archive, or breaks off
 */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const read = pipeline(source, createGunzip(), entries);
  // It is waited for below, unless what it feeds fails first.
  read.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      yield { name, size, bytes: readable(path, entry as AsyncIterable<Uint8Array>) };
      entry.resume();
    }
    await read;
  } catch (error) {
    throw fileError(path, error);
  } finally {
    source.destroy();
  }
}
