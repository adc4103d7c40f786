import { diskWords } from '../../disk';

/** Exit codes of every command. `usage` is also what the command-line parser gives. */
export const EXIT = { ok: 0, failed: 1, usage: 2, notFound: 3, pipe: 141 } as const;

/** A command's reasoned refusal: printed without a stack, with its exit code. */
export class CliError extends Error {
  override name = 'CliError';
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * A reader such as `head` may close the pipe early. That is no error: stop at once, with the code that a
 * native tool would have.
 */
export function stopWhenPipeCloses(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.pipe);
      // Standard error is the other stream, and may take it; where it does not, nothing does.
      if (stream === process.stdout) note(`The answer cannot be written: ${diskWords(error) ?? error.code}.`);
      process.exit(EXIT.failed);
    });
}

/** Writes to standard output and waits while its reader is slower. */
export async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', () => resolve()));
}

export const line = (text: string): Promise<void> => write(`${text}\n`);
export const json = (value: unknown): Promise<void> => line(JSON.stringify(value, null, 2));

/** A remark for the person at the terminal; keeps standard output for the answer. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** One value to a cell: tabs and line ends would break the line, controls could drive the terminal. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}

/** Columns under headings on a terminal; bare tab-separated lines elsewhere, for `cut` and `awk`. */
export async function table(headings: string[], rows: unknown[][]): Promise<void> {
  const cells = rows.map((row) => row.map(cell));
  if (!process.stdout.isTTY) {
    for (const row of cells) await line(row.join('\t'));
    return;
  }
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const padded = (row: string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  await line(padded(headings.map((heading) => heading.toUpperCase())));
  for (const row of cells) await line(padded(row));
}

/** `key: value` lines, the longest key giving the width. */
export async function facts(entries: Record<string, unknown>): Promise<void> {
  const width = Math.max(...Object.keys(entries).map((key) => key.length));
  for (const [key, value] of Object.entries(entries)) await line(`${key.padEnd(width)}  ${cell(value)}`);
}
