import { type Migration, sql } from 'kysely';
import { big, type Schema } from './columns';

const IMPORT_COLUMNS = [
  ['source', 'text'],
  ['licence', 'text'],
  ['coverage', 'text'],
  ['first_day', 'integer'],
  ['last_day', 'integer'],
  ['superseded_by', big],
  ['undone_at', 'text'],
] as const;

/** What an import says of itself, and what it replaced, so that it can be undone. Imports of before cannot. */
export const undo: Migration = {
  async up(db: Schema) {
    for (const [name, type] of IMPORT_COLUMNS)
      await db.schema.alterTable('imports').addColumn(name, type).execute();
    await db.schema
      .alterTable('imports')
      .addColumn('undo_kept', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update imports set
      source = coalesce((select source from datasets where datasets.import_id = imports.id), file_name),
      licence = (select licence from datasets where datasets.import_id = imports.id),
      coverage = (select coverage from datasets where datasets.dataset = imports.dataset)`.execute(db);
    for (const table of ['cities', 'place_aliases'])
      await db.schema.alterTable(table).addColumn('import_id', big).execute();
    await db.schema
      .createTable('import_changes')
      .addColumn('import_id', big, (c) => c.notNull())
      .addColumn('entity', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('previous_import_id', big)
      .addColumn('before', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('import_changes_key', ['entity', 'key', 'import_id'])
      .execute();
    await db.schema
      .createIndex('import_changes_by_import')
      .on('import_changes')
      .column('import_id')
      .execute();
    await db.schema
      .createIndex('import_changes_by_previous')
      .on('import_changes')
      .column('previous_import_id')
      .execute();
    await db.schema
      .createTable('deed_versions')
      .addColumn('import_id', big, (c) => c.notNull())
      .addColumn('deed_id', big, (c) => c.notNull())
      .addColumn('previous_import_id', big, (c) => c.notNull())
      .addColumn('source_row', big, (c) => c.notNull())
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
      .addPrimaryKeyConstraint('deed_versions_key', ['import_id', 'deed_id'])
      .execute();
    await db.schema
      .createIndex('deed_versions_by_previous')
      .on('deed_versions')
      .column('previous_import_id')
      .execute();
  },
  async down(db: Schema) {
    await db.schema.dropTable('deed_versions').execute();
    await db.schema.dropTable('import_changes').execute();
    for (const table of ['cities', 'place_aliases'])
      await db.schema.alterTable(table).dropColumn('import_id').execute();
    // What was undone or gave way is shown by no query, and no earlier version knows how to bring it back.
    await sql`delete from deeds where import_id in (select id from imports where status <> 'active')`.execute(
      db,
    );
    await sql`delete from indicator_cells where import_id in (select id from imports where status <> 'active')`.execute(
      db,
    );
    await sql`delete from imports where status <> 'active'`.execute(db);
    for (const name of ['undo_kept', ...IMPORT_COLUMNS.map(([column]) => column)])
      await db.schema.alterTable('imports').dropColumn(name).execute();
  },
};
