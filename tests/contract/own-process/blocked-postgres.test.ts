import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect } from '@/lib/registry/store/store';
import { seededDatabase } from '../../support/seeded';
import { type Block, blockedSuite } from './blocked.suite';

let url = '';

/** Somebody alters tables, and does not end. */
const locked =
  (tables: string): Block =>
  async () => {
    const other = connect({ kind: 'postgres', url });
    const transaction = await other.write.startTransaction().execute();
    await sql.raw(`lock table ${tables} in access exclusive mode`).execute(transaction);
    return async () => {
      await transaction.rollback().execute();
      await other.close();
    };
  };

blockedSuite(
  'PostgreSQL',
  async () => {
    const address = await seededDatabase(inject('postgresUrl'));
    if (address.kind !== 'postgres') throw new Error('not a PostgreSQL');
    url = address.url;
    return { REGISTRY_DATABASE_URL: url };
  },
  {
    'one table locked': { block: locked('submissions'), readsToo: false },
    'every table locked': { block: locked('submissions, rate_limits, regions, cities'), readsToo: true },
  },
);
