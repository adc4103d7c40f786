import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../support/amounts';
import { type BrokenBackend, brokenBackends, largeBackends } from '../support/backends';
import { FaultyProxy } from '../support/faulty-proxy';
import { temporaryFolder } from '../support/folders';
import { contactMessage, newIdempotencyKey } from '../support/messages';
import { type Running, SERVE, startProcess } from '../support/processes';
import { seededFile } from '../support/seeded';
import { text } from '../support/site';
import { noSite, type RunningSite, startAsOperator, startSite } from '../support/site-process';
import { TURN_MS, turnLog } from '../support/turns';

const token = randomBytes(16).toString('hex');
const TIMEOUT_MS = 700;
/** A machine that does much else makes every turn longer now and then, and none of them each time. */
const ROUNDS = 3;
/** What a site may need, broken backend or not; a backend's answers of 100 MB are not kept. */
const MOST_MEGABYTES = 900;

/** Asked while all was well, so that its last answers are known. */
const KNOWN = '/en/registrar-list?view=filtered&region=riyadh';
const PAGES = [
  KNOWN,
  '/registrar-list?view=filtered&region=makkah',
  '/',
  '/en',
  '/en/announced-areas',
  '/announced-areas?view=filtered&region=riyadh',
  '/en/posts',
  '/en/analytics?view=filtered&region=riyadh&days=30',
  '/check?view=filtered&region=riyadh&city=riyadh',
  '/en/appointments',
  '/search?view=filtered&q=riyadh',
  '/en/correction-request',
];
const HANDLERS = [
  '/sitemap.xml',
  '/api/indicators?region=riyadh',
  '/api/areas/map',
  '/api/areas/map/ground?city=riyadh',
  '/api/districts?city=riyadh',
  '/api/places/suggest?q=riyadh',
  '/api/search/suggest?q=riyadh',
  '/api/appointment-slots?branch=riyadh',
  '/api/page-card?path=/announced-areas',
];
/** What stands whatever the registry does. */
const FIXED = ['/en/about-us', '/privacy-policy', '/robots.txt', '/no-such-page', '/favicon.ico'];

/** Of all kinds, the one that `npm test` has time for: it once ended the process. */
const QUICK = 'totals of 100 milliards';
const kinds = [...brokenBackends, ...largeBackends].filter(({ name }) => isFull || name === QUICK);

