import matter from 'gray-matter';
import { marked, type Token } from 'marked';
import { z } from 'zod';
import { codeSchema, localeSchema, POST_LENGTH, postSchema, postSlugSchema, tooIntricate } from '../contract';
import { withDays } from '../import/days';
import { FileRefusedError } from '../import/errors';
import type { FolderFile, PostFolder } from '../import/folder';
import type { Refusals } from '../import/report';
import { checkRead, type ImportOptions, type ImportResult, store as storeRows } from '../import/run';
import { type Source, wholeText } from '../import/source';
import { STAGED_POSTS } from '../store/stage';
import type { Queryable, Store } from '../store/store';
import {
  addPosts,
  beginPosts,
  type PostPart,
  type PostPartOf,
  saveStagedPosts,
  stagedParts,
  stagePosts,
} from './save';

/** What pages show of it. */
const textSchema = postSchema.pick({ title: true, summary: true, body: true, source: true });

const dateText = z.union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))]);
const url = z.url({ protocol: /^https?$/ });

const frontMatterSchema = z.object({
  title: z.string().trim().min(1),
  summary: z.string().trim().min(1),
  date: dateText,
  locale: localeSchema.optional(),
  slug: postSlugSchema.optional(),
  source: z.string().trim().min(1).optional(),
  source_url: url.optional(),
  area: codeSchema.optional(),
});

