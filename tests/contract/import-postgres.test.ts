import { inject } from 'vitest';
import { seededPostgresHarness } from '../support/harness';
import { importSuite } from './import.suite';

importSuite('PostgreSQL', () => seededPostgresHarness(inject('postgresUrl')));
