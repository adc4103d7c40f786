import type { Migration } from 'kysely';
import { big, numbered, real, type Schema } from './columns';

const TABLES = [
  'post_texts',
  'posts',
  'registrars',
  'area_sources',
  'area_events',
  'area_shapes',
  'area_parts',
  'areas',
  'place_aliases',
  'districts',
  'cities',
  'regions',
  'datasets',
  'imports',
];

async function imports(db: Schema): Promise<void> {
  await numbered(db, 'imports')
    .addColumn('dataset', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('rows_read', big, (c) => c.notNull().defaultTo(0))
    .addColumn('rows_accepted', big, (c) => c.notNull().defaultTo(0))
    .addColumn('rows_refused', big, (c) => c.notNull().defaultTo(0))
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema
    .createIndex('imports_by_content')
    .on('imports')
    .columns(['dataset', 'status', 'content_hash'])
    .execute();
  await db.schema
    .createTable('datasets')
    .addColumn('dataset', 'text', (c) => c.primaryKey())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('licence', 'text')
    .addColumn('coverage', 'text')
    .addColumn('import_id', big, (c) => c.references('imports.id').onDelete('set null'))
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .execute();
}

async function places(db: Schema): Promise<void> {
  await db.schema
    .createTable('regions')
    .addColumn('id', big, (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .execute();
  await numbered(db, 'cities')
    .addColumn('region_id', big, (c) => c.notNull().references('regions.id'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('cities_by_region').on('cities').column('region_id').execute();
  await numbered(db, 'districts')
    .addColumn('city_id', big, (c) => c.notNull().references('cities.id'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('lon', real)
    .addColumn('lat', real)
    .addColumn('geometry', 'text')
    .addColumn('import_id', big, (c) => c.references('imports.id').onDelete('set null'))
    .addColumn('content_hash', 'text')
    .execute();
  await db.schema.createIndex('districts_by_city').on('districts').column('city_id').execute();
  await db.schema
    .createTable('place_aliases')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('parent_id', big, (c) => c.notNull())
    .addColumn('alias', 'text', (c) => c.notNull())
    .addColumn('target_id', big, (c) => c.notNull())
    .addPrimaryKeyConstraint('place_aliases_key', ['kind', 'parent_id', 'alias'])
    .execute();
}

async function areas(db: Schema): Promise<void> {
  await numbered(db, 'areas')
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('announced_on', 'text')
    .addColumn('starts_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('plot_count', big)
    .addColumn('titles_total', big)
    .addColumn('transactions_total', big)
    .addColumn('properties_total', big)
    .addColumn('totals_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('import_id', big, (c) => c.references('imports.id').onDelete('set null'))
    .addColumn('content_hash', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await numbered(db, 'area_parts')
    .addColumn('area_id', big, (c) => c.notNull().references('areas.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('region_id', big, (c) => c.notNull().references('regions.id'))
    .addColumn('city_id', big, (c) => c.references('cities.id'))
    .addColumn('district_id', big, (c) => c.references('districts.id'))
    .addColumn('name_ar', 'text')
    .addColumn('name_en', 'text')
    .addColumn('district_count', big)
    .addColumn('plot_count', big)
    .execute();
  for (const column of ['area_id', 'region_id', 'city_id', 'district_id'])
    await db.schema.createIndex(`area_parts_by_${column}`).on('area_parts').column(column).execute();
  await areaDetails(db);
}

async function areaDetails(db: Schema): Promise<void> {
  await numbered(db, 'area_shapes')
    .addColumn('area_id', big, (c) => c.notNull().references('areas.id').onDelete('cascade'))
    .addColumn('part_id', big, (c) => c.references('area_parts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('geometry', 'text', (c) => c.notNull())
    .addColumn('west', real, (c) => c.notNull())
    .addColumn('south', real, (c) => c.notNull())
    .addColumn('east', real, (c) => c.notNull())
    .addColumn('north', real, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('area_shapes_by_area').on('area_shapes').column('area_id').execute();
  await numbered(db, 'area_events')
    .addColumn('area_id', big, (c) => c.notNull().references('areas.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('on_date', 'text', (c) => c.notNull())
    .addColumn('note_ar', 'text')
    .addColumn('note_en', 'text')
    .execute();
  await db.schema.createIndex('area_events_by_area').on('area_events').column('area_id').execute();
  await numbered(db, 'area_sources')
    .addColumn('area_id', big, (c) => c.notNull().references('areas.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .execute();
  await db.schema.createIndex('area_sources_by_area').on('area_sources').column('area_id').execute();
}

async function content(db: Schema): Promise<void> {
  await numbered(db, 'registrars')
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('region_id', big, (c) => c.notNull().references('regions.id'))
    .addColumn('verified_on', 'text')
    .addColumn('import_id', big, (c) => c.references('imports.id').onDelete('set null'))
    .addColumn('content_hash', 'text')
    .execute();
  await db.schema.createIndex('registrars_by_region').on('registrars').column('region_id').execute();
  await numbered(db, 'posts')
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('published_on', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('source_name', 'text')
    .addColumn('source_url', 'text')
    .addColumn('import_id', big, (c) => c.references('imports.id').onDelete('set null'))
    .addColumn('content_hash', 'text')
    .execute();
  await db.schema
    .createTable('post_texts')
    .addColumn('post_id', big, (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('post_texts_key', ['post_id', 'locale'])
    .execute();
}

export const placesAndContent: Migration = {
  async up(db: Schema) {
    await imports(db);
    await places(db);
    await areas(db);
    await content(db);
  },
  async down(db: Schema) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
