import { ENVELOPE } from '@/lib/forms/envelope';
import { mediaType } from '@/lib/http/request';
import { Problem } from '@/lib/problem';

/** A form as it arrived: nothing is checked yet. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  envelope: { trap: unknown; elapsed: unknown; captcha: unknown; intent: unknown; keptFiles: unknown };
}

/** Far more names than any form has; a body of a hundred thousand tiny pairs is an attack. */
const MAX_PAIRS = 200;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new Problem('malformed_request', { cause });
  }
}

function parseJsonObject(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Problem('malformed_request', { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('malformed_request');
  if (Object.keys(body).length > MAX_PAIRS) throw new Problem('malformed_request');
  return body as Record<string, unknown>;
}

/** Pairs as an object; a repeated name becomes a list, which no field accepts. Own keys only, whatever their names. */
export function collectPairs(pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
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
export function openEnvelope(received: Record<string, unknown>): ReceivedForm {
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

/** The content types in which a browser sends a form by itself. */
export const MULTIPART = 'multipart/form-data';
export const NATIVE_TYPES = ['application/x-www-form-urlencoded', MULTIPART];
const READABLE = ['application/json', ...NATIVE_TYPES];

/**
 * The media type of a body that can be read here, checked before a byte of it is.
 * @throws {Problem} unsupported_media_type, also for a compressed body
 */
export function readableType(request: Request): string {
  const type = mediaType(request);
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!READABLE.includes(type) || encoding !== 'identity') throw new Problem('unsupported_media_type');
  return type;
}

/**
 * Reads a small form's bytes.
 * @throws {Problem} malformed_request
 */
export function decodeForm(type: string, bytes: Uint8Array): ReceivedForm {
  const text = decodeText(bytes);
  return openEnvelope(
    type === 'application/json' ? parseJsonObject(text) : collectPairs(new URLSearchParams(text)),
  );
}
