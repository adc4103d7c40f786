import type { Migration } from 'kysely';
import { big, type Schema } from './columns';

/** What a relay and its backend need: files that arrive once, and the last good answers for a restart in an outage. */
export const relay: Migration = {
  async up(db: Schema) {
    await db.schema.alterTable('attachments').addColumn('idempotency_hash', 'text').execute();
    await db.schema
      .createIndex('attachments_by_key')
      .on('attachments')
      .column('idempotency_hash')
      .unique()
      .execute();
    await db.schema
      .createTable('last_answers')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('given_at', big, (c) => c.notNull())
      .addColumn('size', big, (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('last_answers_by_age').on('last_answers').column('given_at').execute();
  },
  async down(db: Schema) {
    await db.schema.dropTable('last_answers').execute();
    await db.schema.dropIndex('attachments_by_key').execute();
    await db.schema.alterTable('attachments').dropColumn('idempotency_hash').execute();
  },
};
