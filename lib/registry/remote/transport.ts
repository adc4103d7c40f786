import { Readable } from 'node:stream';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IPolicy,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { Pool } from 'undici';
import { logger } from '../../log';
import { errorFromProblem, problemSchema, READS, RegistryError, RegistryUnavailableError } from '../contract';

/**
 * The largest answers are the map's shapes and the beginnings of posts, one or two megabytes. Whatever is larger is not
 * ours, and nobody is answered while it is parsed. What that costs are lists and objects, and names above all, of which
 * our largest answers have some ten thousand: this much of the costliest takes 40 ms.
 */
const ANSWER_LIMIT = 3_000_000;
const MOST_OF = { '{': 60_000, ':': 60_000, '[': 250_000 };
const READ_RETRIES = 2;
const BREAKER_FAILURES = 5;
const BREAKER_REST_MS = 5_000;
/** What the last call told of the other side holds this long; then it is asked anew. */
const REACHED_MS = 5_000;
/** A question that every registry answers, and shortly. */
const SHORT_READ = READS.branches;

export interface TransportOptions {
  url: string;
  token: string;
  /** Deadline of one call, in milliseconds. */
  timeoutMs: number;
}

type Fields = Record<string, unknown>;

/** Bytes to send as they come. */
export interface Upload {
  bytes: AsyncIterable<Uint8Array>;
  size: number;
}

interface CallOptions {
  body?: Fields;
  file?: Upload;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Instead of the transport's own. */
  deadlineMs?: number;
}

/** Whether a failure may pass by itself; the breaker counts these, and only these are tried again. */
const passing = handleType(RegistryUnavailableError);

function unavailable(cause: unknown): RegistryUnavailableError {
  return new RegistryUnavailableError('backend', cause);
}

/** Counts marks as they come, those within texts too: no text of ours has as many. */
class Marks {
  readonly #left = new Map(Object.entries(MOST_OF).map(([mark, most]) => [mark.charCodeAt(0), most]));

  add(chunk: Buffer): void {
    for (const [mark, left] of this.#left) {
      let still = left;
      for (let at = chunk.indexOf(mark); at >= 0 && still >= 0; at = chunk.indexOf(mark, at + 1)) still -= 1;
      if (still < 0) throw new RangeError('the answer holds too much');
      this.#left.set(mark, still);
    }
  }
}