const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`).join('; ');

/** A text whose letters take three bytes each, and its front matter. */
const MOST_BYTES = 4 * POST_LENGTH;

/** The first raw HTML of a Markdown text; null for none. */
function rawHtml(body: string): string | null {
  let found: string | null = null;
  marked.walkTokens(marked.lexer(body), (token: Token) => {
    if (token.type === 'html') found ??= token.raw.trim().slice(0, 40);
  });
  return found;
}

/** `2026/new-areas.ar.md` says slug and language where the front matter does not. */
function nameParts(name: string): { slug: string | undefined; locale: string | undefined } {
  const match = /^(.+?)(?:\.(ar|en))?\.(?:md|markdown)(?:\.gz)?$/i.exec(name);
  return { slug: match?.[1], locale: match?.[2]?.toLowerCase() };
}

/**
 * Reads a post: front matter (title, summary, date; slug and locale unless the name of the file says them; the announcement
 * that it is about) and body.
 * @throws {FileRefusedError} with what is wrong
 */
export function readPost(text: string, fileName: string): PostPart {
  // Before parsing: `---js` would be run as a program.
  if (!/^---\r?\n/.test(text))
    throw new FileRefusedError('The file has no front matter (--- at its beginning).');
  let parsed: { data: unknown; content: string };
  try {
    // Options given: without them gray-matter remembers texts, and a broken one is let through the second time.
    parsed = matter(text, { language: 'yaml' });
  } catch (error) {
    throw new FileRefusedError('The front matter is no readable YAML.', { cause: error });
  }
  const front = frontMatterSchema.safeParse(parsed.data);
  if (!front.success) throw new FileRefusedError(`The front matter is not usable. ${faultsOf(front.error)}.`);
  const named = nameParts(fileName);
  const locale = localeSchema.safeParse(front.data.locale ?? named.locale);
  if (!locale.success)
    throw new FileRefusedError('Neither the front matter nor the name says the locale (ar or en).');
  const slug = postSlugSchema.safeParse(front.data.slug ?? named.slug);
  if (!slug.success) throw new FileRefusedError('Neither the front matter nor the name gives a usable slug.');
  const body = parsed.content.trim();
  if (body === '') throw new FileRefusedError('The post has no text.');
  const said = withDays(body, locale.data);
  const excess = tooIntricate(body) ?? tooIntricate(said);
  if (excess !== null) throw new FileRefusedError(`The text is ${excess}.`);
  const html = rawHtml(body);
  if (html !== null) throw new FileRefusedError(`The text holds raw HTML, which is not shown: ${html}`);
  const { title, summary, date, source, source_url, area } = front.data;
  const shown = textSchema.safeParse({
    title: withDays(title, locale.data),
    summary: withDays(summary, locale.data),
    body: said,
    source: source === undefined ? null : { name: source, url: source_url ?? null },
  });
  if (!shown.success) throw new FileRefusedError(`The post is not usable. ${faultsOf(shown.error)}.`);
  const about = area === undefined ? shown.data : { ...shown.data, area };
  return { slug: slug.data, locale: locale.data, publishedOn: date, text: about };
}

/**
 * The post in a file of a folder.
 * @throws {FileRefusedError} with what is wrong
 */
export const postOf = async (file: FolderFile): Promise<PostPart> =>
  readPost(await wholeText((await file.open()).text, MOST_BYTES), file.name);

/** Texts in memory before they go beside the store. */
const PARTS_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 4_000_000;

const charactersOf = ({ text }: PostPart) => text.title.length + text.summary.length + text.body.length;

/** Puts posts beside the store as they come, a few at a time. */
class PostStager {
  readonly #db: Queryable;
  readonly #refusals: Refusals;
  #parts: PostPartOf[] = [];
  #characters = 0;

  constructor(db: Queryable, refusals: Refusals) {
    this.#db = db;
    this.#refusals = refusals;
  }

  async add(post: PostPart, origin: string): Promise<void> {
    this.#parts.push({ ...post, origin });
    this.#characters += charactersOf(post);
    if (this.#parts.length >= PARTS_AT_ONCE || this.#characters >= CHARACTERS_AT_ONCE) await this.flush();
  }

  /** A post that two files give in one language, or with two dates, is not decided by their order: the second is refused. */
  async flush(): Promise<void> {
    if (this.#parts.length === 0) return;
    const seen: Omit<PostPartOf, 'text'>[] = [];
    const before = await stagedParts(this.#db, [...new Set(this.#parts.map(({ slug }) => slug))]);
    const taken: PostPartOf[] = [];
    for (const part of this.#parts) {
      const others = [...before, ...seen].filter(({ slug }) => slug === part.slug);
      const same = others.find(({ locale }) => locale === part.locale);
      const [other] = others;
      if (same !== undefined)
        this.#refusals.add(part.origin, `The post stands in ${same.origin} in the same language.`);
      else if (other !== undefined && other.publishedOn !== part.publishedOn)
        this.#refusals.add(part.origin, `The date of the post is another one in ${other.origin}.`);
      else {
        taken.push(part);
        seen.push(part);
      }
    }
    await addPosts(this.#db, taken);
    this.#parts = [];
    this.#characters = 0;
  }
}

/** One file is refused whole; of a folder, a file that is no usable post is refused by its name and the others are not. */
async function stageSource(
  db: Queryable,
  source: Source | PostFolder,
  options: ImportOptions,
): Promise<number> {
  await beginPosts(db);
  const { refusals } = options;
  const stager = new PostStager(db, refusals);
  if (!('files' in source)) {
    await stager.add(readPost(await wholeText(source.text, MOST_BYTES), source.name), source.name);
    await stager.flush();
    return 1;
  }
  refusals.unit = 'file';
  let read = 0;
  for await (const file of source.files) {
    read += 1;
    try {
      await stager.add(await postOf(file), file.name);
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error;
      refusals.add(file.name, error.message);
    }
    options.onRow?.(read);
  }
  await stager.flush();
  checkRead(read, options);
  return read;
}

/**
 * Imports a post in one language, or a folder of such files under one record; what a post has in a language that no
 * file gives stays. Texts are read and laid beside the store a few at a time, and taken over in one short step.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importPost(
  target: Store,
  source: Source | PostFolder,
  options: ImportOptions,
): Promise<ImportResult> {
  let read = 0;
  const touched = { entity: 'posts', rows: STAGED_POSTS } as const;
  const saved = await storeRows(
    target,
    'posts',
    source,
    options,
    () => read,
    touched,
    (context) => saveStagedPosts(context),
    async (db) => {
      read = await stageSource(db, source, options);
      await stagePosts(db, new Date());
    },
  );
  return { ...saved, read, remarks: [] };
}
