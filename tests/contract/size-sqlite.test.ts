import { sqliteHarness } from '../support/harness';
import { sizeSuite } from './size.suite';

sizeSuite('SQLite', sqliteHarness);
