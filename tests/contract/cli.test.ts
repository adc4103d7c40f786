import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { ensureSeeded } from '@/lib/registry/seed';
import { openStore, storeAddress } from '@/lib/registry/store/store';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { leaks, payload, SECRETS } from '../support/canary';
import { folderForTest } from '../support/folders';
import { LIMITS } from '../support/harness';
import { fixture } from '../support/imports';
import { newIdempotencyKey, submitTo } from '../support/messages';

// Each command is a process that loads its modules anew: beside other work on two cores that takes seconds, not the command.
describe('the command line', { timeout: 240_000 }, () => {
  const cli = (environment: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'lib/registry/cli/main.ts', ...args], {
      env: { ...process.env, LOG_LEVEL: 'info', ...environment },
      encoding: 'utf8',
    });

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
    const list = cli(environment, 'submissions', 'list');
    expect(list.stdout).toContain(accepted.reference);
    expect(leaks(Buffer.from(list.stdout))).toEqual([]);
    const set = cli(environment, 'submissions', 'state', accepted.reference.toLowerCase(), 'answered');
    expect([set.status, set.stdout]).toEqual([0, `${accepted.reference} answered\n`]);
    const show = cli(environment, 'submissions', 'show', accepted.reference.toLowerCase());
    expect(show.stdout).toContain('answered');
    expect(show.stdout).toContain(SECRETS.email);
    const csv = cli(environment, 'submissions', 'export', '--format', 'csv');
    expect(csv.status).toBe(0);
    expect(csv.stdout.startsWith('\ufeffreference,form,')).toBe(true);
    expect(csv.stdout).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(csv.stdout).toContain(`"'@SUM(1+1)\nسطر ثان, ""مقتبس"""`);
    expect(leaks(Buffer.from(csv.stderr))).toEqual([]);
    const json = cli(environment, 'submissions', 'export', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      reference: accepted.reference,
      values: { subject: formula.subject },
    });
  });

  it('answers misuse with a reason and its exit code, and a closed pipe with none', () => {
    const environment = { DATA_DIR: folderForTest() };
    expect(cli(environment, 'submissions', 'show', 'NOSUCHRF').status).toBe(3);
    expect(cli(environment, 'submissions', 'export', '--format', 'xml').status).toBe(2);
    expect(cli(environment, 'submissions', 'state', 'NOSUCHRF', 'received').status).toBe(2);
    expect(cli(environment, 'nonsense').status).toBe(2);
    expect(cli(environment, 'reset').status).toBe(2);
    expect(cli({ ...environment, REGISTRY_ENCRYPTION_KEYS: 'wrong' }, 'keys', 'status')).toMatchObject({
      status: 1,
    });
    const bad = cli(
      { ...environment, REGISTRY_DATABASE_URL: 'mysql://user:hunter2@x/y' },
      'submissions',
      'list',
    );
    expect(bad.status).toBe(1);
    expect(bad.stderr).not.toMatch(/hunter2|at .*\.ts:/);
    const command = 'node --import tsx lib/registry/cli/main.ts openapi | head -c 10; echo "$PIPESTATUS" >&2';
    const piped = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
    expect(piped.stderr).toMatch(/^(0|141)\n$/);
  }, 240_000);

  it('imports branches into a registry without places, lists and removes them', () => {
    const environment = { DATA_DIR: folderForTest() };
    expect(cli(environment, 'import', 'branches', fixture('branches.csv')).status).toBe(0);
    expect(cli(environment, 'branches', 'remove', 'jeddah').stdout).toBe('removed: jeddah\n');
    expect(cli(environment, 'branches', 'remove', 'jeddah').status).toBe(3);
    expect(cli(environment, 'branches', 'list').stdout).toMatch(/^riyadh-north\triyadh\t.*\toffered\t0\n$/);
  });

  /** A store with the data that ships, and one message; each command is a process, which takes a second to begin. */
  async function withMessage() {
    const environment = { DATA_DIR: folderForTest(), REGISTRY_ENCRYPTION_KEYS: newKey() };
    const store = await openStore(storeAddress(environment));
    const keyring = parseKeyring(environment.REGISTRY_ENCRYPTION_KEYS);
    const submissions = new SubmissionService({ store, keyring, ...LIMITS, delivery: { kind: 'here' } });
    const message = { form: 'contact', locale: 'ar', payload } as const;
    const { accepted } = await submitTo(submissions, { ...message, idempotencyKey: newIdempotencyKey() });
    await ensureSeeded(store);
    await store.close();
    return { environment, reference: accepted.reference };
  }

  it('resets the data sets once told so, keeps what visitors sent, and fills them again', async () => {
    const { environment, reference } = await withMessage();
    const asked = cli(environment, 'reset');
    expect(asked.status).toBe(2);
    expect(asked.stderr).toContain('keeps 1 submissions');
    const done = cli(environment, 'reset', '--yes');
    expect(done.status, done.stderr).toBe(0);
    expect(cli(environment, 'import', 'list').stdout).toBe('');
    expect(cli(environment, 'submissions', 'list').stdout).toContain(reference);
    expect(cli(environment, 'seed').stdout.split('\n')).toContain('transactions');
  });

  it('deletes what visitors sent where it is told that too', async () => {
    const { environment, reference } = await withMessage();
    const asked = cli(environment, 'reset', '--submissions');
    expect(asked.stderr).toContain('deletes every data set and 1 submissions');
    expect(cli(environment, 'submissions', 'list').stdout).toContain(reference);
    expect(cli(environment, 'reset', '--submissions', '--yes').status).toBe(0);
    expect(cli(environment, 'submissions', 'list').stdout).toBe('');
    // Nine processes, of which two fill the registry with all that ships.
  }, 240_000);

  it('makes random keys that work', () => {
    const keys = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'lib/registry/cli/main.ts', 'keys', 'new'],
      {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: folderForTest() },
      },
    );
    expect(parseKeyring(keys).current.id).toMatch(/^k[0-9a-f]{8}$/);
  });
});