async function readLimited(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  const marks = new Marks();
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new RangeError('the answer is too large');
    marks.add(chunk);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The error of an answer that is no success. Refusals keep their meaning; what speaks of the connection
 * between the two systems (a wrong token, too many requests, a fault of theirs) is "unavailable" to us.
 */
function refusal(status: number, body: unknown): RegistryError {
  const problem = problemSchema.safeParse(body);
  if (!problem.success) return unavailable({ code: `status ${status}` });
  const error = errorFromProblem(problem.data);
  const theirs = status >= 500 || status === 401 || status === 429;
  return theirs ? unavailable({ code: problem.data.code }) : error;
}

/** Whether a refusal is one that a registry gives: to a question it knows nothing, to what is sent it may say anything. */
const isAnswer = (method: 'GET' | 'POST', error: unknown): boolean =>
  method === 'GET'
    ? error instanceof RegistryError && error.code === 'not_found'
    : !(error instanceof RegistryUnavailableError);

function queryString(input: Fields): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/**
 * HTTP to a registry: kept-alive connections, a deadline for each call, retries for reads only, and a circuit
 * breaker that answers at once while the other side is down.
 */
export class Transport {
  readonly #pool: Pool;
  readonly #base: string;
  readonly #token: string;
  readonly #timeoutMs: number;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #reads: IPolicy;
  /** What the last call told of the other side, and when. */
  #last: { answered: boolean; at: number } | undefined;
  #asking: Promise<boolean> | undefined;

  constructor({ url, token, timeoutMs }: TransportOptions) {
    const { origin, pathname } = new URL(url);
    this.#base = pathname.replace(/\/$/, '');
    this.#token = token;
    this.#timeoutMs = timeoutMs;
    this.#pool = new Pool(origin, {
      connections: 64,
      keepAliveTimeout: 30_000,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    this.#breaker = circuitBreaker(passing, {
      halfOpenAfter: BREAKER_REST_MS,
      breaker: new ConsecutiveBreaker(BREAKER_FAILURES),
    });
    this.#breaker.onBreak(() => logger.warn('the backend registry does not answer; calls are held back'));
    this.#breaker.onReset(() => logger.info('the backend registry answers again'));
    const again = retry(passing, {
      maxAttempts: READ_RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }),
    });
    // One deadline over all tries of a read, so that a page never waits for their sum.
    this.#reads = wrap(timeout(timeoutMs * 2, TimeoutStrategy.Aggressive), again, this.#breaker);
  }

  /** Deadline of one call, in milliseconds. */
  get timeoutMs(): number {
    return this.#timeoutMs;
  }

  /** Whether calls go out now; while not, each fails at once. */
  get up(): boolean {
    return this.#breaker.state !== CircuitState.Open;
  }

  /**
   * Whether the other side answers as a registry does, by the last call; where that is long ago, or there was none yet, by
   * one of its own. Never throws.
   */
  reached(): Promise<boolean> {
    const last = this.#last;
    if (last && performance.now() - last.at < REACHED_MS) return Promise.resolve(last.answered);
    this.#asking ??= this.#call('GET', SHORT_READ.path, {})
      .then(
        (answer) => SHORT_READ.output.safeParse(answer).success || this.disbelieve(),
        () => false,
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  /** What it said last was nothing that a registry says. */
  disbelieve(): false {
    this.#note(false);
    return false;
  }

  #note(answered: boolean): void {
    this.#last = { answered, at: performance.now() };
  }

  /**
   * GET, tried again on passing failures. Null: 404. A question is within the contract before it is asked, so that any
   * other refusal speaks of the other side.
   */
  async read(path: string, input: Fields): Promise<unknown> {
    try {
      return await this.#reads.execute(async ({ signal }) =>
        this.#orNull(this.#call('GET', path + queryString(input), { signal })),
      );
    } catch (error) {
      throw error instanceof RegistryUnavailableError ? error : unavailable(error);
    }
  }

  /** POST of a question, once. Null: 404. */
  async ask(path: string, body: Fields): Promise<unknown> {
    return this.#guarded(() => this.#orNull(this.#call('POST', path, { body })));
  }

  /** POST of a change, once: whoever calls knows whether it may be repeated. */
  async change(path: string, body: Fields, headers: Record<string, string>): Promise<unknown> {
    return this.#guarded(() => this.#call('POST', path, { body, headers }));
  }

  /** The same without the breaker: for the outbox, whose own pauses are the restraint. */
  async changePatiently(path: string, body: Fields, headers: Record<string, string>): Promise<unknown> {
    return this.#call('POST', path, { body, headers });
  }

  /**
   * POST of bytes, once, with a deadline of its own. The breaker does not count it: a line too slow for a large file is
   * no backend that is down.
   */
  async upload(
    path: string,
    query: Fields,
    file: Upload,
    options: { headers: Record<string, string>; deadlineMs: number; signal?: AbortSignal | undefined },
  ): Promise<unknown> {
    return this.#call('POST', path + queryString(query), { file, ...options });
  }

  async #guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.#breaker.execute(call);
    } catch (error) {
      throw error instanceof RegistryError ? error : unavailable(error);
    }
  }

  async #orNull(answer: Promise<unknown>): Promise<unknown> {
    try {
      return await answer;
    } catch (error) {
      // Only a registry's own "not found" means that there is nothing; any other 404 is a wrong address.
      if (error instanceof RegistryError && error.code === 'not_found') return null;
      throw error;
    }
  }

  /** One call, and a note of what it told of the other side. */
  async #call(method: 'GET' | 'POST', path: string, options: CallOptions): Promise<unknown> {
    try {
      const body = await this.#send(method, path, options);
      this.#note(true);
      return body;
    } catch (error) {
      // Whoever asked may have gone away: that tells nothing.
      if (!options.signal?.aborted) this.#note(isAnswer(method, error));
      throw error;
    }
  }

  async #send(method: 'GET' | 'POST', path: string, options: CallOptions): Promise<unknown> {
    const { file, deadlineMs = this.#timeoutMs } = options;
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
    let status: number;
    let body: unknown;
    try {
      const response = await this.#pool.request({
        method,
        path: this.#base + path,
        signal,
        headers: {
          authorization: `Bearer ${this.#token}`,
          accept: 'application/json',
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(file === undefined
            ? {}
            : { 'content-type': 'application/octet-stream', 'content-length': String(file.size) }),
          ...options.headers,
        },
        // The answer to a file begins after its last byte.
        headersTimeout: deadlineMs,
        body: file ? Readable.from(file.bytes) : options.body ? JSON.stringify(options.body) : null,
      });
      status = response.statusCode;
      body = JSON.parse(await readLimited(response.body)) as unknown;
    } catch (error) {
      throw unavailable(error);
    }
    if (status === 401) logger.error('the backend registry refuses the token');
    if (status < 200 || status > 299) throw refusal(status, body);
    return body;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
