import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type MigrationResultSet, Migrator, sql } from 'kysely';
import { isBusy } from './errors';
import { MIGRATIONS } from './migrations';
import type { Tables } from './tables';

/** The schema could not be brought to the state that this version needs. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The tables have had migrations that this version does not know. */
export const newerError = (names: readonly string[], cause?: unknown): MigrationError =>
  new MigrationError(
    `The registry's tables were made by a newer version of this program (${names.join(', ')} is not known here). Run that version, or restore a backup of before.`,
    { cause },
  );

/** How long a starting process waits for another one that migrates. */
const WAIT_MS = 30_000;

function migrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

function applied({ error, results }: MigrationResultSet): string[] {
  if (error !== undefined) {
    const unknown = /previously executed migration (\S+) is missing/.exec(String((error as Error).message));
    if (unknown !== null) throw newerError([unknown[1] ?? ''], error);
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new MigrationError(`The registry's tables could not be migrated${failed ? ` (${failed})` : ''}.`, {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Brings the tables up to date; returns the names applied. Safe when several processes start at once:
 * SQLite takes its write lock before it looks, PostgreSQL an advisory lock.
 */
export async function migrateUp(db: Kysely<Tables>): Promise<string[]> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const outcome = await migrator(db).migrateToLatest();
    // Somebody who migrates a large store holds SQLite's lock longer than one write waits for it.
    if (!isBusy(outcome.error) || Date.now() > deadline) return applied(outcome);
    await wait(20 + Math.random() * 80);
  }
}

/** Makes empty tables as they were after one migration. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  applied(await migrator(db).migrateTo(name));
}

/** Takes back the newest migration, or all of them. */
export async function migrateDown(db: Kysely<Tables>, options: { all: boolean }): Promise<string[]> {
  if (!options.all) return applied(await migrator(db).migrateDown());
  const names: string[] = [];
  for (;;) {
    const next = applied(await migrator(db).migrateDown());
    if (next.length === 0) return names;
    names.push(...next);
  }
}

export interface MigrationState {
  name: string;
  executedAt: string | null;
  /** Whether this version has it; one that it has not was applied by a newer version. */
  known: boolean;
}

const LIST = 'kysely_migration';

/** Migrations that the tables have had, whatever version applied them; none for an empty place. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<{ name: string; timestamp: string }[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === LIST)) return [];
  const list = sql<{
    name: string;
    timestamp: string;
  }>`select name, timestamp from ${sql.table(LIST)} order by name`;
  return (await list.execute(db)).rows;
}

/** Every migration of this version, and those that the tables have had from a newer one. */
export async function migrationStates(db: Kysely<Tables>): Promise<MigrationState[]> {
  const own = await migrator(db).getMigrations();
  const newer = (await appliedMigrations(db)).filter(({ name }) => !(name in MIGRATIONS));
  return [
    ...own.map(({ name, executedAt }) => ({
      name,
      executedAt: executedAt?.toISOString() ?? null,
      known: true,
    })),
    ...newer.map(({ name, timestamp }) => ({ name, executedAt: timestamp, known: false })),
  ];
}
