import { seededHarness } from '../support/harness';
import { sizeSuite } from './size.suite';

sizeSuite('SQLite', seededHarness);
