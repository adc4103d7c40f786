import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createConnection } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FieldTable, FORM_CODES, forms, parseForm } from '@/lib/forms';
import {
  ATTACH,
  problemSchema,
  READ_NAMES,
  READS,
  type ReadName,
  SET_STATE,
  STATUS,
  SUBMIT,
} from '@/lib/registry/contract';
import { type RunningService, serve } from '@/lib/registry/serve';
import { openApiDocument } from '@/lib/registry/serve/openapi';
import { fill } from '../support/fixture';
import { temporaryFolder } from '../support/folders';
import { describedSample } from '../support/form-samples';
import { type Harness, sqliteHarness } from '../support/harness';
import { contactMessage, newIdempotencyKey } from '../support/messages';
import { type Described, openEnds, type Schema } from '../support/open-ends';
import { startProcess } from '../support/processes';

const token = randomBytes(16).toString('hex');

describe('the HTTP service', () => {
  let harness: Harness;
  let service: RunningService;
  let base: string;
  beforeAll(async () => {
    harness = await sqliteHarness();
    await fill(harness.data.write);
    service = await serve({
      registry: harness.registry,
      files: { attachments: harness.attachments },
      token,
      port: 0,
      hostname: '127.0.0.1',
    });
    base = `http://127.0.0.1:${service.port}`;
  });
  afterAll(async () => {
    await service.close();
    await harness.close();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(base + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const submit = (key: string, payload: unknown = contactMessage()) =>
    post(SUBMIT.path, { form: 'contact', locale: 'en', payload }, { 'idempotency-key': key });

  async function expectProblem(response: Response, status: number, code: string) {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const problem = problemSchema.parse(await response.json());
    expect(problem).toMatchObject({ status, code });
    return problem;
  }

  it('describes itself in OpenAPI 3.1 that a validator accepts, without a token', async () => {
    const response = await fetch(`${base}/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: object };
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    expect(document.openapi).toBe('3.1.0');
    const paths = [
      ...READ_NAMES.map((name) => READS[name].path),
      ATTACH.path,
      SUBMIT.path,
      STATUS.path,
      SET_STATE.path,
    ];
    expect(Object.keys(document.paths).sort()).toEqual(paths.sort());
    const result = await new Validator().validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    const broken = { ...document, paths: { '/x': { get: { responses: 'none' } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('describes the bound of everything that it is sent, and takes nothing beside it', async () => {
    const document = openApiDocument() as unknown as Described;
    const unbounded: string[] = [];
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters = [], requestBody } of Object.values(methods)) {
        for (const { name, schema } of parameters)
          unbounded.push(...openEnds(document, schema, `${path} ${name}`));
        for (const { schema } of Object.values(requestBody?.content ?? {}))
          unbounded.push(...openEnds(document, schema, path));
      }
    expect(unbounded).toEqual([]);
    // The walk above finds what has no bound.
    expect(openEnds(document, { type: 'object', properties: { a: { type: 'string' } } }, '')).toHaveLength(2);
    expect(openEnds(document, {}, '')).toHaveLength(1);
    const { properties } = document.components.schemas.AreasPage as { properties: Record<string, Schema> };
    expect(properties).toMatchObject({ items: { maxItems: 200 }, pageSize: { maximum: 200 } });
  });

  it('describes the fields of every form as the form reads them', () => {
    const { schemas } = (openApiDocument() as unknown as Described).components;
    for (const code of FORM_CODES) {
      const name = `${code
        .split('-')
        .map((word) => word[0]?.toUpperCase() + word.slice(1))
        .join('')}Payload`;
      const described = z.fromJSONSchema(schemas[name] as z.core.JSONSchema.JSONSchema);
      const sample = describedSample(code);
      expect(described.safeParse(sample).error, name).toBeUndefined();
      expect(described.safeParse({ ...sample, extra: 1 }).success, name).toBe(false);
      for (const [field, { bounds, kind }] of Object.entries(forms[code].fields as FieldTable)) {
        if (bounds === undefined || !['line', 'paragraph', 'name'].includes(kind)) continue;
        const longest = { ...sample, [field]: 'x'.repeat(bounds.max) };
        expect([described.safeParse(longest).success, parseForm(code, longest).ok], field).toEqual([
          true,
          true,
        ]);
        const longer = { ...sample, [field]: 'x'.repeat(bounds.max + 1) };
        expect([described.safeParse(longer).success, parseForm(code, longer).ok], field).toEqual([
          false,
          false,
        ]);
      }
    }
  });

  it('takes the largest that it describes of a page, and nothing larger', async () => {
    const document = openApiDocument() as unknown as Described;
    const neededBeside: Partial<Record<ReadName, string>> = {
      posts: '&locale=ar',
      addresses: '&of=areas',
      gazetteer: '&of=cities',
    };
    for (const name of READ_NAMES) {
      const { path } = READS[name];
      const parameters = document.paths[path]?.get?.parameters ?? [];
      const size = parameters.find((parameter) => parameter.name === 'pageSize')?.schema.maximum;
      if (size === undefined) continue;
      const others = neededBeside[name] ?? '';
      expect((await ask(`${path}?pageSize=${size}${others}`)).status, path).toBe(200);
      await expectProblem(await ask(`${path}?pageSize=${size + 1}${others}`), 400, 'malformed_request');
    }
  });

  it('asks for its token, and takes no other', async () => {
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Basic ${token}`,
    ])
      await expectProblem(await ask('/v1/places', { headers: { authorization } }), 401, 'unauthorised');
    expect((await ask('/v1/places')).status).toBe(200);
  });

  it('tells strangers whether it is up, and its callers the rest', async () => {
    const stranger = await fetch(`${base}/health`);
    expect([stranger.status, await stranger.json()]).toEqual([200, { ok: true }]);
    const known = await ask('/health');
    expect(await known.json()).toEqual({ ok: true, store: 'sqlite', backend: 'embedded' });
  });

  it('listens on this machine alone unless told', async () => {
    const folder = temporaryFolder();
    const environment = { DATA_DIR: folder.path, REGISTRY_API_TOKEN: token, LOG_LEVEL: 'silent' };
    const reach = (port: number, host: string) =>
      fetch(`http://${host}:${port}/health`).then(
        ({ status }) => status,
        () => 'refused',
      );
    const quiet = await startProcess('registry', ['serve', '--port', '0'], environment);
    expect([await reach(quiet.port, '127.0.0.1'), await reach(quiet.port, '127.0.0.2')]).toEqual([
      200,
      'refused',
    ]);
    await quiet.end('SIGTERM');
    folder.remove();
  });

  it('answers 201, then 200 for a repeat, then 409 for other content', async () => {
    const key = newIdempotencyKey();
    const first = await submit(key);
    expect(first.status).toBe(201);
    const { reference } = (await first.json()) as { reference: string };
    const again = await submit(key);
    expect([again.status, await again.json()]).toMatchObject([200, { reference, repeated: true }]);
    await expectProblem(await submit(key, contactMessage({ subject: 'Other' })), 409, 'idempotency_conflict');
    const status = await post(STATUS.path, { reference, contact: 'visitor@example.com' });
    expect(await status.json()).toMatchObject({ reference, state: 'passed_on' });
    await expectProblem(await post(STATUS.path, { reference, contact: 'x@example.com' }), 404, 'not_found');
    const set = (state: string, of = reference) => post(SET_STATE.path, { reference: of, state });
    expect(await (await set('answered')).json()).toMatchObject({ reference, state: 'answered' });
    await expectProblem(await set('closed', 'AAAAAAAA'), 404, 'not_found');
    await expectProblem(await set('received'), 400, 'malformed_request');
  });

  it('tells every misuse apart, as a problem and never as a 5xx', async () => {
    const problem = await expectProblem(await submit(newIdempotencyKey(), {}), 422, 'invalid_submission');
    expect(problem.issues).toContainEqual({ path: 'subject', code: 'required' });
    await expectProblem(
      await post(SUBMIT.path, { form: 'contact', locale: 'en', payload: {} }),
      400,
      'malformed_request',
    );
    await expectProblem(
      await post(SUBMIT.path, '{"half', { 'idempotency-key': newIdempotencyKey() }),
      400,
      'malformed_request',
    );
    await expectProblem(await post(SUBMIT.path, 'null'), 400, 'malformed_request');
    await expectProblem(
      await ask(SUBMIT.path, { method: 'POST', body: 'a=b' }),
      415,
      'unsupported_media_type',
    );
    await expectProblem(await post(SUBMIT.path, `"${'x'.repeat(300_000)}"`), 413, 'body_too_large');
    const deleting = await ask('/v1/areas', { method: 'DELETE' });
    expect(deleting.headers.get('allow')).toBe('GET, HEAD');
    await expectProblem(deleting, 405, 'method_not_allowed');
    expect((await ask(SUBMIT.path)).headers.get('allow')).toBe('POST');
    await expectProblem(await ask('/v1/nothing'), 404, 'not_found');
    await expectProblem(await ask('/v1/area?slug=nowhere'), 404, 'not_found');
    await expectProblem(await ask('/v1/areas?page=1&page=2'), 400, 'malformed_request');
    await expectProblem(await ask('/v1/area-at?lon=&lat='), 400, 'malformed_request');
    await expectProblem(await ask('/v1/districts?city=%E0%A4%A'), 400, 'malformed_request');
    await expectProblem(await ask('/v1/area?slug=__proto__'), 400, 'malformed_request');
  });

  it('takes a number as it is described, in the notation of everybody', async () => {
    for (const path of ['/v1/areas?page=', '/v1/indicators?days=', '/v1/slots?branch=x&days=']) {
      for (const text of ['0x1', '1e0', '0b1', '%201', '+1', '1.', '.1', 'Infinity', 'true'])
        await expectProblem(await ask(path + text), 400, 'malformed_request');
      expect((await ask(`${path}1`)).status, path).toBe(200);
    }
    expect((await ask('/v1/area-at?lon=46.7&lat=-1e-7')).status).toBe(200);
    await expectProblem(await ask('/v1/area-at?lon=0x2e&lat=24'), 400, 'malformed_request');
  });

  it('names the parameters and members that it does not know, and refuses them', async () => {
    const unknown = (path: string) => ({ path, code: 'unknown_field' });
    const named = async (response: Response) =>
      (await expectProblem(response, 400, 'malformed_request')).issues?.filter(
        ({ code }) => code === 'unknown_field',
      );
    for (const name of READ_NAMES)
      expect(await named(await ask(`${READS[name].path}?regoin=riyadh`)), name).toEqual([unknown('regoin')]);
    expect(await named(await ask('/v1/places?__proto__=1'))).toEqual([unknown('__proto__')]);
    for (const { path } of [SUBMIT, STATUS, SET_STATE])
      expect(await named(await post(`${path}?a=1&b=2`, {})), path).toEqual([unknown('a'), unknown('b')]);
    const attached = await ask(`${ATTACH.path}?form=join-us&field=cv&name=x`, { method: 'POST' });
    expect(await named(attached)).toEqual([unknown('name')]);
    const message = { form: 'contact', locale: 'en', payload: contactMessage() };
    const key = { 'idempotency-key': newIdempotencyKey() };
    expect(await named(await post(SUBMIT.path, { ...message, attachments: [] }, key))).toEqual([
      unknown('attachments'),
    ]);
    const networks = { own: '', near: '', far: '' };
    expect(await named(await post(SUBMIT.path, { ...message, networks }, key))).toEqual([
      unknown('networks.far'),
    ]);
    const question = { reference: 'AAAAAAAA', contact: 'visitor@example.com', extra: 1 };
    expect(await named(await post(STATUS.path, question))).toEqual([unknown('extra')]);
    const change = '{"reference":"AAAAAAAA","state":"closed","__proto__":1}';
    expect(await named(await post(SET_STATE.path, change))).toEqual([unknown('__proto__')]);
    // The answer to many, or to long ones, stays short.
    const many = Array.from({ length: 100 }, (_, index) => `${'n'.repeat(100)}${index}=1`).join('&');
    const told = await named(await ask(`/v1/areas?${many}`));
    expect(told?.length).toBeLessThanOrEqual(5);
    expect(Math.max(...(told ?? []).map(({ path }) => path.length))).toBeLessThanOrEqual(64);
  });

  it.each(['//', '/\\', '/v1/areas?%', '/%E0%A4%A', '*', '/v1/../openapi.json'])(
    'survives the address %j',
    async (path) => {
      // fetch would mend these addresses first.
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}` };
        httpRequest({ port: service.port, path, headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .once('error', reject)
          .end();
      });
      expect(status).toBeLessThan(500);
    },
  );

  it.each(['GET /v1/places HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n', 'nonsense\r\n\r\n'])(
    'answers what is no HTTP as a problem: %j',
    async (bytes) => {
      const socket = createConnection(service.port, '127.0.0.1').end(bytes);
      let answer = '';
      for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/);
      expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ status: 400, code: 'malformed_request' });
    },
  );

  it('answers HEAD without a body', async () => {
    const response = await ask('/v1/places', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('tells nothing of its inside when it fails', async () => {
    const broken = await sqliteHarness();
    const second = await serve({
      registry: broken.registry,
      files: { attachments: broken.attachments },
      token,
      port: 0,
      hostname: '127.0.0.1',
    });
    try {
      await broken.store.write.schema.dropTable('post_texts').execute();
      const response = await fetch(`http://127.0.0.1:${second.port}/v1/posts?locale=ar`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.clone().text();
      await expectProblem(response, 503, 'unavailable');
      expect(text).not.toMatch(/post_texts|select|sqlite|stack/i);
    } finally {
      await second.close();
      await broken.close();
    }
  });
});
