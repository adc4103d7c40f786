import type { Command } from 'commander';
import { branchesAt, removeBranch } from '../appointments/branch-admin';
import { withStore } from './context';
import { CliError, EXIT, line, note, table } from './output';

/** The branches where visitors book. They come by `import branches`. */
export function branchCommands(program: Command): void {
  const group = program.command('branches').description('branches where visitors book appointments');
  group
    .command('list')
    .description('code, city, names, whether it is offered, bookings from now on')
    .action(async () => {
      const rows = await withStore((store) => branchesAt(store.read, new Date()));
      await table(
        ['code', 'city', 'name', 'english', 'minutes', 'state', 'bookings'],
        rows.map((row) => [
          row.code,
          row.city,
          row.name_ar,
          row.name_en,
          row.slot_minutes,
          row.withdrawn === 1 ? 'taken away' : 'offered',
          row.bookings,
        ]),
      );
    });
  group
    .command('remove')
    .argument('<code>', 'as `branches list` names it')
    .description('offer a branch no longer; one with bookings stays in the tables until they are over')
    .action(async (code: string) => {
      const bookings = await withStore((store) => removeBranch(store, code, new Date()));
      if (bookings === null) throw new CliError(`There is no branch ${code}.`, EXIT.notFound);
      await line(`removed: ${code}`);
      if (bookings > 0)
        note(`${bookings} visitors have booked there and are not told: see \`submissions list\`.`);
    });
}
