import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SUBMIT } from '@/lib/registry/contract';
import { formSamples } from '../support/form-samples';
import { contactMessage, newIdempotencyKey } from '../support/messages';
import { command, type Running, SERVE, startProcess } from '../support/processes';
import { multipart, rawPost } from '../support/raw-post';
import { noSite, startSite } from '../support/site-process';
import { CV, pdf } from '../support/upload';

const MOUNT = '/bin/mount';

/** Why no file system can be mounted here, or undefined. A real one is the only thing that fails as a disk does. */
const noMount: string | undefined = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(MOUNT))
    return 'skipped: mounting needs Linux and root';
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    if (!mount(folder, 'size=1m')) return 'skipped: nothing may be mounted here';
    spawnSync('umount', [folder]);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

function mount(folder: string, options: string): boolean {
  return spawnSync(MOUNT, ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}

const PRLIMIT = '/usr/bin/prlimit';
const noLimit = existsSync(PRLIMIT) ? undefined : 'skipped: no prlimit here';

const token = randomBytes(16).toString('hex');

describe.skipIf(noMount)(`a real disk${noMount ? ` (${noMount})` : ''}`, () => {
  let folder: string;
  let service: Running | undefined;
  let base: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'disk-'));
    expect(mount(folder, 'size=24m')).toBe(true);
    service = await start();
  });
  afterEach(async () => {
    await service?.end('SIGKILL');
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<Running> {
    const running = await startProcess('registry', SERVE, {
      DATA_DIR: join(folder, 'data'),
      REGISTRY_API_TOKEN: token,
      REGISTRY_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
      LOG_LEVEL: 'silent',
    });
    base = `http://127.0.0.1:${running.port}`;
    return running;
  }

  const remount = (mode: 'ro' | 'rw') =>
    expect(spawnSync(MOUNT, ['-o', `remount,${mode}`, folder]).status).toBe(0);
  /** How large a file the running service may write, in bytes: with 0 every write fails, as on a disk gone bad. */
  const limitFiles = (bytes: string) =>
    expect(spawnSync(PRLIMIT, [`--pid=${service?.child.pid}`, `--fsize=${bytes}:unlimited`]).status).toBe(0);
  const health = async () => {
    const response = await fetch(`${base}/health`, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, ...((await response.json()) as { ok: boolean; reason?: string }) };
  };
  const post = (path: string, body: string | Buffer, headers: Record<string, string>) =>
    fetch(base + path, {
      method: 'POST',
      body: body as never,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': newIdempotencyKey(), ...headers },
    });
  const submit = (key = newIdempotencyKey()) =>
    post(SUBMIT.path, JSON.stringify({ form: 'contact', locale: 'ar', payload: contactMessage() }), {
      'content-type': 'application/json',
      'idempotency-key': key,
    });
  const attach = () =>
    post(`/v1/attachments?form=${CV.form}&field=${CV.field}`, pdf(600_000), {
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''cv.pdf",
    });
  const refused = async (response: Response) => {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable', status: 503 });
  };
  const reads = async () =>
    (await fetch(`${base}/v1/places`, { headers: { authorization: `Bearer ${token}` } })).status;

  /** Leaves so little that not even a page of the database fits. */
  function fill(): string {
    const path = join(folder, 'ballast');
    for (let size = 24 * 1024 * 1024; size >= 4096; size = Math.floor(size / 2))
      try {
        writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
    return path;
  }

  it('full: refuses forms and files clearly, reads on, says so to whoever watches, and recovers', async () => {
    expect(await health()).toMatchObject({ status: 200, ok: true });
    expect((await submit()).status).toBe(201);
    const ballast = fill();
    // Whoever watches hears of it before the first visitor does.
    truncateSync(ballast, statSync(ballast).size - 1024 * 1024);
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({ status: 503, reason: 'storage_full' });
    expect((await submit()).status).toBe(201);
    fill();
    // What the store has allocated already may hold a few more; then it is over.
    const accepted: string[] = [];
    let last = await submit();
    while (last.status === 201) {
      accepted.push(((await last.json()) as { reference: string }).reference);
      last = await submit();
    }
    await refused(last);
    await refused(await attach());
    expect(await reads()).toBe(200);
    expect((await fetch(`${base}/openapi.json`)).status).toBe(200);
    rmSync(ballast);
    expect((await submit()).status).toBe(201);
    expect((await attach()).status).toBe(201);
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({ status: 200, ok: true });
    expect(new Set(accepted).size).toBe(accepted.length);
  });

  it.skipIf(noLimit)(
    `unwritable while it runs: refuses clearly, reads on, says so, and recovers without a restart${noLimit ? ` (${noLimit})` : ''}`,
    async () => {
      const key = newIdempotencyKey();
      expect((await submit()).status).toBe(201);
      expect((await attach()).status).toBe(201);
      limitFiles('0');
      await refused(await submit(key));
      await refused(await attach());
      await expect.poll(health, { timeout: 15_000 }).toMatchObject({ status: 503, ok: false });
      expect(await reads()).toBe(200);
      limitFiles('unlimited');
      const again = await submit(key);
      expect([again.status, await again.json()]).toMatchObject([201, { repeated: false }]);
      expect((await attach()).status).toBe(201);
      await expect.poll(health, { timeout: 15_000 }).toMatchObject({ status: 200, ok: true });
    },
  );

  it.skipIf(noSite)(
    'full in the middle of a file: the site refuses it at once and takes it afterwards',
    async () => {
      const site = await startSite({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
      const { type, body } = multipart(
        { ...(formSamples['join-us'] as Record<string, string>), privacyConsent: 'on' },
        { field: 'cv', name: 'cv.pdf', bytes: pdf(5 * 1024 * 1024) },
      );
      const headers = { 'Content-Type': type, Accept: 'application/json' };
      const post = (connection: 'close' | 'keep-alive') =>
        rawPost({ port: site.port, path: '/api/forms/join-us', headers, body, connection });
      try {
        const ballast = fill();
        truncateSync(ballast, statSync(ballast).size - 2 * 1024 * 1024);
        for (const connection of ['close', 'keep-alive'] as const) {
          const { status, ending, text } = await post(connection);
          expect([status, ending]).toEqual([503, 'whole']);
          expect(text).toContain('"code":"unavailable"');
          expect(text).toMatch(/^retry-after: 5\r$/im);
        }
        rmSync(ballast);
        expect((await post('keep-alive')).status).toBe(201);
      } finally {
        await site.end('SIGTERM');
      }
    },
  );

  it('read-only where files go: refuses files only, says so, and takes them again afterwards', async () => {
    const attachments = join(folder, 'data', 'attachments');
    mkdirSync(attachments, { recursive: true });
    expect(mount(attachments, 'size=1m,ro')).toBe(true);
    try {
      await refused(await attach());
      expect((await submit()).status).toBe(201);
      await expect
        .poll(health, { timeout: 15_000 })
        .toMatchObject({ status: 503, reason: 'storage_read_only' });
    } finally {
      spawnSync('umount', [attachments]);
    }
    expect((await attach()).status).toBe(201);
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({ status: 200, ok: true });
  });

  it('read-only from the start: says so in one line instead of a stack', async () => {
    await service?.end('SIGTERM');
    remount('ro');
    const environment = {
      DATA_DIR: join(folder, 'data'),
      REGISTRY_API_TOKEN: token,
      LOG_LEVEL: 'silent',
    };
    const { code, stderr } = await command(environment, ...SERVE);
    expect(code).toBe(1);
    expect(stderr).toMatch(/read-only|cannot be written/i);
    expect(stderr).not.toMatch(/\n\s+at /);
    remount('rw');
    service = await start();
    expect((await submit()).status).toBe(201);
  });
});
