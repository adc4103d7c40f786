import type { Migration } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './columns';

/** Submissions that were stored where they are answered are with the team, and were told to be on their way. */
export const deliveredStates: Migration = {
  async up(db: Schema) {
    await sql`update submissions set state = 'passed_on' where state = 'received' and exists
      (select 1 from deliveries where submission_id = submissions.id and delivered_at is not null)`.execute(
      db,
    );
  },
  async down(db: Schema) {
    await sql`update submissions set state = 'received' where state = 'passed_on' and exists
      (select 1 from deliveries where submission_id = submissions.id and backend_reference is null)`.execute(
      db,
    );
  },
};
