import { pipeline, Readable } from 'node:stream';
import { CsvError, type Parser, parse } from 'csv-parse';
import { FileRefusedError } from './errors';
import { peek } from './source';

/** No real row is longer; an unclosed quotation mark would swallow the rest of the file. */
const MAX_ROW_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

export interface CsvRow {
  /** Line of the file on which the row ends (rows rarely hold line breaks). */
  line: number;
  cells: string[];
}

/** The separator that the first line has most of. */
export function separatorOf(head: string): string {
  const [line = ''] = head.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((separator) => ({ separator, n: line.split(separator).length }));
  return counts.reduce((a, b) => (b.n > a.n ? b : a)).separator;
}

/**
 * Watches for a file that ends in the middle of a line. Its last number may be cut short and still look like a
 * number, so such a file is refused unless the importing person says that it is whole.
 */
async function* terminated(chunks: AsyncIterable<Buffer>, unterminated: boolean): AsyncGenerator<Buffer> {
  let last: number | undefined;
  for await (const chunk of chunks) {
    last = chunk.at(-1) ?? last;
    yield chunk;
  }
  if (last !== LINE_FEED && last !== undefined && !unterminated)
    throw new FileRefusedError(
      'The last line has no end: the file may be cut off. If it is whole, say --unterminated.',
    );
}

/** Where the mark was opened: in the row after the last whole one. The parser itself tells where the text ends. */
function openedAt(error: CsvError): string {
  const { records, empty_lines: empty } = error as unknown as { records?: number; empty_lines?: number };
  return records === undefined ? '' : ` that opens about line ${records + (empty ?? 0) + 1}`;
}

function explained(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const at = 'lines' in error ? ` near line ${String(error.lines)}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return new FileRefusedError(
      `A quotation mark is not closed${openedAt(error)}: the file is damaged or cut off.`,
      {
        cause: error,
      },
    );
  return new FileRefusedError(`The file is no readable CSV${at} (${error.code}).`, { cause: error });
}

/** Line breaks inside the cells of one row. */
function breaksIn(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) breaks += 1;
  return breaks;
}

const isBlank = (cells: readonly string[]) => cells.length === 1 && cells[0]?.trim() === '';

/** Everything that the parser has ready, numbered. Blank lines count and are left out. */
function readyRows(parser: Parser, lineBefore: number): { rows: CsvRow[]; line: number } {
  const rows: CsvRow[] = [];
  let line = lineBefore;
  for (
    let cells = parser.read() as string[] | null;
    cells !== null;
    cells = parser.read() as string[] | null
  ) {
    line += 1 + breaksIn(cells);
    if (!isBlank(cells)) rows.push({ line, cells });
  }
  return { rows, line };
}

/** Resolves when the parser may have more to give, or nothing any more. */
function more(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    if (parser.destroyed || parser.readableEnded) {
      // Not a bare promise: the pipeline has yet to say why, and waiting promises would never let it.
      setImmediate(resolve);
      return;
    }
    const done = () => {
      parser.off('readable', done).off('end', done).off('close', done);
      resolve();
    };
    parser.on('readable', done).on('end', done).on('close', done);
  });
}

/**
 * The rows of a CSV text, the heading line among them, as many at a time as are ready: one promise for each row
 * would take longer than the row. Blank lines are left out.
 * @throws {FileRefusedError} on the way, where the text is damaged or cut off
 */
export async function* csvRows(
  text: AsyncIterable<Buffer>,
  options: { unterminated?: boolean } = {},
): AsyncGenerator<CsvRow[]> {
  const { head, all } = await peek(text, 1);
  const parser: Parser = parse({
    delimiter: separatorOf(head.toString('utf8')),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const input = Readable.from(terminated(all, options.unterminated ?? false));
  let failure: Error | undefined;
  pipeline(input, parser, (error) => {
    failure = error ?? undefined;
  });
  let line = 0;
  try {
    while (!parser.readableEnded) {
      const ready = readyRows(parser, line);
      line = ready.line;
      if (ready.rows.length > 0) yield ready.rows;
      else await more(parser);
      if (failure !== undefined) throw explained(failure);
    }
  } finally {
    parser.destroy();
  }
}
