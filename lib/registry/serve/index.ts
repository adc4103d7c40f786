import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { logger } from '../../log';
import { MalformedRequestError, type Registry } from '../contract';
import type { FileIntake } from './attach';
import { problemResponse } from './problem';
import { appOf } from './routes';

export interface ServeOptions {
  registry: Registry;
  files: FileIntake;
  /** What callers must present as `Authorization: Bearer …`. */
  token: string;
  port: number;
  hostname: string;
}

export interface RunningService {
  port: number;
  /** Stops taking requests, finishes those under way, and closes the listener. The registry stays open. */
  close(): Promise<void>;
}

/** A whole response to what could not be read as a request. */
function malformed(): string {
  const body = JSON.stringify(new MalformedRequestError());
  return [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

function listen(server: Server, port: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve((server.address() as AddressInfo).port));
  });
}

function logged(request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    // The query is left out: a name that somebody searched for is nobody's business.
    const path = request.url?.split('?', 1)[0];
    logger.debug({ method: request.method, path, status: response.statusCode, ms }, 'request');
  });
}

/** Runs a registry as an HTTP service with the contract of `/openapi.json`. */
export async function serve({
  registry,
  files,
  token,
  port,
  hostname,
}: ServeOptions): Promise<RunningService> {
  const app = appOf(registry, files, token);
  let closing = false;
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const response = await app.fetch(request, { incoming });
      // A kept connection would hold up the end until its client lets go; the rest of a refused body is not read.
      if (closing || !('complete' in incoming && incoming.complete))
        response.headers.set('connection', 'close');
      return response;
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        problemResponse(error instanceof RequestError ? new MalformedRequestError() : error),
    },
  );
  const server = createServer((request, response) => {
    logged(request, response);
    void answer(request, response);
  });
  // What is no HTTP gets the same shape of answer, as long as anything can be sent.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformed());
    else socket.destroy();
  });
  server.headersTimeout = 5_000;
  // What may take this long is a file; other bodies have a deadline of their own (body.ts).
  server.requestTimeout = 300_000;
  // Longer than a client keeps an idle connection, so that it is never closed under a request just sent.
  server.keepAliveTimeout = 65_000;
  const bound = await listen(server, port, hostname);
  return {
    port: bound,
    close: () =>
      new Promise((resolve) => {
        closing = true;
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
