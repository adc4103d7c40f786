import { afterAll, beforeAll, expect, it } from 'vitest';
import { localizedPath, otherLocale } from '@/lib/i18n/locales';
import { closeRegistry } from '@/lib/registry';
import { openStore, type Store } from '@/lib/registry/store/store';
import { passesGuards } from '@/lib/site/routing/guards';
import { pageMetadata } from '@/lib/site/routing/metadata';
import { publicPages, sitemapEntries } from '@/lib/site/routing/sitemap';
import { loadPost } from '@/lib/site/views/posts-page';
import { fill } from '../../support/fixture';
import { UPDATED } from '../../support/fixture/clock';
import { temporaryFolder } from '../../support/folders';

const folder = temporaryFolder();
let store: Store;
const SITE = 'https://registry.example';
const only = { ar: 'only-arabic', en: 'only-english' } as const;

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: folder.path, LOG_LEVEL: 'silent', SITE_URL: SITE });
  store = await openStore({ kind: 'sqlite', path: `${folder.path}/registry.sqlite` });
  await fill(store.write);
  for (const [index, locale] of (['ar', 'en'] as const).entries()) {
    const id = 900 + index;
    await store.write
      .insertInto('posts')
      .values({ id, slug: only[locale], published_on: '2026-01-01', import_id: null, updated_at: UPDATED })
      .execute();
    await store.write
      .insertInto('post_texts')
      .values({
        post_id: id,
        locale,
        title: only[locale],
        summary: 's',
        body: 'b',
        source_name: null,
        source_url: null,
      })
      .execute();
  }
});
afterAll(async () => {
  await closeRegistry();
  await store.close();
  folder.remove();
});

it.each(['ar', 'en'] as const)('a post in %s alone is listed in that language alone', async (locale) => {
  const slug = only[locale];
  const entries = sitemapEntries(await publicPages(100), SITE).filter(({ url }) =>
    url.endsWith(`/posts/${slug}`),
  );
  expect(entries.map(({ url }) => url.includes('/en/'))).toEqual([locale === 'en']);
  expect(Object.keys(entries[0]?.alternates ?? {}).sort()).toEqual([locale, 'x-default'].sort());
  expect(entries[0]?.alternates['x-default']).toBe(entries[0]?.url);
  expect((await publicPages(100)).find(({ path }) => path.endsWith(slug))?.languages).toEqual([locale]);
});

it.each(['ar', 'en'] as const)(
  'the page of a post in %s has no alternate that is not there',
  async (locale) => {
    const slug = only[locale];
    const data = await loadPost(locale, slug);
    const metadata = pageMetadata({
      ...{ locale, path: `/posts/${slug}`, title: slug, description: 's' },
      languages: data?.languages,
    });
    expect(Object.keys(metadata.alternates?.languages ?? {}).sort()).toEqual([locale, 'x-default'].sort());
    expect(metadata.alternates?.canonical).toBe(`${SITE}${localizedPath(`/posts/${slug}`, locale)}`);
    expect(metadata.openGraph).not.toHaveProperty('alternateLocale');
  },
);

it.each(['ar', 'en'] as const)('the switch leads from a post in %s to a page, and back', async (locale) => {
  const slug = only[locale];
  const other = otherLocale(locale);
  expect(await passesGuards(['known-post'], { locale: other, params: { slug: [slug] } })).toBe(true);
  const there = await loadPost(other, slug);
  expect(there?.post.locale).toBe(locale);
  expect(there?.languages).toEqual([locale]);
  expect(await passesGuards(['known-post'], { locale, params: { slug: ['neither'] } })).toBe(false);
});
