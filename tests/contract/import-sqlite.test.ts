import { sqliteHarness } from '../support/harness';
import { importSuite } from './import.suite';

importSuite('SQLite', sqliteHarness);
