import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_CODES, type FormCode, ISSUE_CODES, parseForm } from '@/lib/forms';
import { hostileBodies, validBodies } from '../support/form-arbitraries';
import { sampleFiles } from '../support/form-samples';

/** Generated bodies a form: as many that must be stored as of every other kind. */
const RUNS = 1_000;

const dataDir = mkdtempSync(join(tmpdir(), 'forms-properties-'));
const settings = {
  DATA_DIR: dataDir,
  FORM_LIMIT_PER_ADDRESS: '0',
  FORM_LIMIT_PER_FORM: '0',
  LOG_LEVEL: 'silent',
};

let receiveForm: (request: Request, code: string) => Promise<Response>;
let storedRows: () => Promise<number>;
let close: () => Promise<void>;

beforeAll(async () => {
  Object.assign(process.env, settings, { REGISTRY_DATABASE_URL: '', REGISTRY_API_URL: '' });
  const { openStore, storeAddress } = await import('@/lib/registry/embedded/store');
  const { env } = await import('@/lib/env');
  const { ensureSeeded } = await import('@/lib/registry/seed');
  const { closeRegistry } = await import('@/lib/registry');
  const store = await openStore(storeAddress(env()));
  await ensureSeeded(store);
  storedRows = async () => {
    const row = await store.read
      .selectFrom('submissions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  close = async () => {
    await closeRegistry();
    await store.close();
  };
  ({ receiveForm } = await import('@/lib/http/submit-form'));
});

afterAll(async () => {
  await close?.();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A post as a script sends it: JSON, or multipart where the form takes files. */
function post(code: FormCode, body: unknown): Promise<Response> {
  const address = `http://localhost/api/forms/${code}`;
  if (code === 'join-us' && isObject(body)) {
    const init = { method: 'POST', body: multipart(body), headers: { accept: 'application/json' } };
    return receiveForm(new Request(address, init), code);
  }
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const init = { method: 'POST', body: JSON.stringify(body) ?? 'undefined', headers };
  return receiveForm(new Request(address, init), code);
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

/** Whether the schema accepts what arrives of a body: all of it as JSON, texts and a file as multipart. */
function schemaAccepts(code: FormCode, body: unknown): boolean {
  if (code !== 'join-us' || !isObject(body)) return parseForm(code, JSON.parse(JSON.stringify(body))).ok;
  const fields: Record<string, unknown> = {
    cv: [{ name: 'cv.pdf', type: 'application/pdf', size: 1, sha256: '0'.repeat(64) }],
  };
  for (const [name, value] of multipart(body)) {
    // A part whose name cannot be read has none, and a nameless control is no field in any browser.
    if (name === '' || name.includes('\\')) continue;
    if (typeof value === 'string') fields[name] = name === 'privacyConsent' && value === 'on' ? true : value;
  }
  return parseForm(code, fields).ok;
}

function multipart(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    form.append(name, value === true ? 'on' : text);
  }
  form.append('cv', sampleFiles.pdf);
  return form;
}

describe.each(FORM_CODES)('%s', (code) => {
  it(`stores every one of ${RUNS} valid bodies`, async () => {
    const before = await storedRows();
    const references = new Set<string>();
    await fc.assert(
      fc.asyncProperty(validBodies(code), async (body) => {
        const response = await post(code, body);
        const answer = (await response.json()) as { reference: string };
        expect([response.status, answer]).toEqual([201, answer]);
        references.add(answer.reference);
      }),
      { numRuns: RUNS },
    );
    expect((await storedRows()) - before).toBe(references.size);
  }, 240_000);

  it(`answers every one of ${RUNS} other bodies with a 4xx and codes, and stores none that the schema refuses`, async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies(code), async (body) => {
        const before = await storedRows();
        const response = await post(code, body);
        const answer = (await response.json()) as {
          code?: string;
          issues?: { path: string; code: string }[];
        };
        if (response.status === 201) {
          // A spoilt field may still be a right one: then the schema itself must say so.
          expect(schemaAccepts(code, body)).toBe(true);
          return;
        }
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(answer.code).toMatch(/^[a-z_]+$/);
        for (const issue of answer.issues ?? []) expect(ISSUE_CODES).toContain(issue.code);
        expect(await storedRows()).toBe(before);
      }),
      { numRuns: RUNS },
    );
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
  }, 240_000);
});
