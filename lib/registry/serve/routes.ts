import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { bearerCheck } from '../../bearer';
import { NAME_MAX } from '../../forms/issues';
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
} from '../contract';
import { validate } from '../submissions/forms';
import { attach, type FileIntake } from './attach';
import { readJson } from './body';
import { HEALTH_PATH, OPENAPI_PATH, openApiDocument } from './openapi';
import { problemResponse } from './problem';

/** Bodies are read from the socket's own stream: chunk by chunk, within a deadline, and left where they are refused. */
type Service = { Bindings: { incoming: IncomingMessage } };
type Call = Context<Service>;
type Query = Record<string, string | undefined>;

/** One value a name: a name given twice is ambiguous, so it is refused. An empty value is none, of a known name. */
function queryOf(call: Call): Query {
  const values = Object.entries(call.req.queries());
  const twice = values.find(([, given]) => given.length > 1);
  if (twice) throw new MalformedRequestError([{ path: twice[0].slice(0, NAME_MAX), code: 'repeated' }]);
  return Object.fromEntries(values.map(([name, [value]]) => [name, value === '' ? undefined : value]));
}

/** The body of a request whose address says nothing more. */
function bodyOf(call: Call): Promise<unknown> {
  checked(nothing, queryOf(call));
  return readJson(call.env.incoming);
}

const notFound = () => new RegistryError('not_found', { title: 'There is nothing here.' });

function found<T>(answer: T | null): T {
  if (answer === null) throw notFound();
  return answer;
}

async function submit(registry: Registry, call: Call) {
  const idempotencyKey = call.req.header('idempotency-key');
  const body = checked(SUBMIT.body, await bodyOf(call));
  const { receiptToken: _ours, ...accepted } = await registry.submit(validate({ ...body, idempotencyKey }));
  return call.json(accepted, accepted.repeated ? 200 : 201);
}

/** What the contract offers, to callers that show the token. */
function addOperations(
  app: Hono<Service>,
  registry: Registry,
  files: FileIntake,
  known: (call: Call) => boolean,
): void {
  const asked = async (call: Call, next: () => Promise<void>) => {
    if (!known(call)) throw new RegistryError('unauthorised');
    await next();
  };
  app.post(SUBMIT.path, asked, (call) => submit(registry, call));
  app.post(ATTACH.path, asked, async (call) => {
    const attached = await attach(files, call.env.incoming, queryOf(call));
    return call.json(attached, attached.repeated ? 200 : 201);
  });
  app.post(STATUS.path, asked, async (call) =>
    call.json(found(await registry.submissionStatus(checked(STATUS.input, await bodyOf(call))))),
  );
  app.post(SET_STATE.path, asked, async (call) =>
    call.json(found(await registry.setSubmissionState(checked(SET_STATE.input, await bodyOf(call))))),
  );
  for (const name of READ_NAMES) {
    const ask = registry[name] as (query: unknown) => Promise<{ data: object | null }>;
    app.get(READS[name].path, asked, async (call) => call.json(found((await ask(queryOf(call))).data)));
  }
}

/** The service: its description, its health, and the contract's operations as routes. */
export function appOf(registry: Registry, files: FileIntake, token: string) {
  const document = openApiDocument();
  const isKnown = bearerCheck(token);
  const known = (call: Call) => isKnown(call.req.header('authorization'));
  const app = new Hono<Service>();
  app.use(async (call, next) => {
    await next();
    call.header('cache-control', 'no-store');
    call.header('x-content-type-options', 'nosniff');
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_call, methods) =>
        problemResponse(
          new RegistryError('method_not_allowed', { title: `This answers ${methods[0]} only.` }),
          {
            allow: methods.join(', '),
          },
        ),
    }),
  );
  app.get(OPENAPI_PATH, (call) => call.json(document));
  app.get(HEALTH_PATH, async (call) => {
    const health = await registry.health();
    // What holds it together, and what is wrong with it, is nothing for strangers.
    return call.json(known(call) ? health : { ok: health.ok }, health.ok ? 200 : 503);
  });
  addOperations(app, registry, files, known);
  app.notFound(() => problemResponse(notFound()));
  app.onError((error) => problemResponse(error));
  return app;
}
