import type { Command } from 'commander';
import { type MigrationState, migrateDown, migrateUp, migrationStates } from '../embedded/migrate';
import { withUnmigratedStore } from './context';
import { CliError, EXIT, line, table } from './output';

const WARNING = 'This deletes tables and everything in them. Say --yes if that is meant.';

async function names(list: string[]): Promise<void> {
  if (list.length === 0) return line('nothing to do');
  for (const name of list) await line(name);
}

function meant(options: { yes?: true }): void {
  if (!options.yes) throw new CliError(WARNING, EXIT.usage);
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
        ['migration', 'applied'],
        states.map((state: MigrationState) => [state.name, state.executedAt]),
      );
    });
  program
    .command('reset')
    .description('delete everything, submissions too, and make empty tables')
    .option('--yes', 'yes, delete')
    .action(async (options: { yes?: true }) => {
      meant(options);
      await withUnmigratedStore(async (store) => {
        await migrateDown(store.write, { all: true });
        await migrateUp(store.write);
      });
      await line('reset; `seed` fills it again');
    });
}
