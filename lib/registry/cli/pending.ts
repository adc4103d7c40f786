import type { Command } from 'commander';
import { env } from '../../env';
import { pending } from '../../operator/pending';
import { sampleDatasets } from '../datasets/reads';
import { withStore } from './context';
import { line, table } from './output';

/** What the site still waits for from its operator. Its pages never say so. */
export function pendingCommands(program: Command): void {
  program
    .command('pending')
    .description('what the site still waits for: settings, own texts, data that is a sample')
    .action(async () => {
      const environment = env();
      const samples = await withStore((store) => sampleDatasets(store.read));
      const waits = await pending(environment, samples);
      if (waits.length === 0) return line('nothing waits');
      await table(
        ['what', 'until then'],
        waits.map(({ what, until }) => [what, until]),
      );
    });
}
