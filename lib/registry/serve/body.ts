import type { IncomingMessage } from 'node:http';
import { MalformedRequestError, RegistryError } from '../contract';

/** The largest form has some thousand characters of free text; this is many times that. */
const BODY_LIMIT = 256 * 1024;

/**
 * Reads a JSON body within the limit.
 * @throws {RegistryError} unsupported_media_type, too_large, malformed_request
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new RegistryError('unsupported_media_type', 'The body must be application/json.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new RegistryError('too_large', 'The body is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new MalformedRequestError();
  }
}
