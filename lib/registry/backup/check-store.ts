import { sql } from 'kysely';
import type { attachmentFiles } from '../attachments/folder';
import { AttachmentStore } from '../attachments/store';
import { open } from '../crypto/envelope';
import { type Keyring, parseKeyring } from '../crypto/keyring';
import { MIGRATIONS } from '../store/migrations';
import type { Queryable, Store } from '../store/store';
import { sealedWith } from '../submissions/admin';
import { payloadContext } from '../submissions/prepare';
import { migrationsOf, rowsOf } from './tables';

/** Enough to see what is wrong; the number of all is told as well. */
const MOST_TOLD = 20;

export interface StoreReport {
  submissions: number;
  attachments: number;
  /** In words; none: all is well. */
  problems: string[];
}

class Problems {
  readonly told: string[] = [];
  #more = 0;
  add(text: string): void {
    if (this.told.length < MOST_TOLD) this.told.push(text);
    else this.#more += 1;
  }
  list(): string[] {
    return this.#more === 0 ? this.told : [...this.told, `and ${this.#more} more`];
  }
}

async function checkDatabase(store: Store, problems: Problems): Promise<void> {
  const known = Object.keys(MIGRATIONS);
  for (const name of await migrationsOf(store.read))
    if (!known.includes(name)) problems.add(`The migration ${name} is of a newer version.`);
  if (store.kind === 'postgres') return;
  const { rows } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check(${sql.lit(MOST_TOLD)})`.execute(store.read);
  const damages = rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
  for (const said of damages) problems.add(`The file is damaged: ${said}`);
  if (damages.length > 0) return;
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(store.read);
  for (const { table } of orphans.rows) problems.add(`A row of ${table} refers to one that is not there.`);
}

async function checkSubmissions(db: Queryable, ring: Keyring, problems: Problems): Promise<number> {
  let count = 0;
  for await (const [id, form, payload, reference] of rowsOf(db, 'submissions', [
    'id',
    'form',
    'payload',
    'reference',
  ])) {
    count += 1;
    try {
      open(ring, String(payload), payloadContext(String(id), String(form)));
    } catch (error) {
      problems.add(`Submission ${reference}: ${(error as Error).message}`);
    }
  }
  return count;
}

/** Reads a file to its end: its tag tells whether every byte is as it was written. */
async function checkFile(
  attachments: AttachmentStore,
  id: string,
  size: number,
): Promise<string | undefined> {
  let bytes = 0;
  try {
    for await (const chunk of attachments.bytes(id)) bytes += chunk.byteLength;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'it is not there' : message;
  }
  return bytes === size ? undefined : `it has ${bytes} bytes instead of ${size}`;
}

async function checkAttachments(
  store: Store,
  db: Queryable,
  attachments: AttachmentStore,
  problems: Problems,
): Promise<number> {
  let count = 0;
  for await (const [value, size] of rowsOf(db, 'attachments', ['id', 'size'])) {
    const id = String(value);
    count += 1;
    const wrong = await checkFile(attachments, id, Number(size));
    if (wrong === undefined) continue;
    const row = await store.write
      .selectFrom('attachments')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row !== undefined) problems.add(`File ${id}: ${wrong}.`);
  }
  return count;
}

/** Checks a store, also while it is being served: the database itself, its migrations, keys, submissions, and each file. */
export async function checkStore(
  store: Store,
  files: ReturnType<typeof attachmentFiles>,
  keys: string | undefined,
): Promise<StoreReport> {
  const problems = new Problems();
  if ((await migrationsOf(store.read)).length === 0)
    return { submissions: 0, attachments: 0, problems: ['There is no registry here.'] };
  await checkDatabase(store, problems);
  const needed = await sealedWith(store.read);
  const ring = keys === undefined ? undefined : parseKeyring(keys);
  const lacking = needed.filter((id) => !ring?.all.some((key) => key.id === id));
  if (lacking.length > 0)
    problems.add(`Stored rows need keys that are not configured: ${lacking.join(', ')}`);
  if (ring === undefined) return { submissions: 0, attachments: 0, problems: problems.list() };
  const stored = new AttachmentStore(store, ring, files);
  const [submissions, attachments] = await store.read
    .transaction()
    .setAccessMode('read only')
    .execute(
      async (db) =>
        [
          await checkSubmissions(db, ring, problems),
          await checkAttachments(store, db, stored, problems),
        ] as const,
    );
  return { submissions, attachments, problems: problems.list() };
}
