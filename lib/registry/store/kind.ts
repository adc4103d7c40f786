import type { DialectAdapter, Kysely } from 'kysely';

/** The databases that hold a registry's tables. */
export type StoreKind = 'sqlite' | 'postgres';

/** An adapter that says which database it is for. The name of a class does not: a bundler renames classes. */
export interface KnownAdapter extends DialectAdapter {
  readonly storeKind: StoreKind;
}

/**
 * Which database a connection, or a transaction on it, leads to.
 * @throws {TypeError} for a connection that this registry did not open
 */
export function kindOf<Tables>(db: Kysely<Tables>): StoreKind {
  const { storeKind } = db.getExecutor().adapter as Partial<KnownAdapter>;
  if (storeKind === undefined) throw new TypeError('This database connection does not say its kind.');
  return storeKind;
}
