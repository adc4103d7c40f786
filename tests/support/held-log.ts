import pino from 'pino';
import { beforeEach } from 'vitest';
import { logger } from '@/lib/log';

/**
 * Faults that a test brings about are logged by the dozen. They are held back, and shown where the test fails.
 */
const held: string[] = [];
const stream = (logger as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym];
if (stream === undefined) throw new Error('The logger writes elsewhere than it did.');
stream.write = (line) => held.push(line);

beforeEach(({ onTestFailed }) => {
  held.length = 0;
  onTestFailed(() => {
    process.stderr.write(held.join(''));
  });
});
