import type { IncomingMessage } from 'node:http';
import { NAME_MAX } from '../../forms/unknown-fields';
import {
  ATTACH,
  checked,
  MalformedRequestError,
  nothing,
  READ_NAMES,
  READS,
  type Registry,
  RegistryError,
  SET_STATE,
  STATUS,
  SUBMIT,
  submitSchema,
} from '../contract';
import { HEALTH_PATH, OPENAPI_PATH, openApiDocument } from '../openapi';
import { attach, type FileIntake } from './attach';
import { readJson } from './body';

export interface Reply {
  status: number;
  body: unknown;
}

type Query = Record<string, string | undefined>;

interface Route {
  method: 'GET' | 'POST';
  /** Answered without a token. */
  open?: true;
  /** @param known whether the caller has shown the token */
  answer: (request: IncomingMessage, url: URL, known: boolean) => Promise<Reply>;
}

const ok = (body: unknown): Reply => ({ status: 200, body });

/** One value a name: a name given twice is ambiguous, so it is refused. An empty value is none, of a known name. */
function queryOf(url: URL): Query {
  const query = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    if (query.has(name))
      throw new MalformedRequestError([{ path: name.slice(0, NAME_MAX), code: 'repeated' }]);
    query.set(name, value);
  }
  return Object.fromEntries([...query].map(([name, value]) => [name, value === '' ? undefined : value]));
}

function notFound(): RegistryError {
  return new RegistryError('not_found', 'There is nothing here.');
}

/** The body of a request whose address says nothing more. */
function bodyOf(request: IncomingMessage, url: URL): Promise<unknown> {
  checked(nothing, queryOf(url));
  return readJson(request);
}

async function submit(registry: Registry, request: IncomingMessage, url: URL): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  const body = checked(SUBMIT.body, await bodyOf(request, url));
  const { receiptToken: _ours, ...accepted } = await registry.submit(
    checked(submitSchema, { ...body, idempotencyKey: key }),
  );
  return { status: accepted.repeated ? 200 : 201, body: accepted };
}

async function status(registry: Registry, request: IncomingMessage, url: URL): Promise<Reply> {
  const found = await registry.submissionStatus(checked(STATUS.input, await bodyOf(request, url)));
  if (found === null) throw notFound();
  return ok(found);
}

async function setState(registry: Registry, request: IncomingMessage, url: URL): Promise<Reply> {
  const found = await registry.setSubmissionState(checked(SET_STATE.input, await bodyOf(request, url)));
  if (found === null) throw notFound();
  return ok(found);
}

/** The contract's operations as routes; paths have no parameters, so a table look-up is the whole router. */
export function routesOf(registry: Registry, files: FileIntake): Map<string, Route> {
  const document = openApiDocument();
  const routes = new Map<string, Route>([
    [OPENAPI_PATH, { method: 'GET', open: true, answer: async () => ok(document) }],
    [
      HEALTH_PATH,
      {
        method: 'GET',
        open: true,
        answer: async (_request, _url, known) => {
          const health = await registry.health();
          // What holds it together, and what is wrong with it, is nothing for strangers.
          return { status: health.ok ? 200 : 503, body: known ? health : { ok: health.ok } };
        },
      },
    ],
    [SUBMIT.path, { method: 'POST', answer: (request, url) => submit(registry, request, url) }],
    [
      ATTACH.path,
      {
        method: 'POST',
        answer: async (request, url) => {
          const attached = await attach(files, request, queryOf(url));
          return { status: attached.repeated ? 200 : 201, body: attached };
        },
      },
    ],
    [STATUS.path, { method: 'POST', answer: (request, url) => status(registry, request, url) }],
    [SET_STATE.path, { method: 'POST', answer: (request, url) => setState(registry, request, url) }],
  ]);
  for (const name of READ_NAMES) {
    const ask = registry[name] as (query: unknown) => Promise<{ data: unknown }>;
    routes.set(READS[name].path, {
      method: 'GET',
      answer: async (_request, url) => {
        const { data } = await ask(queryOf(url));
        if (data === null) throw notFound();
        return ok(data);
      },
    });
  }
  return routes;
}

/** With the method that the address does answer, for the header that has to name it (RFC 9110, 15.5.6). */
export class MethodNotAllowedError extends RegistryError {
  override name = 'MethodNotAllowedError';
  readonly allow: string;
  constructor(method: Route['method']) {
    super('method_not_allowed', `This answers ${method} only.`);
    this.allow = method === 'GET' ? 'GET, HEAD' : method;
  }
}

/**
 * The route of a request.
 * @throws {RegistryError} not_found, method_not_allowed
 */
export function findRoute(routes: Map<string, Route>, method: string, path: string): Route {
  const route = routes.get(path);
  if (route === undefined) throw notFound();
  if (method !== route.method && !(method === 'HEAD' && route.method === 'GET'))
    throw new MethodNotAllowedError(route.method);
  return route;
}
