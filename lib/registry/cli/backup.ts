import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { needFolder } from '../../disk';
import { env } from '../../env';
import { attachmentFiles } from '../attachments/folder';
import { BackupError } from '../backup/format';
import { configuredKeys } from '../crypto/keyring';
import { storeAddress } from '../store/store';
import { withUnmigratedStore } from './context';
import { wholeNumber } from './options';
import { CliError, EXIT, facts, line, note } from './output';

const NAME = /^registry-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz$/;
const nameAt = (moment: Date) => `registry-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;

/** A command about what is there must not make it. */
function assertThere(): void {
  const address = storeAddress(env());
  if (address.kind === 'sqlite' && !existsSync(address.path))
    throw new BackupError(`There is no registry here (${address.path}).`);
}

async function backupTo(path: string, withKey: boolean): Promise<void> {
  assertThere();
  const { makeBackup } = await import('../backup/make');
  const { keyNames } = await import('../backup/read');
  const files = attachmentFiles(env().DATA_DIR);
  const keys = configuredKeys(env());
  const { head, tables, attachments, missing } = await withUnmigratedStore((store) =>
    makeBackup({ store, files, keys, withKey, path }),
  );
  await facts({
    backup: path,
    made: head.madeAt,
    submissions: tables.submissions?.rows ?? 0,
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    files: attachments.count,
    keys: `${keyNames(head.keys) || 'none'}${head.keys.length > 0 ? (withKey ? ', included' : ', not included: keep them elsewhere') : ''}`,
  });
  if (missing.length > 0)
    throw new CliError(`${missing.length} attached files are not on the disk: ${missing.join(' ')}`);
}

async function keepNewest(folder: string, count: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -count)) await rm(join(folder, name), { force: true });
}

/** A backup every so often, until it is told to end. One that fails is told, and the next one made all the same. */
async function backupEvery(folder: string, options: { seconds: number; keep: number; withKey: boolean }) {
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
  needFolder(folder, 'The folder of the backups');
  while (!ending.signal.aborted) {
    const begun = Date.now();
    try {
      await backupTo(join(folder, nameAt(new Date())), options.withKey);
      await keepNewest(folder, options.keep);
    } catch (error) {
      note(`backup failed: ${(error as Error).message}`);
    }
    const pause = Math.max(0, options.seconds * 1000 - (Date.now() - begun));
    await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined);
  }
}

async function backup(
  path: string,
  options: { withKey?: true; every?: number; keep: number },
): Promise<void> {
  const withKey = options.withKey === true;
  if (options.every === undefined) return backupTo(path, withKey);
  await backupEvery(path, { seconds: options.every, keep: options.keep, withKey });
}

async function report(problems: readonly string[], entries: Record<string, unknown>): Promise<void> {
  await facts(entries);
  for (const problem of problems) note(problem);
  if (problems.length > 0) throw new CliError(`${problems.length} problems`);
  await line('whole');
}

async function checkFile(path: string): Promise<void> {
  const { keyNames, lackingKeys, readBackup } = await import('../backup/read');
  const { head, manifest, keys } = await readBackup(path);
  const lacking = lackingKeys(head, configuredKeys(env()) ?? keys);
  const problems = [
    ...(lacking.length > 0 ? [`It needs keys that are not configured here: ${keyNames(lacking)}`] : []),
    ...manifest.missing.map((id) => `The file ${id} was not on the disk when the backup was taken`),
  ];
  await report(problems, {
    made: `${head.madeAt} from ${head.store}`,
    migrations: head.migrations.length,
    submissions: manifest.tables.submissions?.rows ?? 0,
    files: manifest.attachments.count,
    keys: `${keyNames(head.keys) || 'none'}${keys === undefined ? '' : ', included'}`,
  });
}

async function check(path: string | undefined): Promise<void> {
  if (path !== undefined) return checkFile(path);
  assertThere();
  const { checkStore } = await import('../backup/check-store');
  const files = attachmentFiles(env().DATA_DIR);
  const { problems, ...counts } = await withUnmigratedStore((store) =>
    checkStore(store, files, configuredKeys(env())),
  );
  await report(problems, counts);
}

async function restore(path: string, options: { overwrite?: true }): Promise<void> {
  const { restoreBackup } = await import('../backup/restore');
  const { head, manifest } = await restoreBackup(path, env(), { overwrite: options.overwrite === true });
  await facts({
    restored: `what was there at ${head.madeAt}`,
    submissions: manifest.tables.submissions?.rows ?? 0,
    files: manifest.attachments.count,
  });
}

/** Everything of the registry in one file, and back. */
export function backupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('write rows and attached files of one moment into one file, also while the site is serving')
    .option('--with-key', 'put the keys into it too: whoever has the file can then read everything')
    .option('--every <seconds>', '<file> is a folder: a new backup there every so often', wholeNumber)
    .option('--keep <count>', 'with --every: how many stay', wholeNumber, 120)
    .hook('preAction', (command) => {
      const given = command.getOptionValueSource('keep') === 'cli';
      if (given && command.opts().every === undefined)
        throw new CliError('--keep goes with --every.', EXIT.usage);
    })
    .action(backup);
  program
    .command('check [file]')
    .description('check a backup, or the store itself: whole, its keys here, every attached file there')
    .action(check);
  program
    .command('restore <file>')
    .description('put a backup into an empty place, on either kind of store; stop the site first')
    .option('--overwrite', 'replace what is there')
    .action(restore);
}
