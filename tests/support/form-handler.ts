import { join } from 'node:path';
import type { FormCode } from '@/lib/forms';
import type { Store } from '@/lib/registry/store/store';
import type { SubmissionRecord } from '@/lib/registry/submissions/admin';
import { temporaryFolder } from './folders';

export interface FormHandler {
  dataDir: string;
  store: Store;
  receiveForm(request: Request, code: string): Promise<Response>;
  /** How many submissions are stored. */
  rows(): Promise<number>;
  /** What is stored of a form, in clear. */
  stored(form: FormCode): Promise<SubmissionRecord[]>;
  close(): Promise<void>;
}

/**
 * The handler of all forms with a registry of its own, in this process. The environment is parsed once a process, and each
 * test file is one: so the modules are loaded here, after it is set.
 */
export async function formHandler(environment: Record<string, string>): Promise<FormHandler> {
  const folder = temporaryFolder();
  Object.assign(process.env, {
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    REGISTRY_DATABASE_URL: '',
    REGISTRY_API_URL: '',
    ...environment,
  });
  const { env } = await import('@/lib/env');
  const { openStore, storeAddress } = await import('@/lib/registry/store/store');
  const { seededFile } = await import('./seeded');
  const { loadKeyring } = await import('@/lib/registry/crypto/keyring');
  const { readSubmissions } = await import('@/lib/registry/submissions/admin');
  const { closeRegistry } = await import('@/lib/registry');
  const { receiveForm } = await import('@/lib/submit');
  await seededFile(join(folder.path, 'registry.sqlite'));
  const store = await openStore(storeAddress(env()));
  return {
    dataDir: folder.path,
    store,
    receiveForm,
    rows: async () => {
      const row = await store.read
        .selectFrom('submissions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    stored: async (form) => {
      const records: SubmissionRecord[] = [];
      for await (const record of readSubmissions(store, loadKeyring({ DATA_DIR: folder.path }), { form }))
        records.push(record);
      return records;
    },
    close: async () => {
      await closeRegistry();
      await store.close();
      folder.remove();
    },
  };
}
