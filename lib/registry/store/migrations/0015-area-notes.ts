import type { Migration } from 'kysely';
import type { Schema } from './columns';

const COLUMNS = [
  ['areas', 'note_ar'],
  ['areas', 'note_en'],
  ['area_parts', 'note_ar'],
  ['area_parts', 'note_en'],
] as const;

/** What an announcement says beside names and counts: plans, boundary streets, plots by place, names that two sources print otherwise. */
export const areaNotes: Migration = {
  async up(db: Schema) {
    for (const [table, name] of COLUMNS) await db.schema.alterTable(table).addColumn(name, 'text').execute();
  },
  async down(db: Schema) {
    for (const [table, name] of COLUMNS) await db.schema.alterTable(table).dropColumn(name).execute();
  },
};