describe.skipIf(noSite)(`the site with a broken backend${noSite ? ` (${noSite})` : ''}`, () => {
  const folder = temporaryFolder();
  const behind = join(folder.path, 'behind');
  const wellKnown = join(folder.path, 'known');
  let backend: Running;
  let proxy: FaultyProxy;
  let fronts = 0;

  const environment = (data: string, url = `http://127.0.0.1:${proxy.port}/`) => ({
    DATA_DIR: data,
    REGISTRY_API_URL: url,
    REGISTRY_API_TOKEN: token,
    REGISTRY_API_TIMEOUT_MS: String(TIMEOUT_MS),
    FORM_LIMIT_PER_ADDRESS: '0',
    READ_LIMIT_PER_ADDRESS: '0',
    HEALTH_TOKEN: token,
    WARM_UP: 'true',
  });
  beforeAll(async () => {
    for (const data of [behind, wellKnown]) mkdirSync(data);
    await seededFile(join(behind, 'registry.sqlite'));
    backend = await startProcess('registry', SERVE, { DATA_DIR: behind, REGISTRY_API_TOKEN: token });
    proxy = new FaultyProxy(backend.port);
    await proxy.goUp();
    const site = await startSite({ ...environment(wellKnown), REGISTRY_API_TIMEOUT_MS: '20000' });
    expect((await fetch(site.origin + KNOWN)).status).toBe(200);
    await site.end('SIGTERM');
  });
  afterAll(async () => {
    await backend?.end('SIGTERM');
    await proxy?.goDown();
    folder.remove();
  });

  const get = async (site: RunningSite, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site.origin + path, { headers, redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), type: answer.headers.get('content-type') };
  };
  /** What a page or a handler must never answer, or undefined. */
  const wrongWith = (path: string, { status, html, type }: Awaited<ReturnType<typeof get>>) => {
    if (![200, 400, 404, 503].includes(status)) return `${status} ${path}`;
    if (path === '/sitemap.xml')
      return status === 200 && html.includes('<loc>http') ? undefined : `${status} ${path}`;
    if (path.startsWith('/api/'))
      return status < 400 || /problem\+json/.test(type ?? '') ? undefined : `${type} ${path}`;
    const isWhole =
      /<html[^>]* lang="(?:ar|en)"/.test(html) &&
      html.match(/<h1\b/g)?.length === 1 &&
      html.includes('</html>');
    return isWhole ? undefined : `not whole: ${status} ${path}`;
  };
  const send = (site: RunningSite, key: string, subject: string) =>
    fetch(`${site.origin}/api/forms/contact?locale=en`, {
      method: 'POST',
      headers: { origin: site.origin, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(contactMessage({ subject })),
    });
  const post = (site: RunningSite, subject: string) =>
    fetch(`${site.origin}/api/forms/contact?locale=en`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.origin, accept: 'text/html' },
      body: new URLSearchParams(
        Object.entries(contactMessage({ subject, privacyConsent: 'on' })).map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
    });
  const megabytes = ({ child }: RunningSite) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

  /** A message sent by a script, again, and by a browser without one: a reference each time, or a refusal that keeps it. */
  async function checkForms(site: RunningSite, { nature }: BrokenBackend): Promise<void> {
    const key = newIdempotencyKey();
    const [first, again] = [await send(site, key, 'from a script'), await send(site, key, 'from a script')];
    const told = [await first.json(), await again.json()] as { reference?: string; code?: string }[];
    if (nature === 'refusing' && first.status !== 201) expect(told[0]?.code).toBeDefined();
    else {
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(told[0]?.reference).toMatch(/^\w{8}$/);
      expect(told[1]?.reference).toBe(told[0]?.reference);
    }
    const answer = await post(site, 'from a page');
    if (nature === 'refusing' && answer.status !== 303)
      expect(await answer.text()).toContain('value="from a page"');
    else
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        expect.stringContaining('/receipts/'),
      ]);
  }

  /** All that is asked of a site before a broken backend; its longest turn that was too long, by what was asked. */
  async function runAgainst(broken: BrokenBackend): Promise<Map<string, number>> {
    const data = join(folder.path, String(fronts++));
    cpSync(wellKnown, data, { recursive: true });
    const turns = turnLog(data);
    const { breakdown } = broken;
    const moved = typeof breakdown === 'object' ? await breakdown.move(proxy.port) : undefined;
    if (breakdown === 'down') await proxy.goDown();
    else if (typeof breakdown !== 'object') proxy.fault = breakdown;
    const site = await startAsOperator({ ...environment(data, moved?.url), ...turns.environment });
    const slow = new Map<string, number>();
    try {
      const wrong: (string | undefined)[] = [];
      for (const path of FIXED) {
        const { status } = await get(site, path);
        expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      }
      // What the first requests of a process take is known (site-turns.test.ts).
      turns.read();
      for (const path of [...PAGES, ...HANDLERS]) wrong.push(wrongWith(path, await get(site, path)));
      expect(wrong.filter(Boolean)).toEqual([]);
      if (broken.nature === 'dead') {
        const known = await get(site, KNOWN);
        expect(known.status).toBe(200);
        expect(known.html).toContain(text('en', 'Data', 'stale.title'));
      }
      await checkForms(site, broken);
      const health = await get(site, '/api/health', { authorization: `Bearer ${token}` });
      // Last answers are known, so it can show something; a refusal in a registry's own words is one that answers.
      expect(health.status).toBe(200);
      if (broken.nature === 'dead') expect(health.html).toContain('"backend":"down"');
      if (process.platform === 'linux') expect(megabytes(site)).toBeLessThan(MOST_MEGABYTES);
      for (const { ms, asked } of turns.read())
        if (ms > TURN_MS && asked !== '') slow.set(asked, Math.max(Math.round(ms), slow.get(asked) ?? 0));
    } finally {
      await site.end('SIGTERM');
      if (breakdown === 'down') await proxy.goUp();
      moved?.close();
      proxy.fault = 'none';
    }
    return slow;
  }

  it.each(kinds)(
    'answers everything, keeps what is sent and holds nobody up: $nature, $name',
    async (broken) => {
      // The shortest of the longest turns of each address, of those that were too long in every round.
      let slow = await runAgainst(broken);
      for (let round = 1; round < ROUNDS && slow.size > 0; round += 1) {
        const again = await runAgainst(broken);
        slow = new Map(
          [...slow].flatMap(([asked, ms]) => {
            const now = again.get(asked);
            return now === undefined ? [] : [[asked, Math.min(ms, now)] as const];
          }),
        );
      }
      expect(Object.fromEntries(slow)).toEqual({});
    },
  );
});
