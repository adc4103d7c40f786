import { logger } from '../../log';

/**
 * Runs a job again and again with pauses, never twice at once. The job says whether to go on without a pause.
 * A job that throws is logged and tried again after the pause.
 */
export class Loop {
  readonly #name: string;
  readonly #pauseMs: number;
  readonly #job: () => Promise<boolean>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #running = false;

  constructor(name: string, pauseMs: number, job: () => Promise<boolean>) {
    this.#name = name;
    this.#pauseMs = pauseMs;
    this.#job = job;
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#schedule(0);
  }

  /** Resolves when the round under way is over. */
  async stop(): Promise<void> {
    this.#running = false;
    clearTimeout(this.#timer);
    await this.#round;
  }

  #schedule(ms: number): void {
    if (!this.#running) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#run();
    }, ms);
    // Waiting for the next round is no reason to keep a process alive.
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    let more = false;
    try {
      more = await this.#job();
    } catch (error) {
      const { name, code } = error as { name?: string; code?: unknown };
      logger.error({ job: this.#name, error: name, code }, 'a background job failed');
    }
    this.#schedule(more ? 0 : this.#pauseMs);
  }
}
