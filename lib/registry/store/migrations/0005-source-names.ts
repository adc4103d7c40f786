import type { Migration } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './columns';

/** The names of sources in both languages. What is there has one name, which stands for both until the next import. */
export const sourceNames: Migration = {
  async up(db: Schema) {
    await db.schema.alterTable('area_sources').renameColumn('name', 'name_ar').execute();
    await db.schema
      .alterTable('area_sources')
      .addColumn('name_en', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`update area_sources set name_en = name_ar`.execute(db);
    for (const column of ['source_name', 'source_url']) {
      await db.schema.alterTable('post_texts').addColumn(column, 'text').execute();
      await sql`update post_texts set ${sql.ref(column)} =
        (select ${sql.ref(`posts.${column}`)} from posts where posts.id = post_texts.post_id)`.execute(db);
      await db.schema.alterTable('posts').dropColumn(column).execute();
    }
  },
  async down(db: Schema) {
    for (const column of ['source_name', 'source_url']) {
      await db.schema.alterTable('posts').addColumn(column, 'text').execute();
      await sql`update posts set ${sql.ref(column)} =
        (select max(${sql.ref(`post_texts.${column}`)}) from post_texts where post_texts.post_id = posts.id)`.execute(
        db,
      );
      await db.schema.alterTable('post_texts').dropColumn(column).execute();
    }
    await db.schema.alterTable('area_sources').dropColumn('name_en').execute();
    await db.schema.alterTable('area_sources').renameColumn('name_ar', 'name').execute();
  },
};
