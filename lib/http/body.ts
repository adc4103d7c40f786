import { HttpProblem } from './problem';

export interface BodyLimits {
  /** Largest body in bytes. */
  maxBytes: number;
  /** The whole body must have arrived within this time. */
  deadlineMs: number;
}

/** A small form: texts of some thousand characters, percent-encoded three bytes each at worst six-fold. */
export const FORM_BODY_LIMITS: BodyLimits = { maxBytes: 256 * 1024, deadlineMs: 20_000 };

/** The rest of a refused body is not read; closing tells the client so. */
const CLOSE = { headers: { connection: 'close' } };

/**
 * Reads a body within its limits, cutting the stream off where they end, whatever Content-Length claims.
 * @throws {HttpProblem} body_too_large, body_timeout or malformed_request (the client went away)
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxBytes) {
    throw new HttpProblem('body_too_large', CLOSE);
  }
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpProblem('body_timeout', CLOSE)), limits.deadlineMs);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) return joined(chunks, size);
      size += value.byteLength;
      if (size > limits.maxBytes) throw new HttpProblem('body_too_large', CLOSE);
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined); // nothing is left to read for; the answer is the problem below
    throw error instanceof HttpProblem ? error : new HttpProblem('malformed_request', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
