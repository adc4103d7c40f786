import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers as channels } from '@/lib/channels.cjs';
import { FORM_CODES, type FormCode, forms, ISSUE_CODES, parseForm } from '@/lib/forms';
import { saveBranches } from '@/lib/registry/appointments/save';
import { hostileBodies, OPEN_BRANCH, validBodies } from '../../support/form-arbitraries';
import { type FormHandler, formHandler } from '../../support/form-handler';
import { describedSample, requiredFiles, sampleFiles } from '../../support/form-samples';

/** Generated bodies a form (FORM_BODIES, 240 by default): as many that must be stored as of every other kind. */
const RUNS = Math.ceil(Number(process.env.FORM_BODIES || 240) / 2);
const TIMEOUT_MS = 60_000 + RUNS * 180;

/** Takes the place of the branch that ships. */
const SAMPLE = {
  code: 'sample-branch',
  city: 'riyadh',
  ar: 'فرع',
  en: 'Branch',
  addressAr: 'عنوان',
  addressEn: 'Address',
  slotMinutes: 20,
  closures: [],
  special: [],
};

let handler: FormHandler;

beforeAll(async () => {
  handler = await formHandler({ FORM_LIMIT_PER_ADDRESS: '0', FORM_LIMIT_PER_FORM: '0' });
  const context = { db: handler.store.write, importId: 0, now: new Date() };
  const { opens, closes, ...branch } = OPEN_BRANCH;
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
  await saveBranches(context, [{ ...SAMPLE, services: ['first-registration'], hours, ...branch }]);
});

afterAll(() => handler?.close());

/** How a body travels. A form with files takes them as multipart only. */
const WAYS = ['json', 'urlencoded', 'multipart'] as const;
type Way = (typeof WAYS)[number];
const waysOf = (code: FormCode): readonly Way[] => (requiredFiles(code).length > 0 ? ['multipart'] : WAYS);

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

/** What a browser would make of a body: texts, and `on` for a ticked box. */
function pairsOf(body: Record<string, unknown>): [string, string][] {
  return Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return [name, value === true ? 'on' : text];
    });
}

function multipart(code: FormCode, body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, text] of pairsOf(body)) form.append(name, text);
  for (const name of requiredFiles(code)) form.append(name, sampleFiles.pdf);
  return form;
}

function bodyInit(code: FormCode, body: unknown, way: Way): { body: BodyInit; type?: string } {
  if (way === 'json' || !isObject(body))
    return { body: JSON.stringify(body) ?? 'undefined', type: 'application/json' };
  return { body: way === 'multipart' ? multipart(code, body) : new URLSearchParams(pairsOf(body)) };
}

/** Each body comes from a network of its own: one may hold a few open visits at a branch only. */
let nextAddress = 0;
function ownAddress(): string {
  const number = nextAddress++;
  return `10.${(number >> 8) & 255}.${number & 255}.1`;
}

function post(code: FormCode, body: unknown, way: Way): Promise<Response> {
  const { body: sent, type } = bodyInit(code, body, way);
  const headers = {
    accept: 'application/json',
    [channels.socketAddress]: ownAddress(),
    ...(type && { 'content-type': type }),
  };
  const init = { method: 'POST', body: sent, headers };
  return handler.receiveForm(new Request(`http://localhost/api/forms/${code}`, init), code);
}

/** What arrives of a native post: its texts, of which a ticked box is one, and a file. */
function arrived(code: FormCode, body: Record<string, unknown>, way: Way): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const pairs = way === 'multipart' ? [...multipart(code, body)] : [...new URLSearchParams(pairsOf(body))];
  for (const [name, value] of pairs) {
    // A part whose name cannot be read has none, and a nameless control is no field in any browser.
    if (way === 'multipart' && (name === '' || name.includes('\\'))) continue;
    const isConsent = Object.hasOwn(forms[code].fields, name) && /Consent$/.test(name);
    if (typeof value === 'string') fields[name] = isConsent && value === 'on' ? true : value;
  }
  const described = describedSample(code);
  for (const name of requiredFiles(code)) fields[name] = described[name];
  return fields;
}

/** Whether the schema accepts what arrives of a body. */
function schemaAccepts(code: FormCode, body: unknown, way: Way): boolean {
  if (way === 'json' || !isObject(body)) return parseForm(code, JSON.parse(JSON.stringify(body))).ok;
  return parseForm(code, arrived(code, body, way)).ok;
}

describe.each(FORM_CODES)('%s', (code) => {
  it(
    `stores every one of ${RUNS} valid bodies`,
    async () => {
      const before = await handler.rows();
      const references = new Set<string>();
      await fc.assert(
        fc.asyncProperty(validBodies(code), fc.constantFrom(...waysOf(code)), async (body, way) => {
          const response = await post(code, body, way);
          const answer = (await response.json()) as { reference: string };
          expect([response.status, answer]).toEqual([201, answer]);
          references.add(answer.reference);
        }),
        { numRuns: RUNS },
      );
      expect((await handler.rows()) - before).toBe(references.size);
    },
    TIMEOUT_MS,
  );

  it(
    `answers every one of ${RUNS} other bodies with a 4xx and codes, and stores none that the schema refuses`,
    async () => {
      await fc.assert(
        fc.asyncProperty(hostileBodies(code), fc.constantFrom(...waysOf(code)), async (body, way) => {
          const before = await handler.rows();
          const response = await post(code, body, way);
          const answer = (await response.json()) as {
            code?: string;
            issues?: { path: string; code: string }[];
          };
          if (response.status === 201) {
            // A spoilt field may still be a right one: then the schema itself must say so.
            expect(schemaAccepts(code, body, way)).toBe(true);
            return;
          }
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
          expect(answer.code).toMatch(/^[a-z_]+$/);
          for (const issue of answer.issues ?? []) expect(ISSUE_CODES).toContain(issue.code);
          expect(await handler.rows()).toBe(before);
        }),
        { numRuns: RUNS },
      );
      expect(Object.keys({}.constructor.prototype)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
