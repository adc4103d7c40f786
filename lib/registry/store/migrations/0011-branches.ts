import { type Migration, sql } from 'kysely';
import { big, type Schema } from './columns';

/** Branches are imported and taken away as other data is, and have days with other hours. */
export const importedBranches: Migration = {
  async up(db: Schema) {
    const add = (name: string, type: 'text' | typeof big) =>
      db.schema.alterTable('branches').addColumn(name, type).execute();
    await add('import_id', big);
    await add('content_hash', 'text');
    await db.schema
      .alterTable('branches')
      .addColumn('withdrawn', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update branches set import_id =
      (select import_id from datasets where datasets.dataset = 'appointments')`.execute(db);
    await db.schema
      .createTable('branch_special_hours')
      .addColumn('branch_id', big, (c) => c.notNull().references('branches.id').onDelete('cascade'))
      .addColumn('on_date', 'text', (c) => c.notNull())
      .addColumn('opens', 'text', (c) => c.notNull())
      .addColumn('closes', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('branch_special_hours_key', ['branch_id', 'on_date', 'opens'])
      .execute();
  },
  async down(db: Schema) {
    await db.schema.dropTable('branch_special_hours').execute();
    for (const name of ['withdrawn', 'content_hash', 'import_id'])
      await db.schema.alterTable('branches').dropColumn(name).execute();
    // An earlier version does not know them, and could not bring them back.
    await sql`delete from import_changes where entity = 'branches'`.execute(db);
  },
};
