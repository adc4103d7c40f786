import { Worker } from 'node:worker_threads';
import { logger } from '../../log';

/** How often the log is looked at, and the size below which it is left alone. */
const LOOK_MS = 500;
const SMALL_BYTES = 1_000_000;
/** Pages in the log from which on it is not only carried over but begun again, though somebody is writing. */
const MANY_PAGES = 8_000;
/** A commit does it by itself with so many pages: SQLite's own number. */
const OWN_PAGES = 1_000;

/**
 * A thread of its own, in words that no bundler reads. It waits for nobody: what a reader still needs stays in the log until
 * the next look. A log that is begun anew keeps its size on the disk.
 */
const THREAD = `
const { statSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const Database = require('libsql');
const { path, lookMs, smallBytes, manyPages } = workerData;
const database = new Database(path, { timeout: 0 });
const carryOver = (how) => database.prepare('pragma wal_checkpoint(' + how + ')').all()[0];
const size = () => statSync(path + '-wal', { throwIfNoEntry: false })?.size ?? 0;
function look() {
  try {
    if (size() < smallBytes) return;
    const { log, checkpointed } = carryOver('passive');
    if (log > manyPages && checkpointed < log) carryOver('restart');
  } catch {
    // Somebody is in the way, or the disk is: the next look tries again.
  }
}
function empty() {
  try {
    carryOver('passive');
    return carryOver('truncate').busy === 0;
  } catch {
    return false;
  }
}
const timer = setInterval(look, lookMs);
parentPort.on('message', (asked) => {
  if (asked === 'empty') return parentPort.postMessage(empty());
  clearInterval(timer);
  database.close();
  parentPort.close();
});
parentPort.postMessage('ready');
`;

/**
 * Carries SQLite's log over into the file beside a site that serves. A commit would do it by itself; but while somebody
 * reads one moment of the store for long, such as a backup, the log only grows, and the commit after it would carry over all
 * of it in one turn of the event loop.
 */
export class LogKeeper {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  /** Who waits for an answer, in the order in which the thread gives them. */
  readonly #waiting: ((isEmpty: boolean) => void)[] = [];
  #isEnding = false;
  #isOver = false;

  /** @param byCommits is told with how many pages a commit is to do it by itself from now on; 0: never */
  constructor(path: string, byCommits: (pages: number) => void) {
    const workerData = { path, lookMs: LOOK_MS, smallBytes: SMALL_BYTES, manyPages: MANY_PAGES };
    this.#worker = new Worker(THREAD, { eval: true, execArgv: [], workerData });
    this.#worker.unref();
    this.#worker.on('message', (said: 'ready' | boolean) => {
      if (said === 'ready') byCommits(0);
      else this.#waiting.shift()?.(said);
    });
    this.#worker.on('error', (error) => {
      logger.error({ error: error.name }, 'the log of the store is carried over by its commits again');
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#isOver = true;
        for (const answer of this.#waiting.splice(0)) answer(false);
        if (!this.#isEnding) byCommits(OWN_PAGES);
        resolve();
      });
    });
  }

  /** Empties the log. @returns whether nobody needed it */
  async empty(): Promise<boolean> {
    if (this.#isOver) return false;
    this.#worker.postMessage('empty');
    return new Promise<boolean>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    this.#worker.ref();
    this.#worker.postMessage('end');
    await this.#ended;
  }
}
