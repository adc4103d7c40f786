import { inject } from 'vitest';
import { seededPostgresHarness } from '../support/harness';
import { indicatorsSuite } from './indicators.suite';

indicatorsSuite('PostgreSQL', () => seededPostgresHarness(inject('postgresUrl')));
