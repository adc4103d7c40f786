import type { Migration } from 'kysely';
import { real, type Schema } from './columns';

const COLUMNS = ['content_hash', 'near', 'part_of', 'listed', 'lat', 'lon'];

/**
 * Cities have a centre, and say whether lists offer them (the towns and villages of the kingdom are too many for one), of
 * which governorate they are a part, and near which listed city a village lies.
 */
export const everyPlace: Migration = {
  async up(db: Schema) {
    const cities = () => db.schema.alterTable('cities');
    for (const name of ['lon', 'lat']) await cities().addColumn(name, real).execute();
    await cities()
      .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    for (const name of ['part_of', 'near', 'content_hash']) await cities().addColumn(name, 'text').execute();
    await db.schema.createIndex('cities_by_part_of').on('cities').column('part_of').execute();
  },
  async down(db: Schema) {
    await db.schema.dropIndex('cities_by_part_of').execute();
    for (const name of COLUMNS) await db.schema.alterTable('cities').dropColumn(name).execute();
  },
};
