import { EventEmitter, once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, riyadhDate, riyadhMoment, weekday } from '@/lib/calendar/riyadh';
import { type Field, FORM_CODES, type FormCode, forms } from '@/lib/forms';
import { type FormHandler, formHandler } from '../../support/form-handler';
import { formSamples, requiredFiles, sampleFiles } from '../../support/form-samples';

let handler: FormHandler;
beforeAll(async () => {
  handler = await formHandler({ FORM_LIMIT_PER_ADDRESS: '0', FORM_LIMIT_PER_FORM: '0' });
});
afterAll(() => handler?.close());

interface Answer {
  status: number;
  body: { code?: string; reference?: string; issues?: { path: string; code: string }[] };
}

async function send(code: FormCode, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const init = { method: 'POST', body, headers: { accept: 'application/json', ...headers } };
  const response = await handler.receiveForm(new Request(`http://localhost/api/forms/${code}`, init), code);
  return { status: response.status, body: await response.json() };
}

const json = { 'content-type': 'application/json' };
const fieldsOf = (code: FormCode) => Object.entries<Field>(forms[code].fields);
const takesFiles = (code: FormCode) => requiredFiles(code).length > 0;

/** Times of the sample branch, each once: eighteen a day from the coming Sunday on. */
let slots = 0;
function freeSlot(): string {
  const today = riyadhDate(new Date());
  const day = addDays(today, 7 - weekday(today) + Math.floor(slots / 18));
  return new Date(riyadhMoment(day, '08:00').getTime() + (slots++ % 18) * 20 * 60_000).toISOString();
}

/** A valid form as pairs. */
function pairs(code: FormCode, changes: Record<string, string> = {}): [string, string][] {
  const values = { ...formSamples[code], ...(code === 'appointment' && { slot: freeSlot() }), ...changes };
  return Object.entries(values).map(([name, value]) => [
    name,
    (value as unknown) === true ? 'on' : String(value),
  ]);
}

function multipart(code: FormCode, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(code, changes)) form.append(name, value);
  for (const name of requiredFiles(code)) form.append(name, sampleFiles.pdf);
  return form;
}

/** Expects an answer of the 4xx kind and no new row. */
async function expectRefused(sending: () => Promise<Answer>, status: number, code: string): Promise<Answer> {
  const before = await handler.rows();
  const answer = await sending();
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(await handler.rows()).toBe(before);
  return answer;
}

