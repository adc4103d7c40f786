import { logger } from '../../log';
import { RegistryError, RegistryUnavailableError, type UnavailableReason } from '../contract/problem';

function codeOf(error: unknown): string {
  return error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : '';
}

/** Another connection holds what is needed: SQLite's write lock, or a lock of PostgreSQL (`55P03`, lock_not_available). */
export function isBusy(error: unknown): boolean {
  return /^(SQLITE_(BUSY|LOCKED)|55P03$)/.test(codeOf(error));
}

/** A unique or primary key refused a row. `23505` is PostgreSQL's unique_violation. */
export function isDuplicate(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/.test(codeOf(error));
}

/** The file is no database, or one of which parts are lost. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

/** What stands in the way of the store, as a code that may be shown to whoever runs the site. */
export function reasonOf(error: unknown): UnavailableReason {
  const code = codeOf(error);
  if (isBusy(error)) return 'busy';
  if (/^(SQLITE_FULL|53100|ENOSPC|EDQUOT|EFBIG)$/.test(code)) return 'storage_full';
  // 25006: PostgreSQL in read-only mode, as after a fail-over.
  if (/^(SQLITE_READONLY|SQLITE_CANTOPEN|25006|EROFS|EACCES|EPERM)/.test(code)) return 'storage_read_only';
  return 'storage';
}

/** Whether the disk refused a file, rather than whoever sends it. */
export function isDiskError(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)$/.test(codeOf(error));
}

/**
 * Turns what a database driver throws into the registry's own error, and tells the log why. The driver's text
 * goes only into `cause`: it may hold SQL, and SQL may hold values.
 */
export function toRegistryError(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  const reason = reasonOf(error);
  const { name } = error instanceof Error ? error : { name: typeof error };
  logger.error({ reason, error: name, code: codeOf(error) }, 'the registry store cannot do its work');
  return new RegistryUnavailableError(reason, error);
}

/** For the `catch` of what asks the store. */
export function rethrow(error: unknown): never {
  throw toRegistryError(error);
}
