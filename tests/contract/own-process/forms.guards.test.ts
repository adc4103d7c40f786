import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forms } from '@/lib/forms';
import { type FormHandler, formHandler } from '../../support/form-handler';
import { formSamples, sampleFiles } from '../../support/form-samples';

let handler: FormHandler;

beforeAll(async () => {
  handler = await formHandler({ FORM_LIMIT_PER_ADDRESS: '3', TRUST_PROXY: '1' });
});

afterAll(() => handler?.close());

interface Answer {
  status: number;
  headers: Headers;
  body: { code?: string; reference?: string; issues?: { path: string; code: string }[] };
}

let visitor = 0;
/** Every test is a visitor of its own, so that none meets another one's rate limit. */
const newVisitor = () => `203.0.113.${++visitor}`;

function raw(
  body: BodyInit,
  headers: Record<string, string> = {},
  form = 'contact',
  init: Record<string, unknown> = {},
): Promise<Response> {
  const request = new Request(`http://site.example/api/forms/${form}`, {
    method: 'POST',
    body,
    headers: {
      host: 'site.example',
      accept: 'application/json',
      'x-forwarded-for': newVisitor(),
      ...headers,
    },
    ...init,
  });
  return handler.receiveForm(request, form);
}

async function send(...parts: Parameters<typeof raw>): Promise<Answer> {
  const response = await raw(...parts);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const json = { 'content-type': 'application/json' };
const contact = (changes: object = {}) => JSON.stringify({ ...formSamples.contact, ...changes });
const codesOf = ({ body }: Answer) => body.issues?.map(({ path, code }) => `${path}: ${code}`);

it('runs the schema of a form once', async () => {
  const runs = vi.spyOn(forms.contact.schema, 'safeParse');
  const { status } = await send(contact({ subject: 'Checked once' }), json);
  expect([status, runs.mock.calls.length]).toEqual([201, 1]);
  runs.mockRestore();
});

describe('who may send', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{}, 201],
    [{ origin: 'http://site.example' }, 201],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://site.example.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://site.example' }, 403],
  ] as const)('%j: %i', async (headers, status) => {
    const answer = await send(contact({ subject: `who ${visitor}` }), { ...json, ...headers });
    expect([answer.status, answer.body.code]).toEqual([status, status === 403 ? 'cross_site' : undefined]);
  });
});

describe('what is read', () => {
  it.each([
    ['text/plain', 415],
    ['', 415],
    ['application/xml', 415],
    ['application/json; charset=utf-8', 201],
  ])('content type %j: %i', async (type, status) => {
    expect((await send(contact({ subject: `type ${type}` }), { 'content-type': type })).status).toBe(status);
  });
  it('refuses a compressed body', async () => {
    expect((await send(contact(), { ...json, 'content-encoding': 'gzip' })).status).toBe(415);
  });
  it.each(['', '{', '[]', 'null', '"text"', '7', '[[[[[[', '{"a":1}}'])(
    'malformed JSON %j: 400',
    async (body) => {
      const answer = await send(body, json);
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
    },
  );
  it('refuses bytes that are no UTF-8', async () => {
    expect((await send(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json)).status).toBe(400);
  });
  it('refuses a large body by its length, and by its bytes when it hides its length', async () => {
    expect((await send('x'.repeat(300_000), json)).status).toBe(413);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024)) });
    const answer = await send(endless, json, 'contact', { duplex: 'half' });
    expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
  });
  it('refuses a native form of too many pairs, and a field given twice', async () => {
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('a=1&'.repeat(300), urlencoded)).status).toBe(400);
    const twice = new URLSearchParams(formSamples.contact as Record<string, string>);
    twice.set('privacyConsent', 'on');
    twice.append('subject', 'again');
    expect(codesOf(await send(twice.toString(), urlencoded))).toEqual(['subject: invalid_type']);
  });
});

describe('one submission', () => {
  it('gives the same reference to the same content, and to the same key', async () => {
    const body = contact({ subject: 'the same twice' });
    const [first, second] = [await send(body, json), await send(body, json)];
    expect(second.body.reference).toBe(first.body.reference);
    const key = { 'idempotency-key': 'a-key-of-a-client-0001' };
    const third = await send(body, { ...json, ...key });
    expect(third.body.reference).not.toBe(first.body.reference);
    expect((await send(body, { ...json, ...key })).body.reference).toBe(third.body.reference);
    const other = await send(contact({ subject: 'something else' }), { ...json, ...key });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  });
  it('refuses a key that is none', async () => {
    expect((await send(contact({ subject: 'bad key' }), { ...json, 'idempotency-key': 'x' })).status).toBe(
      400,
    );
  });
});

describe('programs', () => {
  it('are caught by the honeypot and by their speed', async () => {
    expect(codesOf(await send(contact({ extraNote: 'buy' }), json))).toEqual(['extraNote: leave_empty']);
    expect(codesOf(await send(contact({ elapsedMs: 20 }), json))).toEqual(['elapsedMs: too_fast']);
    expect(
      (await send(contact({ subject: 'slow enough', elapsedMs: 9_000, extraNote: '' }), json)).status,
    ).toBe(201);
  });
  it('are slowed down by address, and the visitor next to them is not', async () => {
    const address = { ...json, 'x-forwarded-for': `10.0.0.1, ${newVisitor()}` };
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await send(contact({ subject: `many ${sent}` }), address)).status).toBe(201);
    }
    const refused = await send(contact({ subject: 'one too many' }), address);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The left end of the header is the visitor's own invention: it does not make another visitor.
    const invented = {
      ...address,
      'x-forwarded-for': address['x-forwarded-for'].replace('10.0.0.1', '10.0.0.2'),
    };
    expect((await send(contact({ subject: 'invented' }), invented)).status).toBe(429);
    expect((await send(contact({ subject: 'somebody else' }), json)).status).toBe(201);
  });
});

