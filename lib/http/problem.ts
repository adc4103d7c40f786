import { cacheControl } from '@/lib/lifetimes.cjs';
import { logger } from '@/lib/log';
import { isRegistryError, Problem, type ProblemCode } from '@/lib/problem';
import { asProblem } from '@/lib/problem/caught';

/** An answer that no cache may keep: it concerns one visitor. */
export const NO_STORE = { 'cache-control': cacheControl.personal } as const;

/**
 * The problem as RFC 9457 JSON. It never holds a value that was sent, only names and codes.
 * @param more members beside the standard ones
 */
export function problemResponse(problem: Problem, more: object = {}): Response {
  return new Response(JSON.stringify({ ...problem.toJSON(), ...more }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', ...NO_STORE, ...problem.headers },
  });
}

/** A machine's 404, with the path that was asked as data (spec section 8). */
export function notFoundResponse(request: Request): Response {
  const path = new URL(request.url).pathname;
  const problem = new Problem('not_found', { title: 'Page Not Found' });
  return problemResponse(problem, { detail: `Page not found: ${path}`, path });
}

/** What the registry says of what a visitor sent; the rest is between the two systems, and the visitor can only wait. */
const OF_WHAT_WAS_SENT: readonly ProblemCode[] = [
  'idempotency_conflict',
  'slot_taken',
  'invalid_submission',
  'malformed_request',
];

/**
 * What was thrown while a visitor was answered, as the problem that the visitor is told.
 * @param failed for the log: what did not work, and with what
 */
export function visitorsProblem(error: unknown, failed: string, facts: object = {}): Problem {
  const problem = asProblem(error, failed, facts);
  if (!isRegistryError(problem)) return problem;
  // Anybody can ask what makes no sense, as often as he likes: no line of the log each.
  if (problem.code !== 'malformed_request') logger.warn({ ...facts, code: problem.code }, failed);
  const code = OF_WHAT_WAS_SENT.find((known) => known === problem.code) ?? 'unavailable';
  return new Problem(code, { issues: problem.issues, cause: problem });
}

/** A handler for the methods that an address does not answer to. @param allow those that it does */
export function methodNotAllowed(allow: string): () => Response {
  return () => problemResponse(new Problem('method_not_allowed', { headers: { allow } }));
}

/** A JSON answer to one visitor. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...NO_STORE },
  });
}
