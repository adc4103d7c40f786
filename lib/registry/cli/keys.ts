import type { Command } from 'commander';
import { keyFingerprint, newKey } from '../crypto/keyring';
import { missingKeys, resealSubmissions } from '../submissions/admin';
import { attachmentStore, keyring, withStore } from './context';
import { CliError, facts, line } from './output';

/** Keys that seal submissions. To rotate: put a new key first, restart, `keys reseal`, remove the old one. */
export function keyCommands(program: Command): void {
  const group = program.command('keys').description('keys that seal submissions');
  group
    .command('new')
    .description('print a new key for REGISTRY_ENCRYPTION_KEYS')
    .action(() => line(newKey()));
  group
    .command('status')
    .description('ids and fingerprints of the keys, and whether any stored row needs another one')
    .action(async () => {
      const [ring, missing] = await withStore(async (store) => {
        const configured = await keyring(store);
        return [configured, await missingKeys(store, configured)];
      });
      await facts({
        current: `${ring.current.id} ${keyFingerprint(ring.current)}`,
        older:
          ring.all
            .slice(1)
            .map((key) => `${key.id} ${keyFingerprint(key)}`)
            .join(', ') || '-',
      });
      if (missing.length > 0)
        throw new CliError(`Stored rows need keys that are not configured: ${missing.join(' ')}`);
    });
  group
    .command('reseal')
    .description('seal every submission and every attached file with the current key')
    .action(async () => {
      const [count, files] = await withStore(async (store) => [
        await resealSubmissions(store, await keyring(store)),
        await (await attachmentStore(store)).reseal(),
      ]);
      await line(`${count} sealed again, and ${files} files`);
    });
}