describe.each(FORM_CODES)('%s', (code) => {
  const [nameField] = fieldsOf(code).find(([, { kind }]) => kind === 'name') as [string, Field];

  it('refuses what another site makes a browser send, in every content type', async () => {
    const signs: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of signs) {
      const text = JSON.stringify(formSamples[code]);
      await expectRefused(() => send(code, text, { ...json, ...headers }), 403, 'cross_site');
      await expectRefused(() => send(code, new URLSearchParams(pairs(code)), headers), 403, 'cross_site');
      await expectRefused(() => send(code, multipart(code), headers), 403, 'cross_site');
    }
  });

  it('refuses content types that are not a form', async () => {
    const text = JSON.stringify(formSamples[code]);
    for (const type of [
      'text/plain',
      'text/html',
      'application/xml',
      'image/png',
      'multipart/mixed; boundary=x',
    ])
      await expectRefused(() => send(code, text, { 'content-type': type }), 415, 'unsupported_media_type');
    await expectRefused(
      () => send(code, 'x', { 'content-type': 'multipart/form-data' }),
      400,
      'malformed_request',
    );
  });

  it('refuses bodies that are too large, whichever part of them is', async () => {
    const large = 'م'.repeat(200_000);
    const name = { [nameField]: large };
    await expectRefused(() => send(code, JSON.stringify(name), json), 413, 'body_too_large');
    await expectRefused(() => send(code, new URLSearchParams(pairs(code, name))), 413, 'body_too_large');
    await expectRefused(() => send(code, multipart(code, name)), 413, 'body_too_large');
    const many = new FormData();
    for (let count = 0; count < 300; count += 1) many.append(`f${count}`, '1');
    await expectRefused(() => send(code, many), 400, 'malformed_request');
  });

  it('takes names of the prototype for unknown fields', async () => {
    const hostile = '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":"x"';
    const text = JSON.stringify(formSamples[code]).replace('{', `{${hostile},`);
    const form = new URLSearchParams([...pairs(code), ['__proto__', 'x'], ['constructor', 'y']]);
    const refused = takesFiles(code)
      ? [await expectRefused(() => send(code, text, json), 422, 'invalid_submission')]
      : [
          await expectRefused(() => send(code, text, json), 422, 'invalid_submission'),
          await expectRefused(() => send(code, form), 422, 'invalid_submission'),
        ];
    for (const { body } of refused) {
      const unknown = body.issues?.filter((issue) => issue.code === 'unknown_field').map(({ path }) => path);
      expect(unknown).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
    }
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('stores text without its control characters', async () => {
    const clean = `نورة ${code}`;
    const typed = `\u0000\u202eنورة\r\n\u200b\u0007 ${code}\u2066`;
    const answer = await send(code, multipart(code, { [nameField]: typed }));
    expect(answer).toMatchObject({ status: 201 });
    const record = (await handler.stored(code)).find(({ reference }) => reference === answer.body.reference);
    expect(record?.values[nameField]).toBe(clean);
  });

  it('gives a key that is replayed the same receipt, and no other content', async () => {
    const key = { 'idempotency-key': `replayed-key-of-${code}` };
    const once = pairs(code, { [nameField]: `مرة ${code}` });
    const body = (changes: [string, string][] = []) => {
      const form = new FormData();
      for (const [name, value] of [...once, ...changes]) form.set(name, value);
      for (const name of requiredFiles(code)) form.set(name, sampleFiles.pdf);
      return form;
    };
    const first = await send(code, body(), key);
    expect(first.status).toBe(201);
    const before = await handler.rows();
    expect((await send(code, body(), key)).body.reference).toBe(first.body.reference);
    expect(await handler.rows()).toBe(before);
    const other = () => send(code, body([[nameField, 'غيره']]), key);
    await expectRefused(other, 409, 'idempotency_conflict');
    await expectRefused(() => send(code, body(), { 'idempotency-key': 'short' }), 400, 'malformed_request');
    await expectRefused(
      () => send(code, body(), { 'idempotency-key': 'x'.repeat(5_000) }),
      400,
      'malformed_request',
    );
  });
});

describe('appointments', () => {
  const slotOn = (day: string) => riyadhMoment(day, '09:00').toISOString();
  const sundayFrom = (day: string) => addDays(day, (7 - weekday(day)) % 7);
  const book = (slot: string) =>
    send('appointment', JSON.stringify({ ...formSamples.appointment, slot, fullName: `زائر ${slot}` }), json);

  it('are booked within sixty days and no later, and never in the past', async () => {
    const today = riyadhDate(new Date());
    expect((await book(slotOn(sundayFrom(addDays(today, 50))))).status).toBe(201);
    for (const day of [sundayFrom(addDays(today, 60)), '2099-01-04', '9999-01-03']) {
      const { body } = await expectRefused(() => book(slotOn(day)), 422, 'invalid_submission');
      expect(body.issues).toEqual([{ path: 'slot', code: 'choose_option' }]);
    }
    await expectRefused(() => book(slotOn('2026-01-04')), 409, 'slot_taken');
  });
});

describe('a body that never ends', () => {
  const limits = { maxBytes: 10_000, deadlineMs: 50 };
  /** Sends its beginning, and then nothing. */
  const stalled = (type: string, beginning: string) =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(beginning)) }),
      duplex: 'half',
    } as RequestInit);

  it('is given up after its time, as a form and as one with files', async () => {
    const files = () => readdirSync(join(handler.dataDir, 'attachments')).sort();
    const before = files();
    const { readBody } = await import('@/lib/http/body');
    const { readMultipart } = await import('@/lib/submit/read-files');
    await expect(readBody(stalled('application/json', '{"a":'), limits)).rejects.toMatchObject({
      code: 'body_timeout',
    });
    const field = { form: 'join-us', name: 'cv', limits: { min: 1, max: 1, maxBytes: 5_000 } };
    const beginning =
      '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7 and then nothing';
    const sending = readMultipart(stalled('multipart/form-data; boundary=x', beginning), field, { limits });
    await expect(sending).rejects.toMatchObject({ code: 'body_timeout' });
    expect(files()).toEqual(before);
  });
});

it('a form with files that goes on behind its last boundary is answered', async () => {
  const part = (head: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const file = part('name="cv"; filename="cv.pdf"');
  // The parser begins the file behind the end, and drops the piece that would end it.
  const text = `${part('name="message"')}x\r\n`;
  const pieces = [`${file}%PDF-1.7\r\n--b--\r\nx\r\n${text}${file}%PDF-1.7`, ' and more\r\n--b--\r\n'];
  const request = new Request('http://localhost/api/forms/join-us', {
    method: 'POST',
    body: Readable.toWeb(Readable.from(pieces.map((piece) => Buffer.from(piece)))) as ReadableStream,
    headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=b' },
    duplex: 'half',
  } as RequestInit);
  const response = await Promise.race([
    handler.receiveForm(request, 'join-us'),
    once(new EventEmitter(), 'answered', { signal: AbortSignal.timeout(10_000) }) as Promise<never>,
  ]);
  expect(response.status).toBe(422);
});
