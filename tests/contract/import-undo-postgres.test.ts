import { inject } from 'vitest';
import { seededPostgresHarness } from '../support/harness';
import { undoSuite } from './import-undo.suite';

undoSuite('PostgreSQL', () => seededPostgresHarness(inject('postgresUrl')));
