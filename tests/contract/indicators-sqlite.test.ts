import { seededHarness } from '../support/harness';
import { indicatorsSuite } from './indicators.suite';

indicatorsSuite('SQLite', seededHarness);
