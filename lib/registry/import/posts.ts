import matter from 'gray-matter';
import { marked, type Token } from 'marked';
import { z } from 'zod';
import { localeSchema, postSlugSchema } from '../contract';
import { mergePost, type PostTextInput } from '../embedded/save/content';
import type { Store } from '../embedded/store';
import { FileRefusedError } from './errors';
import { type ImportOptions, type ImportResult, store as storeRows } from './run';
import type { Source } from './source';

/** A news post is read, not published as a book. */
const MAX_BYTES = 1024 * 1024;

const dateText = z.union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))]);
const url = z.url({ protocol: /^https?$/ });

const frontMatterSchema = z.object({
  title: z.string().trim().min(1).max(300),
  summary: z.string().trim().min(1).max(1_000),
  date: dateText,
  locale: localeSchema.optional(),
  slug: postSlugSchema.optional(),
  source: z.string().trim().min(1).max(300).optional(),
  source_url: url.optional(),
});

export interface PostFile {
  slug: string;
  locale: 'ar' | 'en';
  publishedOn: string;
  text: PostTextInput;
}

async function wholeText(text: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of text) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new FileRefusedError(`The file is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

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
 * Reads a post: front matter (title, summary, date; slug and locale unless the name of the file says them) and body.
 * @throws {FileRefusedError} with what is wrong
 */
export function readPost(text: string, fileName: string): PostFile {
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
  if (!/^---\r?\n/.test(text))
    throw new FileRefusedError('The file has no front matter (--- at its beginning).');
  const front = frontMatterSchema.safeParse(parsed.data);
  if (!front.success) {
    const faults = front.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    );
    throw new FileRefusedError(`The front matter is not usable. ${faults.join('; ')}.`);
  }
  const named = nameParts(fileName);
  const locale = localeSchema.safeParse(front.data.locale ?? named.locale);
  if (!locale.success)
    throw new FileRefusedError('Neither the front matter nor the name says the locale (ar or en).');
  const slug = postSlugSchema.safeParse(front.data.slug ?? named.slug);
  if (!slug.success) throw new FileRefusedError('Neither the front matter nor the name gives a usable slug.');
  const body = parsed.content.trim();
  if (body === '') throw new FileRefusedError('The post has no text.');
  const html = rawHtml(body);
  if (html !== null) throw new FileRefusedError(`The text holds raw HTML, which is not shown: ${html}`);
  const { title, summary, date, source, source_url } = front.data;
  return {
    slug: slug.data,
    locale: locale.data,
    publishedOn: date,
    text: {
      title,
      summary,
      body,
      source: source === undefined ? null : { name: source, url: source_url ?? null },
    },
  };
}

/**
 * Imports one post in one language; what the post has in the other language stays.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importPost(
  target: Store,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> {
  const post = readPost(await wholeText(source.text), source.name);
  // Its hash is of the post in both languages, and not known here; what turns out unchanged leaves no trace.
  const touched = { entity: 'posts', rows: new Map([[post.slug, '']]) } as const;
  const saved = await storeRows(target, 'posts', source, options, 1, touched, (context) =>
    mergePost(context, post),
  );
  return { ...saved, read: 1, remarks: [] };
}
