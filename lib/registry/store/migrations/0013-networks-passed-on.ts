import type { Migration } from 'kysely';
import type { Schema } from './columns';

const COLUMNS = ['network', 'wide_network'] as const;

/** Behind a relay the registry bounds bookings by network too: it is told keyed hashes, which wait with the delivery. */
export const networksPassedOn: Migration = {
  async up(db: Schema) {
    for (const name of COLUMNS) await db.schema.alterTable('deliveries').addColumn(name, 'text').execute();
  },
  async down(db: Schema) {
    for (const name of COLUMNS) await db.schema.alterTable('deliveries').dropColumn(name).execute();
  },
};
