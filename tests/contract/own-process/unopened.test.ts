import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folderForTest } from '../../support/folders';
import { formSamples } from '../../support/form-samples';
import { seededFile } from '../../support/seeded';

/** Everything of the site anew, as a process has it that has not opened its registry yet. */
async function newProcess(environment: Record<string, string>) {
  vi.resetModules();
  Object.assign(process.env, { REGISTRY_DATABASE_URL: '', REGISTRY_API_URL: '', ...environment });
  const { logger } = await import('@/lib/log');
  const logged: unknown[][] = [];
  for (const level of ['error', 'info'] as const)
    vi.spyOn(logger, level).mockImplementation((...words: unknown[]) => void logged.push(words));
  vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const { receiveForm } = await import('@/lib/submit');
  const { GET: indicators } = await import('@/app/api/indicators/route');
  const { GET: missing } = await import('@/app/api/[...path]/route');
  const { GET: health } = await import('@/app/api/health/route');
  const { POST: track } = await import('@/app/api/track/route');
  const { closeRegistry } = await import('@/lib/registry');
  const origin = 'http://localhost';
  const post = (path: string, body: object) =>
    new Request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    logged,
    closeRegistry,
    form: () => receiveForm(post('/api/forms/contact', formSamples.contact), 'contact'),
    track: () => track(post('/api/track', { reference: 'RER-2345-6789', contact: 'a@example.com' })),
    indicators: () => indicators(new Request(`${origin}/api/indicators`)),
    health: () => health(new Request(`${origin}/api/health`)),
    missing: () => missing(new Request(`${origin}/api/nothing`)),
  };
}

/** Ways in which a store does not open, and what the log is told of it. */
const WAYS: Record<string, [(path: string) => Record<string, string>, RegExp]> = {
  'a file of something else': [
    (path) => {
      writeFileSync(path, 'no database at all, and not the beginning of one');
      return {};
    },
    /damaged \(SQLITE_NOTADB\): restore a backup/,
  ],
  'a folder in its place': [
    (path) => {
      mkdirSync(path);
      return {};
    },
    /a folder stands where a file should be/,
  ],
  'a server that is down': [
    () => ({ REGISTRY_DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none' }),
    /nobody answers at its address/,
  ],
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a store that does not open when it is first asked', () => {
  it.each(Object.entries(WAYS))('%s: a 503 that says when to try again', async (_, [make, words]) => {
    const folder = folderForTest();
    const site = await newProcess({ DATA_DIR: folder, ...make(join(folder, 'registry.sqlite')) });
    for (const ask of [site.form, site.track, site.indicators, site.form]) {
      const answer = await ask();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }
    expect((await site.health()).status).toBe(503);
    // What asks no registry.
    expect((await site.missing()).status).toBe(404);
    expect(site.logged).toHaveLength(1);
    expect(site.logged[0]?.[0]).toMatchObject({ why: expect.stringMatching(words) });
    expect(JSON.stringify(site.logged)).not.toContain('secret');
  });

  it('is opened anew by who asks next, and leaves no file open', async () => {
    const folder = folderForTest();
    const path = join(folder, 'registry.sqlite');
    writeFileSync(path, 'no database at all, and not the beginning of one');
    const site = await newProcess({ DATA_DIR: folder });
    const open = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(path);
        } catch {
          return false;
        }
      });
    for (let time = 0; time < 3; time += 1) expect((await site.form()).status).toBe(503);
    if (process.platform === 'linux') expect(open()).toEqual([]);
    rmSync(path);
    await seededFile(path);
    expect((await site.form()).status).toBe(201);
    expect((await site.indicators()).status).toBe(200);
    expect(site.logged.map((words) => words.at(-1))).toEqual([
      'the registry does not open',
      'the registry opens again',
    ]);
    await site.closeRegistry();
  });
});
