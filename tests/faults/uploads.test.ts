import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folders';
import { formSamples } from '../support/form-samples';
import { multipart, type RawPost, rawPost } from '../support/raw-post';
import { type Scanner, scannerThat } from '../support/scanner';
import { seededFile } from '../support/seeded';
import { noSite, type RunningSite, startSite } from '../support/site-process';
import { pdf } from '../support/upload';

const DEADLINE_MS = 1_500;
const SIZES = [64, 256, 5 * 1024].map((kilobytes) => kilobytes * 1024);
const CONNECTIONS = ['keep-alive', 'close'] as const;

/** What the scanner does once it has heard the whole file. */
const verdicts = {
  clean: (socket: Socket) => socket.end('stream: OK\0'),
  infected: (socket: Socket) => socket.end('stream: Eicar-Test FOUND\0'),
  silent: () => undefined,
  nonsense: (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  /** Never ends, and never says anything: no pause is as long as the deadline. */
  babbling: (socket: Socket) => {
    const timer = setInterval(() => socket.write('stream: '), 50);
    socket.on('close', () => clearInterval(timer));
  },
} as const;

describe.skipIf(noSite)(`a refused upload is answered${noSite ? ` (${noSite})` : ''}`, () => {
  const folder = temporaryFolder();
  let scanner: Scanner;
  let site: RunningSite;
  let verdict: keyof typeof verdicts = 'clean';
  /** Whether the scanner takes anything in at all. */
  let isDeaf = false;

  beforeAll(async () => {
    scanner = await scannerThat((socket) => {
      if (isDeaf) return socket.pause();
      let tail = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        tail = Buffer.concat([tail, chunk]).subarray(-4);
        if (tail.equals(Buffer.alloc(4))) verdicts[verdict](socket);
      });
    });
    await seededFile(join(folder.path, 'registry.sqlite'));
    site = await startSite({
      DATA_DIR: folder.path,
      CLAMD_ADDRESS: scanner.address,
      CLAMD_TIMEOUT_MS: String(DEADLINE_MS),
      FORM_LIMIT_PER_ADDRESS: '0',
    });
  });
  beforeEach(() => {
    verdict = 'clean';
  });
  afterAll(async () => {
    await site?.end('SIGTERM');
    await scanner?.close();
    folder.remove();
  });

  function post(bytes: Buffer, options: Partial<RawPost> & { accept?: string } = {}) {
    const { type, body } = multipart(
      { ...(formSamples['join-us'] as Record<string, string>), privacyConsent: 'on' },
      { field: 'cv', name: 'cv.pdf', bytes },
    );
    return rawPost({
      port: site.port,
      path: '/api/forms/join-us?locale=en',
      body,
      ...options,
      headers: { 'Content-Type': type, Accept: options.accept ?? 'application/json', ...options.headers },
    });
  }
  const garbage = (size: number) => Buffer.alloc(size, 'MZ');

  describe.each(CONNECTIONS)('%s', (connection) => {
    it.each(SIZES)('for its first bytes, of %i bytes', async (size) => {
      const { status, text, ending } = await post(garbage(size), { connection });
      expect([status, ending]).toEqual([422, 'whole']);
      expect(text).toContain('"issues":[{"path":"cv","code":"file_type"}]');
    });

    it('for the byte too many', async () => {
      const { status, text, ending } = await post(pdf(5 * 1024 * 1024 + 1), { connection });
      expect([status, ending]).toEqual([422, 'whole']);
      expect(text).toContain('"issues":[{"path":"cv","code":"file_too_large"}]');
    });

    it.each(SIZES)('for what the scanner finds in %i bytes', async (size) => {
      verdict = 'infected';
      const { status, text, ending } = await post(pdf(size), { connection });
      expect([status, ending]).toEqual([422, 'whole']);
      expect(text).toContain('"issues":[{"path":"cv","code":"file_infected"}]');
    });

    it('before its last byte has come, however slowly that comes', async () => {
      const { status, ending } = await post(garbage(5 * 1024 * 1024), { connection, holdAt: 80_000 });
      expect([status, ending]).toEqual([422, 'whole']);
    });

    it('where no byte of it is looked at: another site, another type, too large, no such form', async () => {
      const body = garbage(5 * 1024 * 1024);
      const text = { 'Content-Type': 'text/plain' };
      const json = { 'Content-Type': 'application/json' };
      const port = site.port;
      const path = '/api/forms/contact';
      for (const holdAt of [undefined, 1_000]) {
        const sent = { port, body, connection, ...(holdAt === undefined ? {} : { holdAt }) };
        const answers = [
          await rawPost({ ...sent, path, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } }),
          await rawPost({ ...sent, path, headers: text }),
          await rawPost({ ...sent, path, headers: json }),
          await rawPost({ ...sent, path: '/api/forms/none', headers: json }),
          await rawPost({ ...sent, path: '/about-us', headers: json }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([403, 415, 413, 404, 405]);
        expect(answers.filter(({ ending }) => ending !== 'whole')).toEqual([]);
      }
    });
  });

  it('with the page and all that was typed, for who has no JavaScript', async () => {
    const { status, text, ending } = await post(garbage(256 * 1024), { accept: 'text/html' });
    expect([status, ending]).toEqual([422, 'whole']);
    expect(text).toContain(String(formSamples['join-us'].email));
  });

  it.each(['silent', 'nonsense', 'babbling'] as const)('503 while the scanner is %s', async (how) => {
    verdict = how;
    for (const size of SIZES.slice(1)) {
      const { status, text, ending } = await post(pdf(size));
      expect([status, ending]).toEqual([503, 'whole']);
      expect(text).toContain('"code":"unavailable"');
    }
  });

  it('503 while the scanner takes nothing in, and a clean file is taken afterwards', async () => {
    isDeaf = true;
    expect((await post(pdf(5 * 1024 * 1024))).status).toBe(503);
    isDeaf = false;
    expect((await post(pdf(5 * 1024 * 1024))).status).toBe(201);
  });

  it('503 while there is no scanner', async () => {
    await scanner.close();
    for (const connection of CONNECTIONS) {
      for (const accept of ['application/json', 'text/html']) {
        const { status, text, ending } = await post(pdf(5 * 1024 * 1024), { connection, accept });
        expect([status, ending]).toEqual([503, 'whole']);
        expect(text).toMatch(/^retry-after: 5\r$/im);
      }
    }
  });
});
