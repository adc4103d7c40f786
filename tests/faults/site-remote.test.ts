import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { openStore, type Store } from '@/lib/registry/store/store';
import { UNLISTED } from '@/lib/unlisted';
import { FaultyProxy } from '../support/faulty-proxy';
import { temporaryFolder } from '../support/folders';
import { sendToSite } from '../support/load';
import { newIdempotencyKey } from '../support/messages';
import { type Running, SERVE, startProcess } from '../support/processes';
import { seededFile } from '../support/seeded';
import { everyPage, text } from '../support/site';
import { noSite, type RunningSite, startSite } from '../support/site-process';
import { storedIn } from '../support/stored';

const token = randomBytes(16).toString('hex');
const languages = ['ar', 'en'] as const satisfies Locale[];

/** The real site before a real registry service, with a hop between them that can be taken away. In this order. */
describe.skipIf(noSite)(`the site with a registry elsewhere${noSite ? ` (${noSite})` : ''}`, () => {
  const [behind, front] = [temporaryFolder(), temporaryFolder()];
  let backend: Running;
  let proxy: FaultyProxy;
  let site: RunningSite;
  let registry: Store;

  beforeAll(async () => {
    registry = await openStore(await seededFile(join(behind.path, 'registry.sqlite')));
    backend = await startProcess('registry', SERVE, { DATA_DIR: behind.path, REGISTRY_API_TOKEN: token });
    proxy = new FaultyProxy(backend.port);
    await proxy.goUp();
    await proxy.goDown();
    site = await startSite(environment());
  });
  afterAll(async () => {
    await site?.end('SIGKILL');
    await backend?.end('SIGTERM');
    await proxy?.goDown();
    await registry?.close();
    front.remove();
    behind.remove();
  });

  const environment = () => ({
    DATA_DIR: front.path,
    REGISTRY_API_URL: `http://someone:hidden-word@127.0.0.1:${proxy.port}/`,
    REGISTRY_API_TOKEN: token,
    FORM_LIMIT_PER_ADDRESS: '0',
    SITE_URL: 'http://registry.example',
  });
  const page = async (path: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const arrived = async () => (await storedIn(registry, behind.path)).map(({ subject }) => subject);
  const waiting = 'sent while it was down';

  it('says at its start which registry it asks, and nothing secret', () => {
    const said = site.said.join('\n');
    expect(said).toContain(`Registry: remote, http://127.0.0.1:${proxy.port}/`);
    expect(said).not.toContain('hidden-word');
    expect(said).not.toContain(token);
  });

  it.each(everyPage)(
    '$path is complete while the registry has never answered',
    async ({ path, locale, direction }) => {
      const { status, headers, html } = await page(path);
      expect([200, 503]).toContain(status);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(/<html[^>]*>/.exec(html)?.[0]).toContain(`lang="${locale}" dir="${direction}"`);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      if (status === 503) expect(mainOf(html)).toContain(text(locale, 'Failure', 'title'));
    },
  );

  it.each(
    languages.flatMap((locale) =>
      ['/', '/announced-areas', '/posts', '/registrar-list?view=filtered&region=riyadh'].map((path) => [
        localizedPath(path, locale),
        locale,
      ]),
    ) as [string, Locale][],
  )('%s is a complete failure page while the registry has never answered', async (path, locale) => {
    const { status, headers, html } = await page(path);
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const direction = locale === 'ar' ? 'rtl' : 'ltr';
    expect(/<html[^>]*>/.exec(html)?.[0]).toContain(`lang="${locale}" dir="${direction}"`);
    expect(mainOf(html)).toContain(text(locale, 'Failure', 'title'));
    expect(mainOf(html)).toContain(text(locale, 'Failure', 'text'));
    const [address, query = ''] = path.split('?');
    const retry = /<form[\s\S]*?<\/form>/.exec(mainOf(html))?.[0] ?? '';
    expect(retry).toContain(`action="${address}"`);
    expect(retry).toContain('method="get"');
    expect(retry).toContain(text(locale, 'Failure', 'retry'));
    const asked = [...retry.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(asked).toEqual([...new URLSearchParams(query)]);
  });

  it('names the pages of text in its sitemap, for seconds', async () => {
    const { status, headers, html } = await page('/sitemap.xml');
    expect(status).toBe(200);
    expect(html).toContain('<loc>http://registry.example/en/about-us</loc>');
    expect(headers.get('cache-control')).toMatch(/s-maxage=10\b/);
  });

  it('serves pages of text and accepts forms all the same', async () => {
    expect((await page('/en/about-us')).status).toBe(200);
    const sending = { key: newIdempotencyKey(), subject: waiting };
    const { reference, receipt } = await sendToSite(site.port, sending);
    expect(mainOf((await page(receipt)).html)).toContain(reference);
    expect(await arrived()).toEqual([]);
  });

  it('passes on what waits, and shows every page, once the registry answers', async () => {
    await proxy.goUp();
    await expect.poll(arrived, { timeout: 90_000, interval: 500 }).toEqual([waiting]);
    await expect.poll(async () => (await page('/')).status, { timeout: 30_000, interval: 500 }).toBe(200);
    for (const locale of languages) {
      const { html } = await page(localizedPath('/registrar-list?view=filtered&region=riyadh', locale));
      expect(mainOf(html)).not.toContain(text(locale, 'Data', 'stale.title'));
    }
  });

  it.each([
    ['/announced-areas/AREA', ['area', 'places']],
    // The regions that it names are among the places.
    ['/posts/POST', ['places', 'post', 'posts']],
    // The figures of the window, and of the one before it, and those of the districts.
    [
      '/analytics?view=filtered&region=riyadh&city=riyadh&days=30',
      ['districts', 'indicator-parts', 'indicators', 'indicators', 'places'],
    ],
    // Twice a year holds the year before of its months, too.
    [
      '/analytics?view=filtered&region=riyadh&city=riyadh&days=365',
      ['districts', 'indicator-parts', 'indicators', 'indicators', 'places'],
    ],
    ['/announced-areas?view=filtered&region=makkah&state=closed', ['areas', 'areas-overview', 'places']],
    [
      '/check?view=filtered&region=riyadh&city=riyadh&district=UNLISTED',
      ['area', 'areas-of', 'districts', 'place', 'places'],
    ],
  ])('%s asks the registry each question once', async (pattern, questions) => {
    const newest = async (of: string) => {
      const answer = await fetch(`http://127.0.0.1:${backend.port}/v1/addresses?of=${of}&page=1&pageSize=5`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { items: { slug: string }[] }).items.map(({ slug }) => slug);
    };
    const [areas, posts] = [await newest('areas'), await newest('posts')];
    let visit = 0;
    const nextPath = () => {
      const [area, post] = [areas, posts].map((slugs) => slugs[visit % slugs.length] as string);
      visit += 1;
      return pattern
        .replace('AREA', encodeURIComponent(area as string))
        .replace('POST', post as string)
        .replace('UNLISTED', UNLISTED);
    };
    // Before Next is asked for an address that nobody asked for before, its guard is (lib/next/known-addresses.mjs): with the
    // page it is one question.
    // The search reads everything in once, in its own time; done before, it asks only whether anything changed.
    const ofTheSearch = ['addresses', 'registrars', 'datasets'];
    for (const address of ['/api/places/suggest?q=x', '/search?view=filtered&q=x'])
      expect((await page(address)).status).toBe(200);
    const nameOf = (address: string) => address.replace(/^\/v1\/|\?.*$/g, '');
    // While the search asks for a list a page shares its answer: then the first visit of another address tells.
    const askedBy = async (path: string) => {
      proxy.asked = [];
      expect((await page(path)).status).toBe(200);
      const asked = proxy.asked.filter((address) => !ofTheSearch.includes(nameOf(address)));
      expect(asked).toEqual([...new Set(asked)]);
      return asked.map(nameOf).sort();
    };
    await expect.poll(() => askedBy(nextPath()), { timeout: 20_000, interval: 2_000 }).toEqual(questions);
  });

  it('shows the last good data with its age when the registry goes down again', async () => {
    await proxy.goDown();
    for (const locale of languages) {
      const path = localizedPath('/registrar-list?view=filtered&region=riyadh', locale);
      // What was made while the registry answered is kept for seconds.
      await expect
        .poll(async () => mainOf((await page(path)).html), { timeout: 10_000, interval: 250 })
        .toContain(text(locale, 'Data', 'stale.title'));
      const { status, html } = await page(path);
      expect(status).toBe(200);
      const main = mainOf(html);
      const [before] = text(locale, 'Data', 'stale.text').split('{date}');
      const year = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: 'Asia/Riyadh', year: 'numeric' });
      expect(main).toMatch(new RegExp(`${before}[\\s\\S]{0,200}${year.format(new Date())}`));
    }
    // A filter nobody has asked for is not in memory.
    const { status } = await page('/registrar-list?view=filtered&region=makkah');
    expect(status).toBe(503);
  });

  it('shows it after a restart in the outage as well', async () => {
    await site.end('SIGTERM');
    site = await startSite(environment());
    for (const locale of languages) {
      const path = localizedPath('/registrar-list?view=filtered&region=riyadh', locale);
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(mainOf(html)).toContain(text(locale, 'Data', 'stale.title'));
    }
  });

  it.skipIf(process.env.FAULTS !== 'full')('also on pages that are kept for a minute', async () => {
    await expect
      .poll(async () => mainOf((await page('/')).html), { timeout: 120_000, interval: 2_000 })
      .toContain(text('ar', 'Data', 'stale.title'));
    expect((await page('/')).status).toBe(200);
  });
});
