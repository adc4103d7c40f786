import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { riyadhDate } from '../../calendar/riyadh';
import { env } from '../../env';
import { logger } from '../../log';
import { attachmentFiles } from '../attachments/folder';
import {
  normaliseReference,
  RegistryError,
  SETTABLE_STATES,
  type SettableState,
  type SubmissionState,
} from '../contract';
import { openServices } from '../services';
import { clearLog } from '../store/leftovers';
import { listSubmissions, readSubmissions, showSubmission } from '../submissions/admin';
import { countDue, purgeDue } from '../submissions/purge';
import { attachmentStore, keyring, withStore } from './context';
import { exportCsv, exportJson } from './export';
import { formCode, moment, settableState, state, wholeNumber } from './options';
import { CliError, EXIT, facts, json, line, table } from './output';

interface FilterOptions {
  form?: string;
  state?: SubmissionState;
  since?: string;
  until?: string;
}

function filterOptions(command: Command): Command {
  return command
    .option('--form <code>', 'only this form', formCode)
    .option('--state <state>', 'only this state', state)
    .option('--since <date>', 'received on or after', moment)
    .option('--until <date>', 'received before', moment);
}

async function list(options: FilterOptions & { limit: number; json?: true }): Promise<void> {
  const heads = await withStore((store) => listSubmissions(store, options, options.limit));
  if (options.json) return json(heads);
  await table(
    ['reference', 'form', 'locale', 'state', 'delivery', 'received'],
    heads.map((head) => [head.reference, head.form, head.locale, head.state, head.delivery, head.receivedAt]),
  );
}

async function show(reference: string, options: { json?: true }): Promise<void> {
  const record = await withStore(async (store) => showSubmission(store, await keyring(store), reference));
  if (record === null) throw new CliError(`There is no submission ${reference}.`, EXIT.notFound);
  if (options.json) return json(record);
  const { values, ...head } = record;
  await facts({ ...head, ...values });
}

/** Says what became of a submission: in this registry, or in the one behind, which has the last word. */
async function setState(reference: string, newState: SettableState): Promise<void> {
  const { registry } = await openServices(env());
  try {
    const found = await registry.setSubmissionState({ reference, state: newState });
    if (found === null) throw new CliError(`There is no submission ${reference}.`, EXIT.notFound);
    await line(`${found.reference} ${found.state}`);
  } catch (error) {
    throw error instanceof RegistryError ? new CliError(error.message, EXIT.failed) : error;
  } finally {
    await registry.close();
  }
}

/** Writes the files of a submission into a folder, under names that are safe there; existing files stay untouched. */
async function files(reference: string, options: { out: string }): Promise<void> {
  await withStore(async (store) => {
    const attachments = await attachmentStore(store);
    const attached = await attachments.ofSubmission(normaliseReference(reference));
    if (attached.length === 0) throw new CliError(`There are no files with ${reference}.`, EXIT.notFound);
    for (const [index, { id, name }] of attached.entries()) {
      const safe = name.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_');
      const path = join(options.out, `${normaliseReference(reference)}-${index + 1}-${safe}`);
      await pipeline(attachments.bytes(id), createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(
        async (error) => {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
          throw error;
        },
      );
      await line(path);
    }
  });
}

async function exportAll(options: FilterOptions & { format: string }): Promise<void> {
  const count = await withStore(async (store) => {
    const records = readSubmissions(store, await keyring(store), options);
    return options.format === 'csv' ? exportCsv(records, options.form) : exportJson(records);
  });
  logger.info({ count, form: options.form }, 'submissions exported');
}

async function purge(options: { dryRun?: true }): Promise<void> {
  const today = riyadhDate(new Date());
  await withStore(async (store) => {
    if (options.dryRun) return line(`${await countDue(store, today)} due`);
    const removeFiles = attachmentFiles(env().DATA_DIR).remove;
    const count = await purgeDue(store, { today, removeFiles });
    await clearLog(store);
    logger.info({ count }, 'submissions purged');
    await line(`${count} deleted`);
  });
}

/** What visitors have sent: reading it back, handing it on, deleting it in time. */
export function submissionCommands(program: Command): void {
  const group = program.command('submissions').description('what visitors have sent');
  filterOptions(group.command('list'))
    .description('the newest first, without personal data')
    .option('--limit <count>', 'how many', wholeNumber, 50)
    .option('--json', 'as JSON')
    .action(list);
  group
    .command('show <reference>')
    .description('one submission with its contents in clear')
    .option('--json', 'as JSON')
    .action(show);
  group
    .command('state')
    .description('say what became of one submission; whoever sent it sees it when they follow it')
    .argument('<reference>')
    .argument('<state>', SETTABLE_STATES.join(', '), settableState)
    .action(setState);
  group
    .command('files <reference>')
    .description('write the files of one submission in clear')
    .requiredOption('--out <folder>', 'where to')
    .action(files);
  filterOptions(group.command('export'))
    .description('all that match, with their contents in clear, to standard output')
    .option('--format <format>', 'csv (safe to open in a spreadsheet) or json (one object a line)', 'csv')
    .hook('preAction', (command) => {
      const { format } = command.opts<{ format: string }>();
      if (format !== 'csv' && format !== 'json') throw new CliError('--format is csv or json.', EXIT.usage);
    })
    .action(exportAll);
  group
    .command('purge')
    .description('delete what its retention period is over for')
    .option('--dry-run', 'only say how many')
    .action(purge);
}
