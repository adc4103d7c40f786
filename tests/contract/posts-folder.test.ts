import { inject } from 'vitest';
import { postgresHarness, sqliteHarness } from '../support/harness';
import { postsFolderSuite } from './posts-folder.suite';

postsFolderSuite('SQLite', sqliteHarness);
postsFolderSuite('PostgreSQL', () => postgresHarness(inject('postgresUrl')));
