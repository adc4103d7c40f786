import { seededHarness } from '../support/harness';
import { importSuite } from './import.suite';

importSuite('SQLite', seededHarness);
