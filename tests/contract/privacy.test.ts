import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { STATUS, SUBMIT } from '@/lib/registry/contract';
import { leaks, payload, SECRETS } from '../support/canary';
import { folderForTest } from '../support/folders';
import { postgresHarness } from '../support/harness';
import { newIdempotencyKey, submitTo } from '../support/messages';

const script = (source: string, environment: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    env: { ...process.env, LOG_LEVEL: 'trace', ...environment },
    encoding: 'utf8',
  });

/** Sends, repeats, conflicts, is refused, asks for the state, breaks the store: whatever could log. */
const EXERCISE = `
  const { openServices } = await import('./lib/registry/services.ts');
  const { env } = await import('./lib/env.ts');
  const services = await openServices(env());
  const { registry } = services;
  const payload = JSON.parse(process.env.PAYLOAD);
  const { submitTo } = await import('./tests/support/messages.ts');
  const send = (change = {}, fields = {}) => submitTo(registry, { form: 'contact', locale: 'ar',
    idempotencyKey: process.env.KEY, payload: { ...payload, ...fields }, ...change }).catch((error) => error);
  const { reference, receiptToken: token } = await send();
  await send();
  await send({}, { subject: payload.subject + '!' });
  await send({ idempotencyKey: process.env.KEY + 'x' }, { email: payload.email + '@@' });
  await registry.submissionStatus({ reference, contact: payload.email });
  await registry.receipt({ reference, token });
  await services.rateLimits.count({ bucket: 'form', key: payload.phoneNumber, points: 5, windowSeconds: 60 });
  await services.outbox?.work();
  await services.store.write.schema.alterTable('submissions').renameTo('gone').execute();
  await send({ idempotencyKey: process.env.KEY + 'y' });
  await services.store.write.schema.alterTable('gone').renameTo('submissions').execute();
  process.stdout.write('reference ' + reference);
  // Killed, so that the write-ahead log stays as it is.
  process.kill(process.pid, 'SIGKILL');
`;

describe('personal data', () => {
  const run = (environment: Record<string, string>) =>
    script(EXERCISE, { PAYLOAD: JSON.stringify(payload), KEY: newIdempotencyKey(), ...environment });

  it('is in no file of the store and in no log line, embedded', () => {
    const data = folderForTest();
    const { stdout, stderr } = run({ DATA_DIR: data });
    expect(stdout).toMatch(/^reference [A-Z0-9]{8}/);
    expect(stderr).toContain('the registry store cannot do its work');
    expect(leaks(Buffer.from(stdout + stderr))).toEqual([]);
    const files = readdirSync(data);
    expect(files).toEqual(expect.arrayContaining(['registry.sqlite', 'registry.sqlite-wal', 'registry.key']));
    const whole = Buffer.concat(files.map((file) => readFileSync(join(data, file))));
    // The rows are there: the form's code stands in clear beside the sealed payload.
    expect(whole.includes('contact')).toBe(true);
    expect(leaks(whole)).toEqual([]);
    for (const file of files) expect(statSync(join(data, file)).mode & 0o077).toBe(0);
  });

  it('is in no file of the store and in no log line, while a relay cannot deliver', () => {
    const data = folderForTest();
    const { stdout, stderr } = run({
      DATA_DIR: data,
      REGISTRY_API_URL: 'http://127.0.0.1:9',
      REGISTRY_API_TOKEN: 'a-token-of-some-length',
    });
    expect(stdout).toMatch(/^reference [A-Z0-9]{8}/);
    expect(stderr).toContain('will be passed on later');
    const whole = readdirSync(data).map((file) => readFileSync(join(data, file)));
    expect(leaks(Buffer.concat([Buffer.from(stdout + stderr), ...whole]))).toEqual([]);
    expect(stdout + stderr).not.toContain('a-token-of-some-length');
  });

  it('is in no row of PostgreSQL', async () => {
    const harness = await postgresHarness(inject('postgresUrl'));
    try {
      await submitTo(harness.registry, {
        form: 'contact',
        locale: 'ar',
        idempotencyKey: newIdempotencyKey(),
        payload,
      });
      const { rows } = await sql<{
        xml: string;
      }>`select database_to_xml(true, true, '')::text as xml`.execute(harness.store.read);
      const dump = rows[0]?.xml ?? '';
      expect(dump).toContain('<form>contact</form>');
      expect(leaks(Buffer.from(dump))).toEqual([]);
    } finally {
      await harness.close();
    }
  });

  it('would be found by this test', () => {
    expect(leaks(Buffer.from(`{"note":"${SECRETS.email}"}`))).toContain(SECRETS.email);
    expect(leaks(Buffer.from(Buffer.from(SECRETS.message).toString('base64')))).toContain(SECRETS.message);
  });

  it('is in no access log of the service, whatever is asked', () => {
    // Questions that carry personal data are posted: nothing of them stands in an address.
    for (const path of [SUBMIT.path, STATUS.path]) expect(path).not.toMatch(/[?{]/);
  });
});
