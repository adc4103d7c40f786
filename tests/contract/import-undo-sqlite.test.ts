import { seededHarness } from '../support/harness';
import { undoSuite } from './import-undo.suite';

undoSuite('SQLite', seededHarness);
