import { type Migration, sql } from 'kysely';
import type { Schema } from './columns';

/** Lists are found in memory (store/book.ts): no query reads these any more, and each of them costs every import. */
const UNREAD = {
  registrars_by_region: sql`registrars (region_id)`,
  registrars_by_region_and_name: sql`registrars (region_id, search, code)`,
  areas_newest: sql`areas (coalesce(starts_on, announced_on, ends_on, '') desc, slug)`,
  areas_by_end: sql`areas (ends_on, slug)`,
};

export const fewerIndexes: Migration = {
  async up(db: Schema) {
    for (const name of Object.keys(UNREAD)) await db.schema.dropIndex(name).execute();
  },
  async down(db: Schema) {
    for (const [name, on] of Object.entries(UNREAD))
      await sql`create index ${sql.id(name)} on ${on}`.execute(db);
  },
};
