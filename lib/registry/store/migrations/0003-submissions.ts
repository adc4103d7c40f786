import type { Migration } from 'kysely';
import { big, numbered, type Schema } from './columns';

const TABLES = [
  'jobs',
  'rate_limits',
  'deliveries',
  'attachments',
  'submission_contacts',
  'bookings',
  'submissions',
  'branch_closures',
  'branch_hours',
  'branches',
];

async function branches(db: Schema): Promise<void> {
  await numbered(db, 'branches')
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('city_id', big, (c) => c.notNull().references('cities.id'))
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('address_ar', 'text', (c) => c.notNull())
    .addColumn('address_en', 'text', (c) => c.notNull())
    .addColumn('services', 'text', (c) => c.notNull())
    .addColumn('slot_minutes', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('branch_hours')
    .addColumn('branch_id', big, (c) => c.notNull().references('branches.id').onDelete('cascade'))
    .addColumn('weekday', 'integer', (c) => c.notNull())
    .addColumn('opens', 'text', (c) => c.notNull())
    .addColumn('closes', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('branch_hours_key', ['branch_id', 'weekday', 'opens'])
    .execute();
  await db.schema
    .createTable('branch_closures')
    .addColumn('branch_id', big, (c) => c.notNull().references('branches.id').onDelete('cascade'))
    .addColumn('on_date', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('branch_closures_key', ['branch_id', 'on_date'])
    .execute();
}

async function submissions(db: Schema): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('idempotency_hash', 'text', (c) => c.notNull().unique())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addColumn('purge_on', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('submissions_by_purge').on('submissions').column('purge_on').execute();
  await db.schema.createIndex('submissions_by_time').on('submissions').column('received_at').execute();
  await db.schema
    .createTable('submission_contacts')
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('contact_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submission_contacts_key', ['submission_id', 'contact_hash'])
    .execute();
  await db.schema
    .createTable('bookings')
    .addColumn('branch_id', big, (c) => c.notNull().references('branches.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('submission_id', 'text', (c) =>
      c.notNull().unique().references('submissions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('bookings_key', ['branch_id', 'starts_at'])
    .execute();
  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('submission_id', 'text', (c) => c.references('submissions.id').onDelete('cascade'))
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size', big, (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('attachments_by_submission')
    .on('attachments')
    .column('submission_id')
    .execute();
}

async function work(db: Schema): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('submission_id', 'text', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('refused_at', 'text')
    .addColumn('dead_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('backend_reference', 'text')
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .column('next_attempt_at')
    .where('next_attempt_at' as never, 'is not', null)
    .execute();
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expires_at', big, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('leased_until', 'text', (c) => c.notNull())
    .addColumn('leased_by', 'text', (c) => c.notNull())
    .addColumn('last_run_at', 'text')
    .execute();
}

export const submissionsAndWork: Migration = {
  async up(db: Schema) {
    await branches(db);
    await submissions(db);
    await work(db);
  },
  async down(db: Schema) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
