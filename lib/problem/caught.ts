import { logger } from '../log';
import { isRegistryError, Problem } from '.';

/**
 * What was thrown, as a problem to answer with: one that was raised on purpose as it is, anything else as a fault of ours,
 * which the log is told.
 * @param failed for the log: what did not work, and with what
 */
export function asProblem(error: unknown, failed: string, facts: object = {}): Problem {
  if (error instanceof Problem || isRegistryError(error)) return error;
  logger.error({ ...facts, stack: error instanceof Error ? error.stack : String(error) }, failed);
  return new Problem('internal', { cause: error });
}
