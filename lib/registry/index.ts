import { env } from '../env';
import type { AttachmentStore } from './attachments/store';
import type { Registry } from './contract';
import { openServices, type Services } from './services';
import type { RateLimiter } from './store/rate-limiter';

export { strongest } from './areas/strongest';
export * from './contract';

/**
 * The process has one registry, whoever bundles this module how often: pages and route handlers are bundled
 * apart, so a module variable would be several.
 */
const SLOT = Symbol.for('title-registry.services');
type Holder = { [SLOT]?: Promise<Services> | undefined };

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

/** The registry of this process: embedded, or remote where `REGISTRY_API_URL` says so. */
export async function registry(): Promise<Registry> {
  return (await services()).registry;
}

/** The limits of this process. All processes on one store count together; keys are stored as keyed hashes only. */
export async function rateLimits(): Promise<RateLimiter> {
  return (await services()).rateLimits;
}

/** Where the files of forms lie until their form is sent, and then with it. */
export async function attachments(): Promise<AttachmentStore> {
  return (await services()).attachments;
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
