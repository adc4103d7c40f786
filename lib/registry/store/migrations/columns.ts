import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from '../kind';

/** Migrations outlive the table types, so they know none. */
export type Schema = Kysely<unknown>;

export function isPostgres(db: Schema): boolean {
  return kindOf(db) === 'postgres';
}

/**
 * A table with a number for its key that the store gives out. SQLite reuses the row id;
 * PostgreSQL has an identity that an explicit value may override, because seeds carry stable ids.
 */
export function numbered(db: Schema, table: string): CreateTableBuilder<string, 'id'> {
  const builder = db.schema.createTable(table);
  return isPostgres(db)
    ? builder.addColumn('id', 'bigint', (c) => c.generatedByDefaultAsIdentity().primaryKey())
    : builder.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement());
}

/** 64 bits on both stores: SQLite's integer already is, PostgreSQL's is not. */
export const big = sql`bigint`;

/** A coordinate or any other real number, 64 bits. */
export const real = sql`double precision`;
