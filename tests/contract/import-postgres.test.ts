import { inject } from 'vitest';
import { postgresHarness } from '../support/harness';
import { importSuite } from './import.suite';

importSuite('PostgreSQL', () => postgresHarness(inject('postgresUrl')));
