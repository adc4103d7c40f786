import pino, { type Logger, type LoggerOptions } from 'pino';

/**
 * What never reaches a log, whatever object it hangs on. Payloads are not logged at all; this catches a slip.
 */
const redacted = [
  'payload',
  'body',
  'values',
  'email',
  'phone',
  'nationalId',
  'fullName',
  'message',
  'authorization',
  'cookie',
];

const options: LoggerOptions = {
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
};

/** The one logger: JSON lines on standard error, so that standard output stays the answer of a command. */
export const logger: Logger = pino(options, pino.destination({ fd: 2, sync: true }));
