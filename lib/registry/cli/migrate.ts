import type { Command } from 'commander';
import { noteReset, resetData, type SentByVisitors, sentByVisitors } from '../history/reset';
import { isDamaged } from '../store/errors';
import { clearLog } from '../store/leftovers';
import { type MigrationState, migrateDown, migrateUp, migrationStates, newerError } from '../store/migrate';
import { withStore, withUnmigratedStore } from './context';
import { CliError, EXIT, line, table } from './output';

const WARNING = 'This deletes tables and everything in them. Say --yes if that is meant.';

async function names(list: string[]): Promise<void> {
  if (list.length === 0) return line('nothing to do');
  for (const name of list) await line(name);
}

function meant(options: { yes?: true }): void {
  if (!options.yes) throw new CliError(WARNING, EXIT.usage);
}

/** What an ordinary reset keeps and one with `--submissions` deletes; tables that are not there hold nothing. */
async function sent(): Promise<SentByVisitors> {
  return withUnmigratedStore((store) =>
    sentByVisitors(store.read).catch((error) => {
      if (isDamaged(error)) throw error;
      return { submissions: 0, files: 0, bookings: 0 };
    }),
  );
}

async function reset(options: { submissions?: true; yes?: true }): Promise<void> {
  const { submissions, files, bookings } = await sent();
  const theirs = `${submissions} submissions, ${files} files and ${bookings} bookings of visitors`;
  if (!options.yes)
    throw new CliError(
      options.submissions
        ? `This deletes every data set and ${theirs}, for good. Say --yes if that is meant.`
        : `This deletes every data set and the record of imports. It keeps ${theirs}. Say --yes if that is meant.`,
      EXIT.usage,
    );
  if (options.submissions)
    await withUnmigratedStore(async (store) => {
      await migrateDown(store.write, { all: true });
      await migrateUp(store.write);
      await store.write.transaction().execute((db) => noteReset(db, new Date()));
      await clearLog(store);
    });
  else await withStore((store) => resetData(store, () => new Date()));
  await line(
    `reset; ${options.submissions ? 'deleted' : 'kept'} ${theirs}; \`seed\` fills the data sets again`,
  );
}

/** The tables themselves. */
export function migrateCommands(program: Command): void {
  const group = program
    .command('migrate')
    .description('bring the tables up to date, or take migrations back');
  group
    .command('up')
    .description('apply what is missing')
    .action(async () => names(await withUnmigratedStore((store) => migrateUp(store.write))));
  group
    .command('down')
    .description('take the newest migration back')
    .option('--all', 'take all of them back')
    .option('--yes', 'yes, delete')
    .action(async (options: { all?: true; yes?: true }) => {
      meant(options);
      const all = options.all === true;
      await names(await withUnmigratedStore((store) => migrateDown(store.write, { all })));
    });
  group
    .command('status')
    .description('what is applied')
    .action(async () => {
      const states = await withUnmigratedStore((store) => migrationStates(store.write));
      await table(
        ['migration', 'applied', 'remark'],
        states.map((state: MigrationState) => [
          state.name,
          state.executedAt,
          state.known ? null : 'of a newer version',
        ]),
      );
      const newer = states.filter(({ known }) => !known).map(({ name }) => name);
      if (newer.length > 0) throw newerError(newer);
    });
  program
    .command('reset')
    .description('delete every data set; what visitors sent stays, unless told otherwise')
    .option('--submissions', 'delete what visitors sent too: submissions, files, bookings')
    .option('--yes', 'yes, delete')
    .action(reset);
}
