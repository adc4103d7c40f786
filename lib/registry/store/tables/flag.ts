/** A boolean: SQLite has no type for it. */
export type Flag = 0 | 1;
