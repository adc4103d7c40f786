import type { Command } from 'commander';
import { withStore } from './context';
import { line } from './output';

/** The data that ships. */
export function seedCommands(program: Command): void {
  program
    .command('seed')
    .description(
      'fill whatever data set is not there with the data that ships (npm start fills what never was)',
    )
    .action(async () => {
      const { ensureSeeded } = await import('../seed');
      const filled = await withStore((store) => ensureSeeded(store, { again: true }));
      if (filled.length === 0) return line('nothing to do: every data set is there');
      for (const name of filled) await line(name);
    });
}
