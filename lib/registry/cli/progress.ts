import cliProgress from 'cli-progress';
import type { Source } from '../import/source';
import { note } from './output';

/** Between two plain lines. */
const LINE_MS = 5_000;
const MB = 1_000_000;

/** How much there is, and how much of it was read: of one unit. */
type Read = Pick<Source, 'size' | 'read'>;

export interface Progress {
  rows(count: number): void;
  storing(done: number, of: number): void;
  stop(): void;
}

const rowsText = (count: number) => count.toLocaleString('en');

function bar(source: Read): Progress {
  const view = new cliProgress.SingleBar(
    {
      format: '{phase} [{bar}] {percentage}% | {rows} rows | {speed} rows/s',
      clearOnComplete: true,
      hideCursor: true,
      stream: process.stderr,
    },
    cliProgress.Presets.legacy,
  );
  const begun = Date.now();
  const speed = (count: number) => rowsText(Math.round(count / Math.max(0.001, (Date.now() - begun) / 1000)));
  let phase = 'reading';
  view.start(source.size ?? 0, 0, { phase, rows: 0, speed: 0 });
  return {
    rows: (count) =>
      view.update(source.size === null ? 0 : source.read(), {
        phase,
        rows: rowsText(count),
        speed: speed(count),
      }),
    storing: (done, of) => {
      if (phase !== 'storing') view.setTotal(of);
      phase = 'storing';
      view.update(done, { phase, rows: rowsText(done), speed: speed(done) });
    },
    stop: () => view.stop(),
  };
}

function lines(source: Read): Progress {
  let last = Date.now();
  const say = (text: string) => {
    if (Date.now() - last < LINE_MS) return;
    last = Date.now();
    note(text);
  };
  const part = () =>
    source.size === null
      ? `${(source.read() / MB).toFixed(0)} MB`
      : `${((100 * source.read()) / source.size).toFixed(0)} %`;
  return {
    rows: (count) => say(`reading: ${count} rows, ${part()}`),
    storing: (done, of) => say(`storing: ${done} of ${of} rows`),
    stop: () => undefined,
  };
}

/** A bar on a terminal, a line now and then elsewhere. Both on standard error. */
export function progressOf(source: Read): Progress {
  return process.stderr.isTTY ? bar(source) : lines(source);
}
