import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Field, FORM_CODES, type FormCode, forms } from '@/lib/forms';
import { type FormHandler, formHandler } from '../../support/form-handler';
import { formSamples } from '../../support/form-samples';
import { longText, PIECES, processorTime } from '../../support/growth';

let handler: FormHandler;
beforeAll(async () => {
  handler = await formHandler({
    FORM_LIMIT_PER_ADDRESS: '0',
    FORM_LIMIT_PER_FORM: '0',
  });
});
afterAll(() => handler?.close());

const post = (code: FormCode, body: BodyInit, headers: Record<string, string> = {}) =>
  handler.receiveForm(
    new Request(`http://localhost/api/forms/${code}`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...headers },
    }),
    code,
  );
const json = { 'content-type': 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * The longest turn of the event loop while something is done, in milliseconds; at most the processor time of all of it,
 * because a busy machine stops this process for longer than that at times.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = processorTime();
  await nextTurn();
  await work();
  await nextTurn();
  delay.disable();
  return Math.min(delay.max / 1e6, processorTime() - begun);
}

const TURN_MS = 50;

/** Whether no turn is too long; asked again, because garbage may be collected in the middle of one. */
async function fits(work: () => Promise<unknown>): Promise<boolean> {
  for (let round = 0; round < 5; round += 1) if ((await longestTurn(work)) < TURN_MS) return true;
  return false;
}

/** Just within the largest body that is read. */
const LARGEST = 250_000;

function multipart(parts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

/** Bodies that hold a text in every place where one may stand. */
const bodies: Record<string, (text: string) => [BodyInit, Record<string, string>?]> = {
  'a field of JSON': (text) => [JSON.stringify({ ...formSamples.contact, message: text }), json],
  'names of JSON': (text) => [`{${JSON.stringify(text)}:1}`, json],
  'JSON itself': (text) => [`{"message":${text.slice(1, -1)}`, json],
  'a list of JSON': (text) => [`{"message":[${text.slice(1, -1)}1]}`, json],
  'a native field': (text) => [`message=${text}`, urlencoded],
  'a native body': (text) => [text, urlencoded],
  'a part': (text) => [multipart({ message: text })],
  'parts of four fields': (text) => {
    const quarter = text.slice(0, LARGEST / 4 - 100);
    return [multipart({ subject: quarter, fullName: quarter, email: quarter, message: quarter })];
  },
  'the head of a part': (text) => [
    `--x\r\nContent-Disposition: form-data; name="${text.slice(0, 15_000)}"\r\n\r\n1\r\n--x--\r\n`,
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  'a body between boundaries': (text) => [
    `--x\r\n${text.replace(/a|x/g, '\r\n--')}`,
    { 'content-type': 'multipart/form-data; boundary=--x' },
  ],
};

/** As many bytes as a body may have, of whatever bytes the letters are made. */
function largestText(piece: string): string {
  const bytes = Buffer.byteLength(longText(piece, 1_000)) / 1_000;
  return longText(piece, Math.floor(LARGEST / bytes));
}

describe('the largest body', () => {
  it.each(Object.entries(bodies))('does not hold others up: %s', async (_, bodyOf) => {
    const slow: string[] = [];
    for (const [name, piece] of Object.entries(PIECES)) {
      const [body, headers] = bodyOf(largestText(piece));
      let status = 0;
      const sent = async () => {
        status = (await post('contact', body, headers)).status;
      };
      if (!(await fits(sent))) slow.push(name);
      expect([name, status]).toEqual([name, status >= 400 && status < 500 ? status : 'refused']);
    }
    expect(slow).toEqual([]);
  });
  it('does not hold others up with many names', async () => {
    const names = (nameOf: (index: number) => string) =>
      `{${Array.from({ length: 16_000 }, (_, index) => `"${nameOf(index)}":1`).join(',')}}`;
    for (const body of [names((index) => `k${index}`), names((index) => String(index * 7_919))]) {
      expect((await post('contact', body, json)).status).toBe(400);
      expect(await fits(() => post('contact', body, json))).toBe(true);
    }
  });
});

/** One of each kind of JSON, and objects that answer nothing when they are made a text or a number. */
const kinds: Record<string, unknown> = {
  null: null,
  true: true,
  number: 7_001_234_567,
  fraction: 0.5,
  text: 'x',
  list: [],
  'list of texts': ['1', '2'],
  object: {},
  'object that is no text': { toString: 1, valueOf: 1 },
  'object with a length': { length: 3, replace: 1 },
  'list of objects that are no text': [{ toString: 1 }],
};

describe.each(FORM_CODES)('%s', (code) => {
  const names = Object.keys(forms[code].fields);
  const envelope = ['extraNote', 'elapsedMs', 'captchaToken', 'intent', 'keptFiles'];

  it('refuses what is no text wherever one is expected, and never fails', async () => {
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const name of [...names, ...envelope]) {
      for (const [kind, value] of Object.entries(kinds)) {
        // Company, country and transaction date as the rules over several fields want them.
        const body = { ...formSamples[code], [name]: value };
        const { status } = await post(code, JSON.stringify(body), json);
        expect([name, kind, status]).toEqual([
          name,
          kind,
          status === 201 || status < 500 ? status : 'answered',
        ]);
      }
      const deep = JSON.stringify({ ...formSamples[code], [name]: 0 }).replace(
        `${JSON.stringify(name)}:0`,
        () => `${JSON.stringify(name)}:${nested}`,
      );
      expect([name, (await post(code, deep, json)).status]).not.toEqual([name, 500]);
    }
  });
  it('refuses every field at once that is no text', async () => {
    for (const value of Object.values(kinds)) {
      const body = Object.fromEntries(
        Object.entries<Field>(forms[code].fields).map(([name]) => [name, value]),
      );
      expect((await post(code, JSON.stringify(body), json)).status).toBe(422);
    }
  });
});
