import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the way to a backend misbehaves. `cut`: the request arrives and is worked off, the answer is lost.
 * `slow`: nothing comes back. `garbage`: an answer that is none. `error`: a 500 of something in between.
 * `foreign`: a well-formed answer of something that is no registry. `half`: the connection breaks in the middle of what is
 * sent. `cut_submission`: as `cut`, for the submission itself only.
 */
export type Fault = 'none' | 'cut' | 'cut_submission' | 'half' | 'slow' | 'garbage' | 'error' | 'foreign';

/** What the backend itself answers. */
interface Passed {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Any other way to answer; `pass` asks the backend. */
export type Misbehaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => Promise<Passed>,
) => unknown;

/** A real HTTP hop between relay and backend that can be told to misbehave. */
export class FaultyProxy {
  fault: Fault | Misbehaviour = 'none';
  /** Requests that reached the backend. */
  passed = 0;
  /** What was asked of it, by address; a test empties it. */
  asked: string[] = [];
  #server: Server;
  #target: number;
  port = 0;

  constructor(target: number) {
    this.#target = target;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  /** Listens, on the same port again after {@link goDown}. */
  async goUp(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections, and cuts those that are open. */
  async goDown(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const answers: Record<Exclude<Fault, 'none' | 'cut' | 'cut_submission' | 'half'>, () => void> = {
      slow: () => {},
      garbage: () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"reference": '),
      error: () => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>'),
      foreign: () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":"world"}'),
    };
    const { fault } = this;
    if (typeof fault === 'function') void fault(request, response, () => this.#whole(request));
    else if (fault === 'none') this.#pass(request, response, false);
    else if (fault === 'cut') this.#pass(request, response, true);
    else if (fault === 'cut_submission')
      this.#pass(request, response, request.url?.endsWith('/submissions') === true);
    else if (fault === 'half') this.#pass(request, response, false, 100_000);
    else {
      request.resume();
      answers[fault]();
    }
  }

  /** The backend's answer, read whole; a connection that ends meanwhile is nobody's answer. */
  #whole(request: IncomingMessage): Promise<Passed> {
    this.passed += 1;
    const { method, url, headers } = request;
    return new Promise((resolve) => {
      const onward = forward(
        { port: this.#target, host: '127.0.0.1', method, path: url, headers },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          resolve({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          });
        },
      );
      onward.once('error', () => request.socket.destroy());
      request.pipe(onward);
    });
  }

  #pass(
    request: IncomingMessage,
    response: ServerResponse,
    cut: boolean,
    atMost = Number.POSITIVE_INFINITY,
  ): void {
    this.passed += 1;
    const { method, url, headers } = request;
    this.asked.push(url ?? '');
    const onward = forward(
      { port: this.#target, host: '127.0.0.1', method, path: url, headers },
      (answer) => {
        if (!cut) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        // The backend has answered, so it has stored; the answer never gets through.
        answer.resume();
        answer.once('end', () => request.socket.destroy());
      },
    );
    onward.once('error', () => response.destroy());
    let sent = 0;
    request.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      if (sent <= atMost) return;
      onward.destroy();
      request.socket.destroy();
    });
    request.pipe(onward);
  }
}
