import { remoteHarness } from '../support/harness';
import { readsSuite } from './reads.suite';
import { submissionsSuite } from './submissions.suite';

readsSuite('remote over HTTP', remoteHarness);
submissionsSuite('remote over HTTP', remoteHarness);
