import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderForTest, temporaryFolder } from '../support/folders';
import { seededFile } from '../support/seeded';
import { noSite, startAsOperator } from '../support/site-process';
import { TURN_MS, turnLog } from '../support/turns';

/** A machine that does much else makes every turn longer now and then, and none of them each time. */
const ROUNDS = 4;

/** What is asked of a process first, of pages and handlers whose code nothing else needs. */
const FIRST = [
  '/en/receipts/contact/x/y',
  '/en/search?view=filtered&q=a',
  '/api/health',
  '/en/announced-areas?view=filtered&region=riyadh',
  '/en/analytics?view=filtered&days=90',
  '/en/appointments',
  '/en/no-such-page',
  '/api/places/suggest?q=a',
];

/** Each is made for its address: with the drawing of what lies around, or with all that bears a name. */
const ANSWERS = [
  '/check?view=filtered&district=riyadh-al-malqa&plan=1',
  '/en/check?view=filtered&place=24.81,46.61',
  `/check?view=filtered&place=${encodeURIComponent('العزيزية')}`,
];

async function sitemap(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname);
}

/** Every other page in the other language: both are made by the same code. */
const halved = (paths: readonly string[]) => {
  const plain = [...new Set(paths.map((path) => path.replace(/^\/en(?=\/|$)/, '') || '/'))];
  const pages = new Set(paths);
  return plain.map((path, index) => {
    const english = path === '/' ? '/en' : `/en${path}`;
    return index % 2 === 1 && pages.has(english) ? english : path;
  });
};

describe.skipIf(noSite)(`the turns of the built site${noSite ? ` (${noSite})` : ''}`, () => {
  const folder = temporaryFolder();
  beforeAll(async () => {
    await seededFile(join(folder.path, 'registry.sqlite'));
  });
  afterAll(folder.remove);

  /** Of a process that has just started, the addresses that took it a turn that was too long, with the longest. */
  async function slowOf(choose: (origin: string) => Promise<readonly string[]>) {
    const turns = turnLog(folderForTest());
    const site = await startAsOperator({
      ...turns.environment,
      DATA_DIR: folder.path,
      READ_LIMIT_PER_ADDRESS: '0',
      WARM_UP: 'true',
    });
    try {
      const paths = await choose(site.origin);
      // Loading the site takes long turns: where none is written down, nobody watches.
      expect(turns.read().length).toBeGreaterThan(0);
      for (const path of paths) await (await fetch(site.origin + path, { redirect: 'manual' })).arrayBuffer();
      const slow = new Map<string, number>();
      for (const { ms, asked } of turns.read())
        if (asked !== '' && ms > TURN_MS) slow.set(asked, Math.max(Math.round(ms), slow.get(asked) ?? 0));
      return { asked: paths.length, slow };
    } finally {
      await site.end('SIGTERM');
    }
  }

  it('are short for every page that it makes, and for whoever asks first', async () => {
    // Pages of data are made anew by each process: one within the bound shows that the page needs no more.
    let { asked, slow } = await slowOf(async (origin) => [
      ...FIRST,
      ...ANSWERS,
      ...halved(await sitemap(origin)),
    ]);
    expect(asked).toBeGreaterThan(80);
    for (let round = 1; round < ROUNDS && slow.size > 0; round += 1) {
      const again = [...slow.keys()];
      ({ slow } = await slowOf(async () => again));
    }
    expect(Object.fromEntries(slow)).toEqual({});
  });
});
