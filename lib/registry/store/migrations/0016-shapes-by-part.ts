import type { Migration } from 'kysely';
import type { Schema } from './columns';

/** A deleted part takes its shapes with it: without this each part looks through all shapes of all areas. */
const NAME = 'area_shapes_by_part';

export const shapesByPart: Migration = {
  async up(db: Schema) {
    await db.schema.createIndex(NAME).on('area_shapes').column('part_id').execute();
  },
  async down(db: Schema) {
    await db.schema.dropIndex(NAME).execute();
  },
};
