import { env } from '../env';
import { logger } from '../log';
import type { AttachmentStore } from './attachments/store';
import { type Registry, RegistryUnavailableError } from './contract';
import { openServices, type Services } from './services';
import { reasonOf } from './store/errors';
import type { RateLimiter } from './store/rate-limiter';

export { strongest } from './areas/strongest';
export * from './contract';

/**
 * The process has one registry, whoever bundles this module how often: pages and route handlers are bundled
 * apart, so a module variable would be several.
 */
const SLOT = Symbol.for('title-registry.services');
const TOLD = Symbol.for('title-registry.not-opened');
/** `TOLD`: what the log was told last of a registry that does not open. */
type Holder = { [SLOT]?: Promise<Services> | undefined; [TOLD]?: string | undefined };

/** A page is kept, with or without averages, and is made anew behind the back of whoever reads it: it may wait. */
const AVERAGES_WAIT_MS = 8_000;

/** What this process has of the registry, opened on first use. A failed opening is tried again by the next caller. */
function services(): Promise<Services> {
  const holder = globalThis as Holder;
  holder[SLOT] ??= openServices(env(), { averagesWaitMs: AVERAGES_WAIT_MS }).catch((error: unknown) => {
    holder[SLOT] = undefined;
    throw error;
  });
  return holder[SLOT];
}

/** Errors whose text is written for whoever runs the site; any other may hold an address with a password. */
const IN_WORDS = /^(?:StoreOpen|Migration|Keyring|Disk|Environment)Error$/;

/**
 * A registry that does not open is one that cannot answer now. Each question opens it anew: the log hears of it once, and
 * again when it is for another reason.
 */
function notOpened(error: unknown): RegistryUnavailableError {
  const holder = globalThis as Holder;
  const { name, message, cause } = error instanceof Error ? error : { name: typeof error, message: '' };
  const why = IN_WORDS.test(name) ? message : name;
  const reason = reasonOf(cause ?? error);
  if (holder[TOLD] !== why) logger.error({ reason, error: name, why }, 'the registry does not open');
  holder[TOLD] = why;
  return new RegistryUnavailableError(reason, error);
}

/** What this process has of the registry, for whoever answers a visitor. @throws {RegistryUnavailableError} */
async function serving(): Promise<Services> {
  const holder = globalThis as Holder;
  try {
    const found = await services();
    if (holder[TOLD] !== undefined) logger.info('the registry opens again');
    holder[TOLD] = undefined;
    return found;
  } catch (error) {
    throw notOpened(error);
  }
}

/** The registry of this process: embedded, or remote where `REGISTRY_API_URL` says so. */
export async function registry(): Promise<Registry> {
  return (await serving()).registry;
}

/** The limits of this process. All processes on one store count together; keys are stored as keyed hashes only. */
export async function rateLimits(): Promise<RateLimiter> {
  return (await serving()).rateLimits;
}

/** Where the files of forms lie until their form is sent, and then with it. */
export async function attachments(): Promise<AttachmentStore> {
  return (await serving()).attachments;
}

/**
 * Starts the background work of a site process: passing submissions on (with a remote registry) and deleting
 * them when their retention period is over. Every process may run it; they share the work.
 * @returns a function that ends it after the round under way
 */
export async function startOutbox(): Promise<() => Promise<void>> {
  const { startWork, stopWork } = await services();
  startWork();
  return stopWork;
}

/** Ends the work and closes the registry of this process, if it was opened. */
export async function closeRegistry(): Promise<void> {
  const holder = globalThis as Holder;
  const opened = holder[SLOT];
  holder[SLOT] = undefined;
  await (await opened)?.registry.close();
}
