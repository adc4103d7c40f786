import { type Migration, sql } from 'kysely';
import { big, isPostgres, numbered, type Schema } from './columns';

export const deeds: Migration = {
  async up(db: Schema) {
    await numbered(db, 'deeds')
      .addColumn('import_id', big, (c) => c.notNull().references('imports.id'))
      .addColumn('source_row', big, (c) => c.notNull())
      .addColumn('reference', 'text', (c) => c.notNull().unique())
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('region_id', big, (c) => c.notNull())
      .addColumn('city_id', big)
      .addColumn('district_id', big)
      .addColumn('place', 'text')
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('property_use', 'text')
      .addColumn('property_count', 'integer', (c) => c.notNull())
      .addColumn('value_halalas', big, (c) => c.notNull())
      .addColumn('area_dm2', big)
      .execute();
    await db.schema.createIndex('deeds_by_import').on('deeds').column('import_id').execute();
    const cells = db.schema
      .createTable('indicator_cells')
      .addColumn('level', 'integer', (c) => c.notNull())
      .addColumn('place_id', big, (c) => c.notNull())
      .addColumn('span', 'integer', (c) => c.notNull())
      .addColumn('starts', 'integer', (c) => c.notNull())
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('property_use', 'text', (c) => c.notNull())
      .addColumn('import_id', big, (c) => c.notNull())
      .addColumn('deeds', big, (c) => c.notNull())
      .addColumn('value_halalas', big, (c) => c.notNull())
      .addColumn('area_deeds', big, (c) => c.notNull())
      .addColumn('area_value_halalas', big, (c) => c.notNull())
      .addColumn('area_dm2', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('indicator_cells_key', [
        'level',
        'place_id',
        'span',
        'starts',
        'property_type',
        'property_use',
        'import_id',
      ]);
    // The key is most of the row: without a row id SQLite keeps it once instead of twice.
    await (isPostgres(db) ? cells : cells.modifyEnd(sql`without rowid`)).execute();
  },
  async down(db: Schema) {
    await db.schema.dropTable('indicator_cells').execute();
    await db.schema.dropTable('deeds').execute();
  },
};
