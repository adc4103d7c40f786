import { chmodSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { ensureSeeded } from '@/lib/registry/seed';
import { openStore, type StoreAddress } from '@/lib/registry/store/store';
import { copyDatabase, hasDatabase, newDatabase, renameDatabase } from './postgres';

/**
 * Stores with all that ships, as copies of one that is filled once in a run: filling takes seconds of processor time, and
 * copying next to none. Two files that begin at once may fill one each; the first to finish is kept.
 */

/** Puts a filled store at `path`. */
export async function seededFile(path: string): Promise<StoreAddress> {
  const folder = inject('seededFolder');
  const template = join(folder, 'registry.sqlite');
  if (!existsSync(template)) {
    const own = join(folder, `${process.pid}.sqlite`);
    const store = await openStore({ kind: 'sqlite', path: own });
    await ensureSeeded(store);
    // One file without a log beside it, which may outlive the closing.
    const whole = `${own}.whole`;
    await sql`vacuum into ${whole}`.execute(store.read);
    await store.close();
    chmodSync(whole, 0o600);
    renameSync(whole, template);
  }
  copyFileSync(template, path);
  return { kind: 'sqlite', path };
}

const TEMPLATE = 'seeded';

/** A filled database on a running server. */
export async function seededDatabase(serverUrl: string): Promise<StoreAddress> {
  if (!(await hasDatabase(serverUrl, TEMPLATE))) {
    const own = await newDatabase(serverUrl);
    const store = await openStore({ kind: 'postgres', url: own });
    await ensureSeeded(store);
    await store.close();
    await renameDatabase(serverUrl, own, TEMPLATE);
  }
  return { kind: 'postgres', url: await copyDatabase(serverUrl, TEMPLATE) };
}
