import { type Migration, sql } from 'kysely';
import type { Schema } from './columns';

/** Lists in the order in which they are read, and rows of an import: without these every page sorts the whole table. */
const INDEXES = {
  areas_newest: sql`areas (coalesce(starts_on, announced_on, ends_on, '') desc, slug)`,
  areas_by_end: sql`areas (ends_on, slug)`,
  areas_by_import: sql`areas (import_id)`,
  registrars_by_name: sql`registrars (search, code)`,
  registrars_by_region_and_name: sql`registrars (region_id, search, code)`,
  registrars_by_import: sql`registrars (import_id)`,
  posts_newest: sql`posts (published_on desc, slug)`,
  posts_by_import: sql`posts (import_id)`,
  post_texts_by_locale: sql`post_texts (locale, post_id)`,
};

export const manyRows: Migration = {
  async up(db: Schema) {
    for (const [name, on] of Object.entries(INDEXES))
      await sql`create index ${sql.id(name)} on ${on}`.execute(db);
  },
  async down(db: Schema) {
    for (const name of Object.keys(INDEXES)) await db.schema.dropIndex(name).execute();
  },
};
