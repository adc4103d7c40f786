import { diskWords } from '../../disk';
import { isBusy, isDamaged } from './errors';
import { MigrationError } from './migrate';

export type StoreAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** The store is there where it should be, or should be made there, and does not open, or cannot be read or written. */
export class StoreOpenError extends Error {
  override name = 'StoreOpenError';
}

const NO_ROOM = 'there is no room';
const READ_ONLY = 'it cannot be written: read-only, or not permitted';
const NOT_LET_IN = 'the user or the password of its address is refused';
const NOBODY = 'nobody answers at its address';
const GONE = 'the server has ended the connection';

/** Codes of PostgreSQL, of the network, and of SQLite. */
const WORDS: Readonly<Record<string, string>> = {
  '25006': READ_ONLY,
  '28000': NOT_LET_IN,
  '28P01': NOT_LET_IN,
  '3D000': 'the server has no such database',
  '42501': 'the user of its address lacks a right',
  '53100': NO_ROOM,
  '53200': 'the server has no memory left',
  '53300': 'the server takes no more connections',
  '57014': 'the server took too long and was told to stop',
  '57P01': GONE,
  '57P02': GONE,
  '57P03': 'the server is starting or stopping',
  EAI_AGAIN: 'the host of its address cannot be looked up',
  ECONNREFUSED: NOBODY,
  ECONNRESET: GONE,
  EHOSTUNREACH: NOBODY,
  ENETUNREACH: NOBODY,
  ENOTFOUND: 'the host of its address is not known',
  EPIPE: GONE,
  ETIMEDOUT: NOBODY,
  SQLITE_CANTOPEN: READ_ONLY,
  SQLITE_FULL: NO_ROOM,
  SQLITE_IOERR: 'the disk fails',
  SQLITE_READONLY: READ_ONLY,
};

/** What pg says without a code; its text is used for nothing else, because it may hold an address. */
const CODES_OF_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/timeout/i, 'ETIMEDOUT'],
  [/^Connection terminated|connection error and is not queryable/i, 'ECONNRESET'],
];

/** The code that an error bears; of several (one for each address of a host) the first one's. */
function codeOf(error: unknown): string {
  const { code, errors, message } = (error ?? {}) as { code?: unknown; errors?: unknown; message?: unknown };
  if (typeof code === 'string' && code !== '') return code;
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0]);
  return CODES_OF_TEXTS.find(([text]) => text.test(String(message)))?.[1] ?? '';
}

/** In words, with the code of whoever said no; undefined for what is no failure of the place where the store lies. */
function words(error: unknown): string | undefined {
  const code = codeOf(error);
  if (isBusy(error)) return `another process holds it (${code})`;
  const known = WORDS[code] ?? WORDS[code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1')];
  return known === undefined ? diskWords(error) : `${known} (${code})`;
}

const named = (address: StoreAddress): string =>
  `The registry's store (${address.kind === 'sqlite' ? `SQLite, ${address.path}` : 'PostgreSQL'})`;

const damaged = (address: StoreAddress, error: unknown) =>
  new StoreOpenError(
    `${named(address)} is damaged (${(error as { code: string }).code}): restore a backup.`,
    { cause: error },
  );

/**
 * What became of the store in the middle of a command, in one sentence: damage, no room, a server that went away. Any other
 * error stays what it is.
 */
export function brokenError(address: StoreAddress, error: unknown): unknown {
  if (isDamaged(error)) return damaged(address, error);
  const fromStore = /^(SQLITE_|[0-9A-Z]{5}$|ECONN|EPIPE|ETIMEDOUT)/.test(codeOf(error));
  const why = fromStore ? words(error) : undefined;
  return why === undefined
    ? error
    : new StoreOpenError(`${named(address)} failed: ${why}.`, { cause: error });
}

/** Why a store does not open; never in the driver's own text, which may hold an address with a password. */
export function openError(address: StoreAddress, error: unknown): unknown {
  const inner = error instanceof MigrationError && error.cause !== undefined ? error.cause : error;
  if (isDamaged(inner)) return damaged(address, inner);
  const code = codeOf(inner);
  if (code === '') return error;
  return new StoreOpenError(`${named(address)} does not open: ${words(inner) ?? code}.`, { cause: error });
}
