import type { Command } from 'commander';
import { closeUndelivered, outboxCounts, retryNow, undelivered } from '../outbox/admin';
import { withStore } from './context';
import { CliError, EXIT, facts, json, line, table } from './output';

async function status(options: { json?: true }): Promise<void> {
  const counts = await withStore(outboxCounts);
  await (options.json ? json(counts) : facts({ ...counts }));
}

async function dead(options: { json?: true }): Promise<void> {
  const rows = await withStore(undelivered);
  if (options.json) return json(rows);
  await table(
    ['reference', 'form', 'received', 'attempts', 'reason'],
    rows.map((row) => [row.reference, row.form, row.receivedAt, row.attempts, row.lastError]),
  );
}

async function retry(references: string[], options: { all?: true }): Promise<void> {
  if ((references.length === 0) !== (options.all === true))
    throw new CliError('Name references, or say --all.', EXIT.usage);
  const count = await withStore((store) => retryNow(store, new Date(), options.all ? 'all' : references));
  if (count < references.length) throw new CliError(`${count} of ${references.length} found.`, EXIT.notFound);
  await line(`${count} due now`);
}

async function close(references: string[]): Promise<void> {
  const count = await withStore((store) => closeUndelivered(store, new Date(), references));
  if (count < references.length)
    throw new CliError(
      `${count} of ${references.length} closed; the others are not among those that \`outbox dead\` lists.`,
      EXIT.notFound,
    );
  await line(`${count} closed`);
}

/** What waits to be passed on to the backend. */
export function outboxCommands(program: Command): void {
  const group = program.command('outbox').description('what waits to be passed on to a remote registry');
  group
    .command('status')
    .description('how many wait, are delivered, refused, dead')
    .option('--json', 'as JSON')
    .action(status);
  group
    .command('dead')
    .description('what was refused, or tried in vain to the end')
    .option('--json', 'as JSON')
    .action(dead);
  group
    .command('retry [references...]')
    .description('try again now; the site processes do the work')
    .option('--all', 'everything that waits or is dead (refused ones must be named)')
    .action(retry);
  group
    .command('close <references...>')
    .description(
      'close what was refused or tried in vain, once it is dealt with otherwise: its visitor is told so',
    )
    .action(close);
}
