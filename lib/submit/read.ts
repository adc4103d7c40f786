import { type FormIssue, forms } from '@/lib/forms';
import { ENVELOPE } from '@/lib/forms/envelope';
import { fromHtml } from '@/lib/forms/html';
import { FORM_BODY_LIMITS, readBody } from '@/lib/http/body';
import { Problem } from '@/lib/problem';
import { attachments } from '@/lib/registry';
import type { KeptAttachment, StoredAttachment } from '@/lib/registry/attachments/store';
import { type Exchange, type FileField, fileFieldOf, MULTIPART } from './guard';
import { readMultipart } from './read-files';

/** A form's fields, and what travels beside them; nothing is checked yet. */
interface ReceivedForm {
  fields: Record<string, unknown>;
  envelope: { trap: unknown; elapsed: unknown; captcha: unknown; intent: unknown; keptFiles: unknown };
}

/** A form as it arrived, with the files that arrived with it or wait since an earlier try. */
export interface Arrival extends ReceivedForm {
  files: (StoredAttachment | KeptAttachment)[];
  /** What is wrong with the files; no schema sees the bytes. */
  fileIssues: FormIssue[];
}

/** Far more names than any form has; a body of a hundred thousand tiny pairs is an attack. */
const MAX_PAIRS = 200;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Half of a character is none, and would be stored as a sign of what was lost. */
function whole(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && /\p{Surrogate}/u.test(text)) throw new Problem('malformed_request');
  return value;
}

function parseJsonObject(text: string): Record<string, unknown> {
  const body: unknown = JSON.parse(text, whole);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('malformed_request');
  if (Object.keys(body).length > MAX_PAIRS) throw new Problem('malformed_request');
  return body as Record<string, unknown>;
}

/** Pairs as an object; a repeated name becomes a list, which no field accepts. Own keys only, whatever their names. */
function collectPairs(pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
  const collected = new Map<string, unknown>();
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    if (count > MAX_PAIRS) throw new Problem('malformed_request');
    const earlier = collected.get(name);
    collected.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(collected);
}

/** Takes the envelope's names out of what arrived. */
function openEnvelope(received: Record<string, unknown>): ReceivedForm {
  const {
    [ENVELOPE.trap]: trap,
    [ENVELOPE.elapsed]: elapsed,
    [ENVELOPE.captcha]: captcha,
    [ENVELOPE.intent]: intent,
    [ENVELOPE.keptFiles]: keptFiles,
    ...fields
  } = received;
  return { fields, envelope: { trap, elapsed, captcha, intent, keptFiles } };
}

/** Signs of what was lost, as they are typed or escaped. */
const LOST = /\ufffd|%EF%BF%BD/gi;
const lostIn = (text: string) => text.match(LOST)?.length ?? 0;

/**
 * The pairs of a form as browsers send it. What is escaped in another encoding would be stored as signs of what was lost.
 * @throws {Problem} malformed_request
 */
function pairsIn(text: string): URLSearchParams {
  const pairs = new URLSearchParams(text);
  let lost = 0;
  for (const [name, value] of pairs) lost += (name + value).split('\ufffd').length - 1;
  if (lost > lostIn(text)) throw new Problem('malformed_request');
  return pairs;
}

/**
 * Reads a small form's bytes.
 * @throws {Problem} malformed_request
 */
export function decodeForm(type: string, bytes: Uint8Array): ReceivedForm {
  try {
    const text = utf8.decode(bytes);
    return openEnvelope(type === 'application/json' ? parseJsonObject(text) : collectPairs(pairsIn(text)));
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem('malformed_request', { cause });
  }
}

/** As the store makes them; what is no such text is not asked for. */
const isAttachmentId = (id: unknown): id is string => typeof id === 'string' && id.length <= 64;

/**
 * Files come as files only: a description of them without the bytes would be a claim. What a client writes under the
 * field's name is refused; what is really there takes its place.
 */
async function withFiles(
  received: ReceivedForm,
  field: FileField,
  arrived: StoredAttachment[],
  issues: FormIssue[],
): Promise<Arrival> {
  const kept = [received.envelope.keptFiles].flat().filter(isAttachmentId);
  const place = { form: field.form, field: field.name };
  const earlier = await (await attachments()).kept(kept.slice(0, field.limits.max), place);
  const files = [...earlier, ...arrived];
  const claimed = received.fields[field.name];
  const fileIssues: FormIssue[] =
    claimed === undefined || claimed === '' ? issues : [{ path: field.name, code: 'invalid_type' }];
  const { [field.name]: _claimed, ...fields } = received.fields;
  if (files.length > 0)
    fields[field.name] = files.map(({ name, type, size, sha256 }) => ({ name, type, size, sha256 }));
  return { ...received, fields, files, fileIssues };
}

/**
 * Reads what was posted.
 * @param type the media type that the guard let through
 * @throws {Problem} body_too_large, body_timeout, malformed_request, and what {@link readMultipart} throws
 */
export async function read({ request, form, wantsPage }: Exchange, type: string): Promise<Arrival> {
  const field = fileFieldOf(form);
  const { fields: table } = forms[form];
  if (type === MULTIPART) {
    const limits = { min: 0, max: 0, maxBytes: 1 };
    const reader = wantsPage ? 'page' : 'script';
    const target = field ?? { form, name: '', limits };
    const { pairs, files, issues } = await readMultipart(request, target, { reader });
    const received = openEnvelope(fromHtml(table, collectPairs(pairs)));
    return field ? withFiles(received, field, files, issues) : { ...received, files: [], fileIssues: issues };
  }
  const body = decodeForm(type, await readBody(request, FORM_BODY_LIMITS));
  const received = type === 'application/json' ? body : { ...body, fields: fromHtml(table, body.fields) };
  return field ? withFiles(received, field, [], []) : { ...received, files: [], fileIssues: [] };
}
