import type { IncomingMessage } from 'node:http';
import { MalformedRequestError, RegistryError } from '../contract';

/** The largest form has some thousand characters of free text; this is many times that. */
export const JSON_LIMIT = 256 * 1024;
const JSON_DEADLINE_MS = 15_000;
/** Far more names than any form has: looking at each of tens of thousands would hold every other request up. */
const MAX_NAMES = 200;

const namesIn = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Whether an object, or one that it holds, has more names than anything that is sent here. */
function hasTooManyNames(body: unknown): boolean {
  const names = namesIn(body);
  if (Array.isArray(body) || names.length > MAX_NAMES) return names.length > MAX_NAMES;
  return names.some((name) => namesIn((body as Record<string, unknown>)[name]).length > MAX_NAMES);
}

export interface BodyLimits {
  /** The media type that the body must have. */
  type: string;
  maxBytes: number;
  /** For the whole of it. */
  deadlineMs: number;
}

/**
 * The bytes of a body, chunk by chunk.
 * @throws {RegistryError} unsupported_media_type at once; body_too_large, malformed_request (too slow, or broken off) on the way
 */
export function bodyOf(request: IncomingMessage, limits: BodyLimits): AsyncGenerator<Buffer> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== limits.type)
    throw new RegistryError('unsupported_media_type', { title: `The body must be ${limits.type}.` });
  return bounded(request, limits);
}

async function* bounded(
  request: IncomingMessage,
  { maxBytes, deadlineMs }: BodyLimits,
): AsyncGenerator<Buffer> {
  let size = 0;
  const late = setTimeout(() => request.destroy(), deadlineMs);
  try {
    // A loop that is left early ends the request, and with it the way to answer; hence the iterator that does not.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new RegistryError('body_too_large');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof RegistryError ? error : new MalformedRequestError();
  } finally {
    clearTimeout(late);
  }
}

/**
 * Reads a JSON body within the limit.
 * @throws {RegistryError} unsupported_media_type, body_too_large, malformed_request
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  const limits = { type: 'application/json', maxBytes: JSON_LIMIT, deadlineMs: JSON_DEADLINE_MS };
  for await (const chunk of bodyOf(request, limits)) chunks.push(chunk);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new MalformedRequestError();
  }
  if (hasTooManyNames(body)) throw new MalformedRequestError();
  return body;
}
