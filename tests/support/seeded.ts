import { chmodSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type StoreAddress } from '@/lib/registry/store/store';
import { copyDatabase, hasDatabase, newDatabase, renameDatabase } from './postgres';
import { command } from './processes';
import { runFolder } from './run-folder';

/**
 * Stores with all that ships, as copies of one that is filled once in a run: filling takes seconds of processor time, and
 * copying next to none. Two files that begin at once may fill one each; the first to finish is kept.
 */

/** Fills what a database address names, as an operator does: Playwright cannot load what ships. */
async function filled(url: string): Promise<void> {
  const { code, output } = await command({ REGISTRY_DATABASE_URL: url }, 'seed');
  if (code !== 0) throw new Error(output);
}

/** The filled store that copies are made of. */
export async function seededTemplate(): Promise<string> {
  const folder = runFolder('seeded');
  const template = join(folder, 'registry.sqlite');
  if (!existsSync(template)) {
    const own = join(folder, `${process.pid}.sqlite`);
    await filled(`sqlite:${own}`);
    const store = await openStore({ kind: 'sqlite', path: own });
    // One file without a log beside it, which may outlive the closing.
    const whole = `${own}.whole`;
    await sql`vacuum into ${whole}`.execute(store.read);
    await store.close();
    chmodSync(whole, 0o600);
    renameSync(whole, template);
  }
  return template;
}

/** Puts a filled store at `path`. */
export async function seededFile(path: string): Promise<StoreAddress> {
  copyFileSync(await seededTemplate(), path);
  return { kind: 'sqlite', path };
}

const TEMPLATE = 'seeded';

/** A filled database on a running server. */
export async function seededDatabase(serverUrl: string): Promise<StoreAddress> {
  if (!(await hasDatabase(serverUrl, TEMPLATE))) {
    const own = await newDatabase(serverUrl);
    await filled(own);
    await renameDatabase(serverUrl, own, TEMPLATE);
  }
  return { kind: 'postgres', url: await copyDatabase(serverUrl, TEMPLATE) };
}
