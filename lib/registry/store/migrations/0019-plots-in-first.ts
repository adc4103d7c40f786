import type { Migration } from 'kysely';
import { big, type Schema } from './columns';

/** Of how many districts of an announcement its plots are told: of more that came later no number was published. */
export const plotsInFirst: Migration = {
  async up(db: Schema) {
    await db.schema.alterTable('areas').addColumn('plots_in_first', big).execute();
  },
  async down(db: Schema) {
    await db.schema.alterTable('areas').dropColumn('plots_in_first').execute();
  },
};
