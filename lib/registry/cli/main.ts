import { Command, CommanderError } from 'commander';
import { DiskError, diskWords } from '../../disk';
import { EnvironmentError } from '../../env';
import { loadEnvironmentFiles } from '../../env-files';
import { BackupError } from '../backup/format';
import { RegistryError, RegistryUnavailableError } from '../contract/problem';
import { KeyringError } from '../crypto/keyring';
import { MigrationError } from '../store/migrate';
import { StoreOpenError } from '../store/open-errors';
import { StoreAddressError } from '../store/store';
import { commandGroups } from './commands';
import { CliError, EXIT, note, stopWhenPipeCloses } from './output';

/** Errors with a reason that a person can act on; anything else is a fault of ours and shows its stack. */
const REASONED = [
  BackupError,
  CliError,
  EnvironmentError,
  DiskError,
  KeyringError,
  MigrationError,
  RegistryError,
  StoreAddressError,
  StoreOpenError,
];

/** What a file system refused, by the name of the file; undefined for any other error. */
function fileSentence(error: unknown): string | undefined {
  const words = diskWords(error);
  const { path } = error as NodeJS.ErrnoException;
  return words === undefined || path === undefined ? undefined : `${path} cannot be used: ${words}.`;
}

function report(error: unknown): number {
  // The parser has printed its own message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof Error && REASONED.some((kind) => error instanceof kind)) {
    note(error instanceof RegistryUnavailableError ? `${error.message} (${error.reason})` : error.message);
    return error instanceof CliError ? error.exitCode : EXIT.failed;
  }
  const file = fileSentence(error);
  if (file !== undefined) note(file);
  else note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.failed;
}

/** Runs one command line; returns its exit code. */
export async function run(args: string[]): Promise<number> {
  const program = new Command('registry')
    .description('The registry: its tables, what visitors sent, and the service that other sites ask.')
    .showHelpAfterError()
    .exitOverride();
  for (const add of await commandGroups(args)) add(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    return report(error);
  }
}

stopWhenPipeCloses();
loadEnvironmentFiles(process.cwd());
process.exitCode = await run(process.argv.slice(2));
