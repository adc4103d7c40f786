import { inject } from 'vitest';
import { postgresHarness } from '../support/harness';
import { undoSuite } from './import-undo.suite';

undoSuite('PostgreSQL', () => postgresHarness(inject('postgresUrl')));
