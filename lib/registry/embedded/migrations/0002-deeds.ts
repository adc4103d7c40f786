import type { Migration } from 'kysely';
import { big, numbered, type Schema } from './columns';

export const deeds: Migration = {
  async up(db: Schema) {
    await numbered(db, 'deeds')
      .addColumn('import_id', big, (c) => c.notNull().references('imports.id').onDelete('cascade'))
      .addColumn('source_row', big, (c) => c.notNull())
      .addColumn('reference', 'text')
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('region_id', big, (c) => c.notNull())
      .addColumn('city_id', big)
      .addColumn('district_id', big)
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('property_use', 'text')
      .addColumn('property_count', 'integer', (c) => c.notNull())
      .addColumn('value_halalas', big, (c) => c.notNull())
      .addColumn('area_dm2', big)
      .execute();
    await db.schema.createIndex('deeds_by_import').on('deeds').column('import_id').execute();
    await db.schema
      .createTable('indicator_cells')
      .addColumn('import_id', big, (c) => c.notNull().references('imports.id').onDelete('cascade'))
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('region_id', big, (c) => c.notNull())
      .addColumn('city_id', big, (c) => c.notNull())
      .addColumn('district_id', big, (c) => c.notNull())
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('property_use', 'text', (c) => c.notNull())
      .addColumn('deeds', big, (c) => c.notNull())
      .addColumn('value_halalas', big, (c) => c.notNull())
      .addColumn('area_deeds', big, (c) => c.notNull())
      .addColumn('area_value_halalas', big, (c) => c.notNull())
      .addColumn('area_dm2', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('indicator_cells_key', [
        'import_id',
        'day',
        'region_id',
        'city_id',
        'district_id',
        'property_type',
        'property_use',
      ])
      .execute();
    for (const place of ['region_id', 'city_id', 'district_id'])
      await db.schema
        .createIndex(`indicator_cells_by_${place}`)
        .on('indicator_cells')
        .columns([place, 'day'])
        .execute();
  },
  async down(db: Schema) {
    await db.schema.dropTable('indicator_cells').execute();
    await db.schema.dropTable('deeds').execute();
  },
};
