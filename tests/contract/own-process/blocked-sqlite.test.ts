import { join } from 'node:path';
import { connect } from '@/lib/registry/store/store';
import { type Block, blockedSuite } from './blocked.suite';

/** Another process writes, and does not end. */
const held: Block = async ({ dataDir }) => {
  const other = connect({ kind: 'sqlite', path: join(dataDir, 'registry.sqlite') });
  const transaction = await other.write.startTransaction().execute();
  return async () => {
    await transaction.rollback().execute();
    await other.close();
  };
};

blockedSuite('SQLite', async () => ({}), { 'the lock held': { block: held, readsToo: false } });
