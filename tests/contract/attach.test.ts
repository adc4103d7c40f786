import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ATTACH, attachedSchema, problemSchema, SUBMIT } from '@/lib/registry/contract';
import { type RunningService, serve } from '@/lib/registry/serve';
import { formSamples } from '../support/form-samples';
import { type Harness, remoteHarness, sqliteHarness } from '../support/harness';
import { newIdempotencyKey, submitTo } from '../support/messages';
import { application, CV, download, pdf, sha256, upload } from '../support/upload';

const token = randomBytes(16).toString('hex');
const content = pdf(300_000);

describe('files over HTTP', () => {
  let harness: Harness;
  let service: RunningService;
  let base: string;
  beforeEach(async () => {
    harness = await sqliteHarness();
    const files = { attachments: harness.attachments };
    service = await serve({ registry: harness.registry, files, token, port: 0, hostname: '127.0.0.1' });
    base = `http://127.0.0.1:${service.port}`;
    mkdirSync(harness.attachments.folder, { recursive: true });
  });
  afterEach(async () => {
    await service.close();
    await harness.close();
  });

  const named = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  const attach = (
    body: Uint8Array,
    headers: Record<string, string> = {},
    query = `form=${CV.form}&field=${CV.field}`,
  ) =>
    fetch(`${base}${ATTACH.path}?${query}`, {
      method: 'POST',
      body: body as never,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-disposition': named(CV.name),
        'idempotency-key': newIdempotencyKey(),
        ...headers,
      },
    });
  const submit = (attachmentIds: string[], cv: object[], key = newIdempotencyKey()) =>
    fetch(base + SUBMIT.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        form: CV.form,
        locale: 'ar',
        payload: { ...formSamples['join-us'], cv },
        attachmentIds,
      }),
    });
  const described = { name: CV.name, type: 'application/pdf', size: content.length, sha256: sha256(content) };
  const stored = () => readdirSync(harness.attachments.folder, { withFileTypes: true }).length;

  async function expectProblem(response: Response, status: number, code: string, issue?: object) {
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const problem = problemSchema.parse(await response.json());
    expect(problem).toMatchObject({ status, code });
    expect(response.status).toBe(status);
    if (issue) expect(problem.issues).toContainEqual(issue);
  }

  it('stores a file once for a key, and refuses another file under it', async () => {
    const key = { 'idempotency-key': newIdempotencyKey() };
    const first = await attach(content, key);
    expect(first.status).toBe(201);
    const attached = attachedSchema.parse(await first.json());
    expect(attached).toMatchObject({ size: content.length, sha256: sha256(content), repeated: false });
    const again = await attach(content, key);
    expect([again.status, await again.json()]).toEqual([200, { ...attached, repeated: true }]);
    await expectProblem(await attach(pdf(300_000, 'other'), key), 409, 'idempotency_conflict');
    const elsewhere = 'form=correction-request&field=attachments';
    await expectProblem(await attach(content, key, elsewhere), 409, 'idempotency_conflict');
    expect(stored()).toBe(1);
    // Many at once are one as well.
    const race = { 'idempotency-key': newIdempotencyKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => attach(content, race)));
    const ids = await Promise.all(
      answers.map(async (answer) => attachedSchema.parse(await answer.json()).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(stored()).toBe(2);
  });

  it('gives the file, whole and with its name, to the submission that names it', async () => {
    const { id } = attachedSchema.parse(await (await attach(content)).json());
    const key = newIdempotencyKey();
    const answer = await submit([id], [described], key);
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    expect(await harness.attachments.ofSubmission(reference)).toEqual([{ id, ...described }]);
    expect(sha256(await download(harness.attachments, id))).toBe(sha256(content));
    expect(readFileSync(join(harness.attachments.folder, id)).includes('nobody may read')).toBe(false);
    // A repetition of either finds what is there.
    expect(await (await submit([id], [described], key)).json()).toMatchObject({ reference, repeated: true });
  });

  it('takes no description for a file, and no file for another', async () => {
    const { id } = attachedSchema.parse(await (await attach(content)).json());
    const missing = { path: CV.field, code: 'required' };
    await expectProblem(await submit([], [described]), 422, 'invalid_submission', missing);
    await expectProblem(await submit(['nowhere'], [described]), 422, 'invalid_submission', missing);
    const other = { ...described, sha256: sha256(pdf(10)) };
    await expectProblem(await submit([id], [other]), 422, 'invalid_submission', missing);
    expect((await submit([id], [described])).status).toBe(201);
    await expectProblem(await submit([id], [described]), 422, 'invalid_submission', missing);
  });

  it('tells every misuse apart, keeps nothing of it, and never answers 5xx', async () => {
    const html = Buffer.from('<script>alert(1)</script> and more text');
    const wrong = { path: CV.field, code: 'file_type' };
    await expectProblem(await attach(html), 422, 'invalid_submission', wrong);
    const empty = { path: CV.field, code: 'file_empty' };
    await expectProblem(await attach(Buffer.alloc(0)), 422, 'invalid_submission', empty);
    await expectProblem(await attach(pdf(5 * 1024 * 1024 + 1)), 413, 'body_too_large');
    for (const header of ['idempotency-key', 'content-disposition'])
      await expectProblem(await attach(content, { [header]: 'short' }), 400, 'malformed_request');
    const broken = { 'content-disposition': "attachment; filename*=UTF-8''%E0%A4%A" };
    await expectProblem(await attach(content, broken), 400, 'malformed_request');
    await expectProblem(
      await attach(content, { 'content-type': 'image/png' }),
      415,
      'unsupported_media_type',
    );
    await expectProblem(await attach(content, { authorization: 'Bearer x' }), 401, 'unauthorised');
    await expectProblem(await attach(content, {}, 'form=contact&field=message'), 400, 'malformed_request');
    await expectProblem(await attach(content, {}, 'form=contact&field=__proto__'), 400, 'malformed_request');
    await expectProblem(await attach(content, {}, 'form=contact&field=toString'), 400, 'malformed_request');
    await expectProblem(await attach(content, {}, 'form=nothing&field=cv'), 422, 'unknown_form');
    await expectProblem(await attach(content, {}, 'form=join-us'), 400, 'malformed_request');
    expect(stored()).toBe(0);
  });

  it('writes a file down while it arrives, and keeps nothing of one that breaks off', async () => {
    const written = () =>
      readdirSync(harness.attachments.folder).map(
        (name) => statSync(join(harness.attachments.folder, name)).size,
      );
    const call = httpRequest(`${base}${ATTACH.path}?form=${CV.form}&field=${CV.field}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': content.length,
        'content-disposition': named(CV.name),
        'idempotency-key': newIdempotencyKey(),
      },
    });
    call.on('error', () => undefined);
    call.write(content.subarray(0, 100_000));
    // None of it may wait in memory for the rest.
    await expect.poll(() => Math.max(0, ...written())).toBeGreaterThan(99_000);
    call.destroy();
    await expect.poll(stored).toBe(0);
    expect(await harness.store.read.selectFrom('attachments').selectAll().execute()).toEqual([]);
  });
});

describe('files through the relay', () => {
  let relay: Harness;
  beforeEach(async () => {
    relay = await remoteHarness();
  });
  afterEach(() => relay.close());

  it('arrive with their submission, bytes and name, sealed with the key of the other side', async () => {
    const file = await upload(relay.attachments, content);
    const { reference } = await submitTo(relay.registry, application([file]));
    const behind = relay.behind as Harness;
    const [row] = await behind.store.read.selectFrom('submissions').select(['reference', 'id']).execute();
    const [arrived] = await behind.attachments.ofSubmission(row?.reference ?? '');
    expect(arrived).toMatchObject({ name: CV.name, size: content.length, sha256: sha256(content) });
    expect(sha256(await download(behind.attachments, arrived?.id ?? ''))).toBe(sha256(content));
    const status = await relay.registry.submissionStatus({ reference, contact: 'noura@example.com' });
    expect(status?.state).toBe('passed_on');
  });
});
