/**
 * Every way in which the site and the registry's service say no (RFC 9457): one code for one thing, with its status and
 * the title that an answer bears unless whoever says it knows better. Forms find their texts by these codes as well.
 */
export const PROBLEMS = {
  malformed_request: [400, 'The request cannot be read.'],
  unauthorised: [401, 'A valid bearer token is needed.'],
  cross_site: [403, 'The request comes from another site.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This address does not answer to this method.'],
  body_timeout: [408, 'The body did not arrive in time.'],
  idempotency_conflict: [409, 'This key was used for other content.'],
  slot_taken: [409, 'The appointment slot is not free.'],
  not_passed_on: [409, 'The submission is not with the team in charge yet.'],
  body_too_large: [413, 'The body is too large.'],
  unsupported_media_type: [415, 'The body has a content type that is not read here.'],
  invalid_submission: [422, 'The submission is not valid.'],
  unknown_form: [422, 'There is no such form.'],
  too_many_requests: [429, 'Too many requests; try again later.'],
  internal: [500, 'Something went wrong.'],
  unavailable: [503, 'The registry cannot answer now; nothing was stored.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** After so many seconds what is not available is asked again: as long as a lock or a restart of the store may take. */
export const TRY_AGAIN_SECONDS = 5;
