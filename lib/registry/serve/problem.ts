import { logger } from '../../log';
import { RegistryError } from '../../problem';
import { asProblem } from '../../problem/caught';

/** The answer to what cannot be done (RFC 9457): what was thrown on purpose as it is, anything else as a fault of ours. */
export function problemResponse(error: unknown, headers: Record<string, string> = {}): Response {
  const caught = asProblem(error, 'unexpected error');
  const known = caught === error ? caught : new RegistryError(caught.code, { cause: error });
  const cause = known.cause as { code?: unknown } | undefined;
  if (known.status >= 500)
    logger.error({ code: known.code, cause: cause?.code ?? typeof cause }, 'request failed');
  return new Response(JSON.stringify(known), {
    status: known.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(known.code === 'unauthorised' ? { 'www-authenticate': 'Bearer' } : {}),
      ...known.headers,
      ...headers,
    },
  });
}
