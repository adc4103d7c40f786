import { createHash } from 'node:crypto';
import type { Scan } from './clamd';
import { fileTypeOf, HEAD_BYTES } from './file-type';
import type { FileFacts } from './store';

export type FileFault = 'file_type' | 'file_empty' | 'file_too_large' | 'file_infected';

/** The bytes are none that a form takes. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
  readonly code: FileFault;
  constructor(code: FileFault) {
    super(code);
    this.code = code;
  }
}

/**
 * Passes a file on, learning on the way what it is; a scanner, where there is one, reads along. `facts` is for the time
 * after the last byte.
 * @throws {RefusedFileError} from both
 */
export function inspected(
  source: AsyncIterable<Uint8Array>,
  { maxBytes, scan }: { maxBytes: number; scan?: Scan | undefined },
): { bytes: AsyncGenerator<Uint8Array>; facts: () => FileFacts } {
  const hash = createHash('sha256');
  const head: number[] = [];
  let size = 0;
  let sha256: string | undefined;

  async function* bytes() {
    try {
      for await (const chunk of source) {
        for (let at = 0; head.length < HEAD_BYTES && at < chunk.length; at += 1) head.push(chunk[at] ?? 0);
        size += chunk.length;
        hash.update(chunk);
        await scan?.write(chunk);
        yield chunk;
        if (fileTypeOf(Uint8Array.from(head)) === undefined && head.length === HEAD_BYTES) {
          throw new RefusedFileError('file_type'); // no need to read the rest
        }
      }
      if (scan && !(await scan.finish())) throw new RefusedFileError('file_infected');
    } catch (error) {
      scan?.abort();
      throw error;
    }
  }
  const facts = (): FileFacts => {
    if (size > maxBytes) throw new RefusedFileError('file_too_large');
    if (size === 0) throw new RefusedFileError('file_empty');
    const type = fileTypeOf(Uint8Array.from(head));
    if (type === undefined) throw new RefusedFileError('file_type');
    sha256 ??= hash.digest('hex');
    return { type, size, sha256 };
  };
  return { bytes: bytes(), facts };
}
