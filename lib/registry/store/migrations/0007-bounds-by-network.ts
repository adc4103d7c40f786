import type { Migration } from 'kysely';
import type { Schema } from './columns';

const COLUMNS = {
  attachments: ['kept_for', 'kept_near'],
  bookings: ['network', 'wide_network', 'person'],
} as const;

/** Whose files wait and who has booked, as keyed hashes, so that nobody takes all of the room or every slot. */
export const boundsByNetwork: Migration = {
  async up(db: Schema) {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const column of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute();
    await db.schema.createIndex('attachments_kept').on('attachments').column('kept_for').execute();
    await db.schema.createIndex('bookings_by_person').on('bookings').column('person').execute();
  },
  async down(db: Schema) {
    await db.schema.dropIndex('bookings_by_person').execute();
    await db.schema.dropIndex('attachments_kept').execute();
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  },
};
