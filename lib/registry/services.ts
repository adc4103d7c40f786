import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { makeFolder } from '../disk';
import { type Environment, EnvironmentError } from '../env';
import { logger } from '../log';
import { attachmentFiles } from './attachments/folder';
import { AttachmentStore } from './attachments/store';
import type { Registry } from './contract';
import type { Keyring } from './crypto/keyring';
import { type EmbeddedOptions, embeddedRegistry } from './embedded';
import { averagesLoop } from './indicators/warm';
import { maintenanceLoop } from './maintenance';
import { Outbox } from './outbox';
import { remoteRegistry } from './remote';
import { deliveryOver } from './remote/delivery';
import { Transport } from './remote/transport';
import { type StorageCheck, storageCheck } from './store/health';
import { type RateLimiter, storeRateLimiter } from './store/rate-limiter';
import { openStore, type Store, storeAddress } from './store/store';
import { missingKeys } from './submissions/admin';
import { keyringFor } from './submissions/keys';
import { SubmissionService } from './submissions/service';

/** Beside the call itself: reading the row, writing the outcome. */
const LEASE_MARGIN_MS = 10_000;

/** Everything that a process of the site or of the service has of the registry. */
export interface Services {
  registry: Registry;
  store: Store;
  keyring: Keyring;
  rateLimits: RateLimiter;
  attachments: AttachmentStore;
  /** Null where nothing is passed on. */
  outbox: Outbox | null;
  /** Starts passing on and deleting in time; ends with {@link Services.stopWork} or `registry.close()`. */
  startWork(): void;
  stopWork(): Promise<void>;
}

/** What a registry is made of. */
interface Parts {
  store: Store;
  keyring: Keyring;
  attachments: AttachmentStore;
  files: ReturnType<typeof attachmentFiles>;
  holder: string;
  storage: StorageCheck;
}

function relayed(environment: Environment, url: string, parts: Parts) {
  const { store, keyring, attachments, holder, storage } = parts;
  const { REGISTRY_API_TOKEN: token, REGISTRY_API_TIMEOUT_MS: timeoutMs } = environment;
  if (token === undefined)
    throw new EnvironmentError('REGISTRY_API_URL is set, and REGISTRY_API_TOKEN is not.');
  const leaseMs = timeoutMs + LEASE_MARGIN_MS;
  const transport = new Transport({ url, token, timeoutMs });
  const outbox = new Outbox({
    store,
    keyring,
    attempt: deliveryOver(transport, attachments),
    holder,
    leaseMs,
  });
  const submissions = new SubmissionService({
    store,
    keyring,
    retentionDays: environment.REGISTRY_RETENTION_DAYS,
    delivery: { kind: 'relay', leasedBy: holder, leaseMs },
  });
  const staleMaxMs = environment.REGISTRY_STALE_MAX_HOURS * 3_600_000;
  return {
    outbox,
    registry: remoteRegistry({ transport, store, keyring, submissions, outbox, staleMaxMs, storage }),
  };
}

/** The registry in this process, which passes nothing on. */
function embedded(
  environment: Environment,
  { store, keyring, storage }: Parts,
  averagesWaitMs: EmbeddedOptions['averagesWaitMs'],
) {
  const registry = embeddedRegistry({
    store,
    keyring,
    retentionDays: environment.REGISTRY_RETENTION_DAYS,
    minimumDeeds: environment.REGISTRY_MINIMUM_DEEDS,
    storage,
    averagesWaitMs,
  });
  return { registry, outbox: null };
}

/** What goes on between questions: passing on, deleting in time, and the averages. */
function workOf(environment: Environment, outbox: Outbox | null, parts: Parts) {
  const { store, holder, attachments, files } = parts;
  const maintenance = maintenanceLoop({
    store,
    holder,
    files,
    attachments,
    retentionDays: environment.REGISTRY_RETENTION_DAYS,
  });
  // A relay asks the registry behind it, which knows its own.
  const averages =
    environment.REGISTRY_API_URL === undefined
      ? averagesLoop(store, environment.REGISTRY_MINIMUM_DEEDS)
      : null;
  return {
    start: () => {
      outbox?.start();
      maintenance.start();
      averages?.start();
    },
    stop: async () => {
      await averages?.stop();
      await outbox?.stop();
      await maintenance.stop();
    },
  };
}

/** The folders that submissions and their files are written to. */
function folders(environment: Environment): string[] {
  makeFolder(environment.DATA_DIR);
  const own = [environment.DATA_DIR, attachmentFiles(environment.DATA_DIR).folder];
  const address = storeAddress(environment);
  return address.kind === 'sqlite' ? [...own, dirname(address.path)] : own;
}

async function warnOfMissingKeys(store: Store, keyring: Keyring): Promise<void> {
  const missing = await missingKeys(store, keyring);
  if (missing.length > 0) logger.error({ missing }, 'stored submissions need keys that are not configured');
}

/**
 * Opens everything that an environment describes.
 * @param averagesWaitMs how long a question waits for the averages; see {@link EmbeddedOptions}
 */
export async function openServices(
  environment: Environment,
  { averagesWaitMs }: Pick<EmbeddedOptions, 'averagesWaitMs'> = {},
): Promise<Services> {
  const store = await openStore(storeAddress(environment), 'visitors');
  try {
    const keyring = await keyringFor(store, environment);
    await warnOfMissingKeys(store, keyring);
    const holder = `${hostname()}:${process.pid}:${Date.now().toString(36)}`;
    const files = attachmentFiles(environment.DATA_DIR);
    const attachments = new AttachmentStore(store, keyring, files);
    const storage = storageCheck(store, folders(environment));
    const url = environment.REGISTRY_API_URL;
    const parts = { store, keyring, attachments, files, holder, storage };
    const { registry, outbox } =
      url === undefined ? embedded(environment, parts, averagesWaitMs) : relayed(environment, url, parts);
    const work = workOf(environment, outbox, parts);
    return {
      registry: {
        ...registry,
        close: async () => {
          await work.stop();
          await registry.close();
        },
      },
      store,
      keyring,
      outbox,
      rateLimits: storeRateLimiter(store, keyring),
      attachments,
      startWork: work.start,
      stopWork: work.stop,
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
