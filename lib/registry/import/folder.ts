import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { FileRefusedError } from './errors';
import { openSource, type Source } from './source';

/** A file of a folder, not opened yet. */
export interface FolderFile {
  /** Its path within the folder, parted by slashes. */
  name: string;
  /** @throws {FileRefusedError} it cannot be read, or is no text */
  open(): Promise<Pick<Source, 'text'>>;
}

/** A folder of posts, to be read once. */
export interface PostFolder extends Pick<Source, 'name' | 'size' | 'read' | 'hash'> {
  files: AsyncIterable<FolderFile>;
}

/** A folder with more is a mistake. */
const MAX_FILES = 200_000;

/** Names of the files, those of folders within too, in order; hidden ones are the business of other programs. */
async function namesIn(path: string, within = ''): Promise<string[]> {
  const entries = await readdir(join(path, within), { withFileTypes: true });
  const names: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const name = `${within}${entry.name}`;
    if (!entry.isDirectory()) names.push(name);
    else for (const deeper of await namesIn(path, `${name}/`)) names.push(deeper);
    if (names.length > MAX_FILES) throw new FileRefusedError(`The folder has more than ${MAX_FILES} files.`);
  }
  return names;
}

const isMarkdown = (name: string) => /\.(?:md|markdown)(?:\.gz)?$/i.test(name);

export async function isFolder(path: string): Promise<boolean> {
  return path !== '-' && (await stat(path).catch(() => null))?.isDirectory() === true;
}

/**
 * Opens a folder of Markdown files; they are opened one by one, as they are asked for. Its size is counted in files.
 * @throws {FileRefusedError} it cannot be read
 */
export async function openFolder(path: string, options: { encoding?: string } = {}): Promise<PostFolder> {
  const names = await namesIn(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new FileRefusedError(`${path} cannot be read (${error.code}).`);
  });
  const hash = createHash('sha256');
  let digest: string | undefined;
  let read = 0;
  async function* files(): AsyncGenerator<FolderFile> {
    for (const name of names) {
      let opened: Source | undefined;
      yield {
        name,
        open: async () => {
          if (!isMarkdown(name)) throw new FileRefusedError('The file is no Markdown (.md).');
          opened = await openSource(join(path, name), options);
          return opened;
        },
      };
      read += 1;
      hash.update(`${name}\0${opened?.hash() ?? ''}\n`);
    }
  }
  return {
    name: `${basename(resolve(path))}/`,
    size: names.length,
    read: () => read,
    hash: () => (digest ??= hash.digest('hex')),
    files: files(),
  };
}
