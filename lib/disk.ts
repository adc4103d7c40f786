import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NOT_WRITABLE = 'it cannot be written: read-only, or not permitted';
const NO_ROOM = 'there is no room';
const NO_FOLDER = 'something else stands where a folder should be';

const WORDS: Readonly<Record<string, string>> = {
  EACCES: NOT_WRITABLE,
  EDQUOT: NO_ROOM,
  EEXIST: NO_FOLDER,
  EFBIG: NO_ROOM,
  EIO: 'the disk fails',
  EISDIR: 'a folder stands where a file should be',
  ELOOP: 'a symbolic link leads back to itself',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'its folder is not there, or takes nothing',
  ENOSPC: NO_ROOM,
  ENOTDIR: NO_FOLDER,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
};

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** What a disk's error means, in words, with its code; undefined for an error of another kind. */
export function diskWords(error: unknown): string | undefined {
  const code = codeOf(error);
  const words = WORDS[code];
  return words === undefined ? undefined : `${words} (${code})`;
}

/** A file or folder cannot be made or written; the message says why, for whoever runs the site. */
export class DiskError extends Error {
  override name = 'DiskError';
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Makes a folder and those above it, where they are not there yet, for their owner only. Node's own way to do that never ends
 * where a folder is there and takes none, as in /proc.
 */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !isFolder(above)) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // It was there, or another process has made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

/**
 * Makes a folder where it is not there, and sees that it takes files.
 * @param what names it in the message
 * @throws {DiskError}
 */
export function needFolder(path: string, what: string): void {
  try {
    makeFolder(path);
    rmdirSync(mkdtempSync(join(path, '.tried-')));
  } catch (error) {
    throw new DiskError(`${what} (${path}) cannot be used: ${diskWords(error) ?? codeOf(error)}.`, {
      cause: error,
    });
  }
}
