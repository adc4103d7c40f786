import type { FormIssue } from '@/lib/forms/issues';

/** Every way in which the site's own endpoints say no, with the status that goes with it. */
export const PROBLEMS = {
  malformed_request: [400, 'The request cannot be read.'],
  cross_site: [403, 'The request comes from another site.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This address does not answer to this method.'],
  body_timeout: [408, 'The body did not arrive in time.'],
  idempotency_conflict: [409, 'This key was used for other content.'],
  slot_taken: [409, 'The appointment slot is not free.'],
  body_too_large: [413, 'The body is too large.'],
  unsupported_media_type: [415, 'The body has a content type that is not read here.'],
  invalid_submission: [422, 'The submission is not valid.'],
  too_many_requests: [429, 'Too many requests; try again later.'],
  internal: [500, 'Something went wrong.'],
  unavailable: [503, 'The registry cannot answer now; nothing was stored.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Raised by a guard or by a handler's work; becomes the RFC 9457 answer of {@link problemResponse}. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly issues: FormIssue[] | undefined;
  /** Which parameters of the address are at fault. */
  readonly parameters: readonly string[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    options: {
      issues?: FormIssue[];
      parameters?: readonly string[];
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(PROBLEMS[code][1], options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.parameters = options.parameters;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return PROBLEMS[this.code][0];
  }
}

/** An answer that no cache may keep: it concerns one visitor. */
export const NO_STORE = { 'cache-control': 'private, no-store' } as const;

/** The problem as RFC 9457 JSON. It never holds a value that was sent, only names and codes. */
export function problemResponse(problem: HttpProblem): Response {
  const { code, status, issues, parameters, message: title } = problem;
  return new Response(
    JSON.stringify({
      type: `urn:site:problem:${code}`,
      title,
      status,
      code,
      ...(issues && { issues }),
      ...(parameters && { parameters }),
    }),
    {
      status,
      headers: { 'content-type': 'application/problem+json; charset=utf-8', ...NO_STORE, ...problem.headers },
    },
  );
}

/** A JSON answer to one visitor. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...NO_STORE },
  });
}
