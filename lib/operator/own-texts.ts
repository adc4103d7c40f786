import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../env';
import type { Locale } from '../i18n/locales';
import { logger } from '../log';
import { tooIntricate } from '../registry/contract/markdown';

/** Texts that only the operator can give: until then the pages say what is true without them. */
export const OWN_TEXTS = ['board', 'chief-executive'] as const;
type OwnText = (typeof OWN_TEXTS)[number];

/** A text of a page is no book. */
const MAX_BYTES = 64 * 1024;

/** Where a text of the operator lies: one file of Markdown in each language. */
export function ownTextFile(name: OwnText, locale: Locale, dataDir: string = env().DATA_DIR): string {
  return join(dataDir, 'content', `${name}.${locale}.md`);
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The operator's text, or null while there is none, or none that can be read; the latter is logged. */
export async function ownText(name: OwnText, locale: Locale, dataDir?: string): Promise<string | null> {
  const file = ownTextFile(name, locale, dataDir);
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new RangeError(`${file} has ${size} bytes, of at most ${MAX_BYTES}`);
    const text = (await readFile(file, 'utf8')).trim();
    const excess = tooIntricate(text);
    if (excess !== null) throw new RangeError(`${file} is ${excess}`);
    return text || null;
  } catch (error) {
    if (!isMissing(error)) logger.warn({ err: error, file }, 'a text of the operator cannot be read');
    return null;
  }
}
