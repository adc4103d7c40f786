import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bearerCheck } from '../../bearer';
import { logger } from '../../log';
import { MalformedRequestError, PROBLEMS, type Registry, RegistryError } from '../contract';
import type { FileIntake } from './attach';
import { findRoute, MethodNotAllowedError, type Reply, routesOf } from './routes';

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

function send(response: ServerResponse, reply: Reply, head: Record<string, string> = {}): void {
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...head,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function sendError(response: ServerResponse, error: unknown): void {
  const known =
    error instanceof RegistryError
      ? error
      : new RegistryError('internal', 'Something went wrong.', { cause: error });
  const cause = known.cause as { code?: unknown; message?: unknown } | undefined;
  if (known.status >= 500)
    logger.error({ code: known.code, cause: cause?.code ?? typeof cause }, 'request failed');
  if (!(error instanceof RegistryError)) logger.error({ stack: (error as Error)?.stack }, 'unexpected error');
  const head: Record<string, string> = { 'content-type': 'application/problem+json; charset=utf-8' };
  if (known.code === 'unauthorised') head['www-authenticate'] = 'Bearer';
  if (known instanceof MethodNotAllowedError) head.allow = known.allow;
  if (known.code === 'unavailable') head['retry-after'] = '5';
  // The rest of a refused body is not read, so the connection cannot be used again.
  if (!response.req.complete) head.connection = 'close';
  send(response, { status: PROBLEMS[known.code], body: known.toProblem() }, head);
}

/** A whole response to what could not be read as a request. */
function malformed(): string {
  const body = JSON.stringify(new MalformedRequestError().toProblem());
  return [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

function urlOf(request: IncomingMessage): URL {
  try {
    return new URL(request.url ?? '/', 'http://registry');
  } catch {
    throw new MalformedRequestError();
  }
}

function listen(server: Server, port: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve((server.address() as AddressInfo).port));
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
  const routes = routesOf(registry, files);
  const isKnown = bearerCheck(token);
  let closing = false;
  const server = createServer((request, response) => {
    const started = performance.now();
    let path = '';
    const answer = async () => {
      const url = urlOf(request);
      path = url.pathname;
      const route = findRoute(routes, request.method ?? '', path);
      const known = isKnown(request.headers.authorization);
      if (!route.open && !known) throw new RegistryError('unauthorised', 'A valid bearer token is needed.');
      const made = await route.answer(request, url, known);
      // A kept connection would hold up the end until its client lets go.
      if (closing) response.setHeader('connection', 'close');
      send(response, made);
    };
    // The query is left out: a name that somebody searched for is nobody's business.
    response.once('close', () =>
      logger.debug(
        {
          method: request.method,
          path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
        },
        'request',
      ),
    );
    answer().catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendError(response, error);
    });
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