describe('refused posts', () => {
  it('count against their address and form, before another body is read', async () => {
    const address = { ...json, 'x-forwarded-for': newVisitor() };
    const statuses: number[] = [];
    for (let sent = 0; sent < 16; sent += 1)
      statuses.push((await send(sent % 2 ? '{' : contact({ email: 'nobody' }), address)).status);
    expect(statuses.slice(0, 15).every((status) => status === 400 || status === 422)).toBe(true);
    expect(statuses[15]).toBe(429);
    const refused = await send(contact({ subject: 'right at last' }), address);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = JSON.stringify(formSamples['supplier-complaint']);
    expect((await send(elsewhere, address, 'supplier-complaint')).status).toBe(201);
    expect((await send(contact({ subject: 'a neighbour' }), json)).status).toBe(201);
  });
  it('do not keep a person from correcting what was refused', async () => {
    const address = { ...json, 'x-forwarded-for': newVisitor() };
    for (let sent = 0; sent < 10; sent += 1) await send(contact({ email: 'nobody' }), address);
    expect((await send(contact({ subject: 'corrected' }), address)).status).toBe(201);
  });
});

describe('files', () => {
  const application = (...files: File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(formSamples['join-us']))
      form.append(name, value === true ? 'on' : String(value));
    for (const file of files) form.append('cv', file);
    return form;
  };
  const stored = () => {
    try {
      return readdirSync(join(handler.dataDir, 'attachments'));
    } catch {
      return [];
    }
  };
  const large = (bytes: number) =>
    new File([Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)])], 'cv.pdf');

  it.each([
    ['none', [], 'cv: required'],
    ['one that only calls itself a PDF', [sampleFiles.disguised], 'cv: file_type'],
    ['an empty one', [new File([], 'cv.pdf')], 'cv: file_empty'],
    ['two', [sampleFiles.pdf, sampleFiles.png], 'cv: too_many_files'],
    ['one byte too much', [large(5 * 1024 * 1024 + 1)], 'cv: file_too_large'],
  ])('refuses %s and keeps nothing', async (_, files, fault) => {
    const answer = await send(application(...files), {}, 'join-us');
    expect(codesOf(answer)).toEqual([fault]);
    expect(stored()).toEqual([]);
  });
  it('refuses a description of files that are not there', async () => {
    const cv = [{ name: 'cv.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) }];
    const answer = await send(JSON.stringify({ ...formSamples['join-us'], cv }), json, 'join-us');
    expect(codesOf(answer)).toEqual(['cv: invalid_type']);
  });
  it('takes the largest one, encrypted, once for the same content', async () => {
    const [first, second] = [
      await send(application(large(5 * 1024 * 1024)), {}, 'join-us'),
      await send(application(large(5 * 1024 * 1024)), {}, 'join-us'),
    ];
    expect([first.status, second.body.reference]).toEqual([201, first.body.reference]);
    expect(stored()).toHaveLength(1);
  });
  it('are in the order in which they came, so that the same form is the same submission', async () => {
    const sample = formSamples['correction-request'] as Record<string, unknown>;
    const body = () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sample))
        form.append(name, value === true ? 'on' : String(value));
      const pdf = (name: string, size: number) =>
        new File([`%PDF-1.7\n${' '.repeat(size)}${name}`], name, { type: 'application/pdf' });
      form.append('attachments', pdf('large.pdf', 3_000_000));
      form.append('attachments', pdf('small.pdf', 1_000));
      return form;
    };
    const references = new Set<string | undefined>();
    for (let round = 0; round < 6; round += 1)
      references.add((await send(body(), {}, 'correction-request')).body.reference);
    expect(references.size).toBe(1);
    const [record] = await handler.stored('correction-request');
    expect(record?.values.attachments).toMatchObject([{ name: 'large.pdf' }, { name: 'small.pdf' }]);
  });

  it('that wait since a refused try make one submission, however often it is sent', async () => {
    const page = { accept: 'text/html' };
    const refused = application(large(1_000));
    refused.set('email', 'nobody');
    expect((await raw(refused, page, 'join-us')).status).toBe(422);
    const { id } = await handler.store.read
      .selectFrom('attachments')
      .select('id')
      .where('submission_id', 'is', null)
      .where('form', '=', 'join-us')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const corrected = () => {
      const form = application(large(1_000));
      form.delete('cv');
      form.set('fullName', 'من أرسل مرتين');
      form.append('keptFiles', id);
      return form;
    };
    const [first, second] = [
      await raw(corrected(), page, 'join-us'),
      await raw(corrected(), page, 'join-us'),
    ];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });

  it('are counted before they are stored, refused ones too', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const refused = () => {
      const form = application(large(1_000));
      form.set('email', 'nobody');
      return form;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1)
      statuses.push((await send(refused(), visitor, 'join-us')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  });

  it('refuses parts without a name, a file after another one too', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = (disposition: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
    const pdf = `%PDF-1.7\n${' '.repeat(200_000)}\n%%EOF`;
    for (const nameless of ['filename="x.pdf"', 'name=""; filename="x.pdf"', '']) {
      const body = `${part('name="cv"; filename="cv.pdf"', pdf)}${part(nameless, 'abc')}--x--\r\n`;
      const answer = await send(body, headers, 'join-us');
      expect([nameless, answer.status]).toEqual([nameless, 422]);
    }
  });

  it('refuses a broken multipart body', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (
        await send(
          '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-',
          headers,
          'join-us',
        )
      ).status,
    ).toBe(400);
    expect((await send('--x--', { 'content-type': 'multipart/form-data' }, 'join-us')).status).toBe(400);
  });
});
