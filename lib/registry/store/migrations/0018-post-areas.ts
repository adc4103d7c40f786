import type { Migration } from 'kysely';
import type { Schema } from './columns';

/** The announcement that a post is about, by its slug; as the post names it, whether there is one or not. */
export const postAreas: Migration = {
  async up(db: Schema) {
    await db.schema.alterTable('post_texts').addColumn('area', 'text').execute();
  },
  async down(db: Schema) {
    await db.schema.alterTable('post_texts').dropColumn('area').execute();
  },
};
