import { sqliteHarness } from '../support/harness';
import { readsSuite } from './reads.suite';
import { submissionsSuite } from './submissions.suite';

readsSuite('embedded on SQLite', sqliteHarness);
submissionsSuite('embedded on SQLite', sqliteHarness);
