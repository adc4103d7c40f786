import type { Migration } from 'kysely';
import { big, type Schema } from './columns';

/** Which averages are shown, as it was worked out for a version of the transactions (indicators/averages/kept.ts). */
export const shownAverages: Migration = {
  async up(db: Schema) {
    await db.schema
      .createTable('shown_averages')
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('last', big, (c) => c.notNull())
      .addColumn('minimum', big, (c) => c.notNull())
      .addColumn('rule', big, (c) => c.notNull())
      .addColumn('kept_at', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('shown_averages_key', ['version', 'last', 'minimum', 'rule'])
      .execute();
  },
  async down(db: Schema) {
    await db.schema.dropTable('shown_averages').execute();
  },
};
