import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { openStore, storeAddress } from '@/lib/registry/store/store';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { leaks, payload, SECRETS } from '../support/canary';
import { folderForTest } from '../support/folders';
import { LIMITS } from '../support/harness';
import { fixture } from '../support/imports';
import { newIdempotencyKey, submitTo } from '../support/messages';
import { command } from '../support/processes';
import { program } from '../support/programs';
import { seededFile } from '../support/seeded';

// Each command is a process of its own: beside other work on two cores that takes seconds, not the command.
describe('the command line', { timeout: 240_000 }, () => {
  const cli = (environment: Record<string, string>, ...args: string[]) =>
    command({ LOG_LEVEL: 'info', ...environment }, ...args);

  it('lists without personal data, shows and exports with it, safe for spreadsheets', async () => {
    const data = folderForTest();
    const environment = { DATA_DIR: data, REGISTRY_ENCRYPTION_KEYS: newKey() };
    const store = await openStore(storeAddress(environment));
    const keyring = parseKeyring(environment.REGISTRY_ENCRYPTION_KEYS);
    const submissions = new SubmissionService({ store, keyring, ...LIMITS, delivery: { kind: 'here' } });
    const formula = {
      ...payload,
      subject: '=HYPERLINK("http://evil.example","x")',
      message: '@SUM(1+1)\nسطر ثان, "مقتبس"',
    };
    const { accepted } = await submitTo(submissions, {
      form: 'contact',
      locale: 'ar',
      idempotencyKey: newIdempotencyKey(),
      payload: formula,
    });
    await store.close();
    const list = await cli(environment, 'submissions', 'list');
    expect(list.stdout).toContain(accepted.reference);
    expect(leaks(Buffer.from(list.stdout))).toEqual([]);
    const set = await cli(environment, 'submissions', 'state', accepted.reference.toLowerCase(), 'answered');
    expect([set.code, set.stdout]).toEqual([0, `${accepted.reference} answered\n`]);
    const show = await cli(environment, 'submissions', 'show', accepted.reference.toLowerCase());
    expect(show.stdout).toContain('answered');
    expect(show.stdout).toContain(SECRETS.email);
    const csv = await cli(environment, 'submissions', 'export', '--format', 'csv');
    expect(csv.code).toBe(0);
    expect(csv.stdout.startsWith('\ufeffreference,form,')).toBe(true);
    expect(csv.stdout).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(csv.stdout).toContain(`"'@SUM(1+1)\nسطر ثان, ""مقتبس"""`);
    expect(leaks(Buffer.from(csv.stderr))).toEqual([]);
    const json = await cli(environment, 'submissions', 'export', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      reference: accepted.reference,
      values: { subject: formula.subject },
    });
  });

  it('answers misuse with a reason and its exit code, and a closed pipe with none', async () => {
    const environment = { DATA_DIR: folderForTest() };
    expect((await cli(environment, 'submissions', 'show', 'NOSUCHRF')).code).toBe(3);
    expect((await cli(environment, 'submissions', 'export', '--format', 'xml')).code).toBe(2);
    expect((await cli(environment, 'submissions', 'state', 'NOSUCHRF', 'received')).code).toBe(2);
    expect((await cli(environment, 'nonsense')).code).toBe(2);
    expect((await cli(environment, 'reset')).code).toBe(2);
    expect(await cli({ ...environment, REGISTRY_ENCRYPTION_KEYS: 'wrong' }, 'keys', 'status')).toMatchObject({
      code: 1,
    });
    const bad = await cli(
      { ...environment, REGISTRY_DATABASE_URL: 'mysql://user:hunter2@x/y' },
      'submissions',
      'list',
    );
    expect(bad.code).toBe(1);
    expect(bad.stderr).not.toMatch(/hunter2|\n\s+at /);
    const piping = 'node "$0" openapi | head -c 10; echo "$PIPESTATUS" >&2';
    const piped = spawnSync('bash', ['-c', piping, await program('registry')], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
    expect(piped.stderr).toMatch(/^(0|141)\n$/);
  });

  it('imports branches into a registry without places, lists and removes them', async () => {
    const environment = { DATA_DIR: folderForTest() };
    expect((await cli(environment, 'import', 'branches', fixture('branches.csv'))).code).toBe(0);
    expect((await cli(environment, 'branches', 'remove', 'jeddah')).stdout).toBe('removed: jeddah\n');
    expect((await cli(environment, 'branches', 'remove', 'jeddah')).code).toBe(3);
    expect((await cli(environment, 'branches', 'list')).stdout).toMatch(
      /^riyadh-north\triyadh\t.*\toffered\t0\n$/,
    );
  });

  /** A store with the data that ships, and one message. */
  async function withMessage() {
    const environment = { DATA_DIR: folderForTest(), REGISTRY_ENCRYPTION_KEYS: newKey() };
    const store = await openStore(await seededFile(join(environment.DATA_DIR, 'registry.sqlite')));
    const keyring = parseKeyring(environment.REGISTRY_ENCRYPTION_KEYS);
    const submissions = new SubmissionService({ store, keyring, ...LIMITS, delivery: { kind: 'here' } });
    const message = { form: 'contact', locale: 'ar', payload } as const;
    const { accepted } = await submitTo(submissions, { ...message, idempotencyKey: newIdempotencyKey() });
    await store.close();
    return { environment, reference: accepted.reference };
  }

  it('resets the data sets once told so, keeps what visitors sent, and fills them again', async () => {
    const { environment, reference } = await withMessage();
    const asked = await cli(environment, 'reset');
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain('keeps 1 submissions');
    const done = await cli(environment, 'reset', '--yes');
    expect(done.code, done.stderr).toBe(0);
    expect((await cli(environment, 'import', 'list')).stdout).toBe('');
    expect((await cli(environment, 'submissions', 'list')).stdout).toContain(reference);
    expect((await cli(environment, 'seed')).stdout.split('\n')).toContain('transactions');
  });

  it('deletes what visitors sent where it is told that too', async () => {
    const { environment, reference } = await withMessage();
    const asked = await cli(environment, 'reset', '--submissions');
    expect(asked.stderr).toContain('deletes every data set and 1 submissions');
    expect((await cli(environment, 'submissions', 'list')).stdout).toContain(reference);
    expect((await cli(environment, 'reset', '--submissions', '--yes')).code).toBe(0);
    expect((await cli(environment, 'submissions', 'list')).stdout).toBe('');
  });

  it('makes random keys that work', () => {
    // As an operator starts it, from its sources.
    const keys = execFileSync(process.execPath, ['scripts/registry.mjs', 'keys', 'new'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folderForTest() },
    });
    expect(parseKeyring(keys).current.id).toMatch(/^k[0-9a-f]{8}$/);
  });
});
