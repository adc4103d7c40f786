import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importRecords, undoImport } from '@/lib/registry/history/undo';
import { type FolderFile, openFolder } from '@/lib/registry/import/folder';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { importPost } from '@/lib/registry/posts/importer';
import type { Store } from '@/lib/registry/store/store';
import { folderForTest } from '../support/folders';
import { processorTime } from '../support/growth';
import type { Harness } from '../support/harness';

const post = (title: string, date = '2026-01-02', more = '') =>
  `---\ntitle: ${title}\nsummary: One line.\ndate: ${date}\n${more}---\n\nText of ${title}.\n`;

/** A folder of so many files, both languages of a post side by side, in folders by the hundred. */
function folderOf(files: number, called = 'post'): string {
  const path = folderForTest();
  for (let n = 0; n < files / 2; n++) {
    const within = join(path, `part-${Math.floor(n / 100)}`);
    if (n % 100 === 0) mkdirSync(within);
    for (const locale of ['ar', 'en'])
      writeFileSync(join(within, `${called}-${n}.${locale}.md`), post(`${locale} ${n}`));
  }
  return path;
}

async function run(store: Store, path: string, options: object = {}) {
  const refusals = new Refusals(null);
  const result = await importPost(store, await openFolder(path), {
    source: 'Test',
    licence: null,
    refusals,
    ...options,
  });
  return { ...result, refusals };
}

/** Counts files that were opened and whose texts are not in the store's temporary table yet. */
function watched(store: Store, files: AsyncIterable<FolderFile>) {
  let held = 0;
  let most = 0;
  let seen = 0;
  const write = store.write.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('staged_texts'))
        held -= (node.values as unknown as { values: unknown[] }).values.length;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  async function* counted() {
    for await (const file of files) {
      // Whoever writes meanwhile does not wait for the import; held by it, the lock would never come.
      if (seen++ % 100 === 0) await sql`delete from datasets where dataset = 'none'`.execute(store.scratch);
      held += 1;
      most = Math.max(most, held);
      yield file;
    }
  }
  return { store: { ...store, write }, files: counted(), most: () => most, held: () => held };
}

/** Folders of posts, on any store. */
/** Of four times as many, on a busy machine; and how often it is measured before it is said to be more. */
const PROPORTION = 9;
const ROUNDS = 4;

export function postsFolderSuite(name: string, open: () => Promise<Harness>): void {
  describe(`a folder of posts, ${name}`, () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    const texts = async () =>
      (
        await sql<{ slug: string; locale: string; title: string }>`
          select slug, locale, title from posts join post_texts on post_id = id order by slug, locale`.execute(
          harness.store.read,
        )
      ).rows;

    it('names the announcement of a post, and undone names the one before', async () => {
      const path = folderOf(2);
      const file = join(path, 'part-0', 'post-0.ar.md');
      const named = async () =>
        (
          await sql<{ area: string | null }>`select area from post_texts where locale = 'ar'`.execute(
            harness.store.read,
          )
        ).rows.map(({ area }) => area);
      await run(harness.store, path);
      expect(await named()).toEqual([null]);
      for (const area of ['first-area', 'second-area']) {
        writeFileSync(file, post('ar 0', '2026-01-02', `area: ${area}\n`));
        expect(await run(harness.store, path)).toMatchObject({ changed: 1 });
        expect(await named()).toEqual([area]);
      }
      const [last] = await importRecords(harness.store.read, { dataset: 'posts', limit: 1 });
      await undoImport(harness.store, last?.id ?? 0, () => new Date());
      expect(await named()).toEqual(['first-area']);
    });

    it('is one import of both languages, changes nothing twice, and is undone at once', async () => {
      const path = folderOf(40);
      expect(await run(harness.store, path)).toMatchObject({ read: 40, added: 20, stored: true });
      expect(await texts()).toHaveLength(40);
      expect(await run(harness.store, path)).toMatchObject({ added: 0, unchanged: 20, stored: false });
      const before = await texts();
      writeFileSync(join(path, 'part-0', 'post-7.ar.md'), post('changed'));
      expect(await run(harness.store, path)).toMatchObject({ added: 0, changed: 1, unchanged: 19 });
      expect((await texts()).filter(({ slug }) => slug === 'part-0/post-7')).toMatchObject([
        { locale: 'ar', title: 'changed' },
        { locale: 'en', title: 'en 7' },
      ]);
      const records = await importRecords(harness.store.read, { dataset: 'posts', limit: 9 });
      expect(records).toHaveLength(2);
      await undoImport(harness.store, records[0]?.id ?? 0, () => new Date());
      expect(await texts()).toEqual(before);
      await undoImport(harness.store, records[1]?.id ?? 0, () => new Date());
      expect(await texts()).toEqual([]);
    });

    it('hashes a post as its two files one after the other do', async () => {
      const path = folderOf(2);
      await run(harness.store, path);
      for (const locale of ['ar', 'en']) {
        const file = join(path, 'part-0', `post-0.${locale}.md`);
        const source = { ...(await openSource(file)), name: `part-0/post-0.${locale}.md` };
        const common = { source: 'Test', licence: null, refusals: new Refusals(null) };
        expect(await importPost(harness.store, source, common)).toMatchObject({
          unchanged: 1,
          stored: false,
        });
      }
    });

    it('refuses files by their names and takes the others', async () => {
      const path = folderOf(4);
      writeFileSync(join(path, 'bad.en.md'), 'no front matter');
      writeFileSync(join(path, 'notes.txt'), 'notes');
      writeFileSync(join(path, 'part-0', 'post-1.en.markdown'), post('again'));
      writeFileSync(join(path, 'part-0', 'post-2.ar.md'), post('one day'));
      writeFileSync(join(path, 'part-0', 'post-2.en.md'), post('another day', '2026-01-03'));
      const { refusals, ...result } = await run(harness.store, path);
      expect(result).toMatchObject({ read: 9, added: 3, stored: true });
      expect(Object.fromEntries(refusals.examples.map(({ line, reason }) => [line, reason]))).toEqual({
        'bad.en.md': expect.stringContaining('front matter'),
        'notes.txt': expect.stringContaining('Markdown'),
        'part-0/post-1.en.md': expect.stringContaining('post-1.en.markdown'),
        'part-0/post-2.en.md': expect.stringContaining('post-2.ar.md'),
      });
      await expect(run(harness.store, path, { strict: true })).rejects.toThrow(/4 files are refused/);
      await expect(run(harness.store, folderForTest())).rejects.toThrow(/no files/);
    });

    it('holds few texts at once, keeps nobody from writing, and grows in proportion', async () => {
      const timed = async (path: string) => {
        const folder = await openFolder(path);
        const seen = watched(harness.store, folder.files);
        const begun = processorTime();
        const result = await importPost(
          seen.store,
          { ...folder, files: seen.files },
          { source: 'Test', licence: null, refusals: new Refusals(null) },
        );
        expect(result).toMatchObject({ unchanged: 0, stored: true });
        expect(seen.held()).toBe(0);
        expect(seen.most()).toBeLessThanOrEqual(101);
        return processorTime() - begun;
      };
      await timed(folderOf(200, 'warm'));
      // By the square it would be sixteen times. A busy machine only adds: the shortest of each counts.
      let [once, four] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let round = 0; round < ROUNDS && !(four / once < PROPORTION); round += 1) {
        four = Math.min(four, await timed(folderOf(2_000, `many-${round}`)));
        once = Math.min(once, await timed(folderOf(500, `few-${round}`)));
      }
      expect(four / once).toBeLessThan(PROPORTION);
    });
  });
}
