import { writeArrows } from '../tests/support/module-graph';

/** Writes which folder imports which into docs/architecture.md; tests/unit/architecture.test.ts holds the two together. */
writeArrows();
