import { inject } from 'vitest';
import { postgresHarness } from '../support/harness';
import { readsSuite } from './reads.suite';
import { submissionsSuite } from './submissions.suite';

const open = () => postgresHarness(inject('postgresUrl'));
readsSuite('embedded on PostgreSQL', open);
submissionsSuite('embedded on PostgreSQL', open);
