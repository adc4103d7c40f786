import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { AttachmentStore } from '@/lib/registry/attachments/store';
import type { Registry } from '@/lib/registry/contract';
import { type Keyring, newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { embeddedRegistry } from '@/lib/registry/embedded';
import { Outbox } from '@/lib/registry/outbox';
import { remoteRegistry } from '@/lib/registry/remote';
import { deliveryOver } from '@/lib/registry/remote/delivery';
import { Transport } from '@/lib/registry/remote/transport';
import { serve } from '@/lib/registry/serve';
import { openStore, type Store, type StoreAddress } from '@/lib/registry/store/store';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { NOW } from './fixture';
import { temporaryFolder } from './folders';
import { newDatabase } from './postgres';
import { seededDatabase, seededFile } from './seeded';

/** A registry under test, with the tables behind it. */
export interface Harness {
  registry: Registry;
  /** Where the data that is read lies: behind the service, for a remote registry. */
  data: Store;
  /** Where this side stores submissions. */
  store: Store;
  keyring: Keyring;
  /** Where this side stores the files of forms. */
  attachments: AttachmentStore;
  /** The registry behind a remote one. */
  behind?: Harness;
  close(): Promise<void>;
}

export const LIMITS = { retentionDays: 30, minimumDeeds: 6 };
const clock = () => NOW;

async function embedded(
  addressIn: (folder: string) => Promise<StoreAddress>,
  now: () => Date = clock,
): Promise<Harness> {
  const folder = temporaryFolder();
  const store = await openStore(await addressIn(folder.path));
  const keyring = parseKeyring(newKey());
  const registry = embeddedRegistry({ store, keyring, clock: now, ...LIMITS });
  return {
    registry,
    store,
    data: store,
    keyring,
    attachments: new AttachmentStore(store, keyring, attachmentFiles(folder.path), now),
    close: async () => {
      await registry.close();
      folder.remove();
    },
  };
}

const fileIn = (folder: string) => join(folder, 'registry.sqlite');

export const sqliteHarness = (): Promise<Harness> =>
  embedded(async (folder) => ({ kind: 'sqlite', path: fileIn(folder) }));

export const postgresHarness = (serverUrl: string): Promise<Harness> =>
  embedded(async () => ({ kind: 'postgres', url: await newDatabase(serverUrl) }));

/** With all that ships, as it answers at a time. */
export const seededHarness = (now: Date = NOW): Promise<Harness> =>
  embedded(
    (folder) => seededFile(fileIn(folder)),
    () => now,
  );

export const seededPostgresHarness = (serverUrl: string): Promise<Harness> =>
  embedded(() => seededDatabase(serverUrl));

/** The relay in front of a real HTTP service in front of its own tables. */
export async function remoteHarness(): Promise<Harness> {
  const backend = await sqliteHarness();
  const token = randomBytes(16).toString('hex');
  const service = await serve({
    registry: backend.registry,
    files: { attachments: backend.attachments },
    token,
    port: 0,
    hostname: '127.0.0.1',
  });
  const front = await sqliteHarness();
  const { store, keyring } = front;
  const transport = new Transport({ url: `http://127.0.0.1:${service.port}`, token, timeoutMs: 2_000 });
  const lease = { leasedBy: 'test', leaseMs: 10_000 };
  const submissions = new SubmissionService({
    store,
    keyring,
    clock,
    ...LIMITS,
    delivery: { kind: 'relay', ...lease },
  });
  const attempt = deliveryOver(transport, front.attachments);
  const outbox = new Outbox({ store, keyring, attempt, holder: 'test', leaseMs: 10_000, clock });
  const registry = remoteRegistry({
    transport,
    store,
    keyring,
    submissions,
    outbox,
    staleMaxMs: 3_600_000,
    clock,
  });
  return {
    registry,
    store,
    data: backend.data,
    keyring,
    attachments: front.attachments,
    behind: backend,
    close: async () => {
      await outbox.stop();
      await transport.close();
      await service.close();
      await front.close();
      await backend.close();
    },
  };
}
