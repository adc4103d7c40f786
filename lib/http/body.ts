import { Problem } from '@/lib/problem';

export interface BodyLimits {
  /** Largest body in bytes. */
  maxBytes: number;
  /** The whole body must have arrived within this time. */
  deadlineMs: number;
}

/** A small form: texts of some thousand characters, percent-encoded three bytes each at worst six-fold. */
export const FORM_BODY_LIMITS: BodyLimits = { maxBytes: 256 * 1024, deadlineMs: 20_000 };

/** The connection is of no more use once a body was refused on the way. */
const CLOSE = { headers: { connection: 'close' } };

/**
 * The bytes of a body as they come, up to its limits, whatever Content-Length claims. Left early, the rest stays where it is:
 * a body that is cancelled takes the connection down, and the answer with it. The server reads on for as long as it is
 * worth it (lib/next/unread-body.mjs).
 * @param enough ends the reading from outside; what it was aborted for is thrown
 * @throws {Problem} body_too_large, body_timeout or malformed_request (the client went away)
 */
export async function* bodyChunks(
  request: Request,
  { maxBytes, deadlineMs }: BodyLimits,
  enough?: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new Problem('body_too_large', CLOSE);
  if (request.body === null) return;
  const reader = request.body.getReader();
  let stop: (reason: unknown) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  stopped.catch(() => undefined); // it may be stopped while nobody waits
  const timer = setTimeout(() => stop(new Problem('body_timeout', CLOSE)), deadlineMs);
  const onEnough = () => stop(enough?.reason);
  enough?.addEventListener('abort', onEnough);
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(brokenOff), stopped]);
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new Problem('body_too_large', CLOSE);
      yield value;
    }
  } finally {
    clearTimeout(timer);
    enough?.removeEventListener('abort', onEnough);
  }
}

function brokenOff(cause: unknown): never {
  throw new Problem('malformed_request', { cause });
}

/**
 * Reads a body within its limits.
 * @throws {Problem} as {@link bodyChunks}
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
