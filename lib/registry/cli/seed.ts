import type { Command } from 'commander';
import { env } from '../../env';
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
      const { warmAverages } = await import('../indicators/warm');
      const filled = await withStore(async (store) => {
        const names = await ensureSeeded(store, { again: true });
        if (names.includes('transactions'))
          await warmAverages(store, env().REGISTRY_MINIMUM_DEEDS, new Date());
        return names;
      });
      if (filled.length === 0) return line('nothing to do: every data set is there');
      for (const name of filled) await line(name);
    });
}
