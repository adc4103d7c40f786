import { logger } from '../../log';
import { RegistryError } from '../contract';

/** The answer to what cannot be done (RFC 9457): what was thrown on purpose as it is, anything else as a fault of ours. */
export function problemResponse(error: unknown, headers: Record<string, string> = {}): Response {
  const known =
    error instanceof RegistryError
      ? error
      : new RegistryError('internal', 'Something went wrong.', { cause: error });
  const cause = known.cause as { code?: unknown } | undefined;
  if (known.status >= 500)
    logger.error({ code: known.code, cause: cause?.code ?? typeof cause }, 'request failed');
  if (known !== error) logger.error({ stack: (error as Error)?.stack }, 'unexpected error');
  return new Response(JSON.stringify(known.toProblem()), {
    status: known.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(known.code === 'unauthorised' ? { 'www-authenticate': 'Bearer' } : {}),
      ...(known.code === 'unavailable' ? { 'retry-after': '5' } : {}),
      ...headers,
    },
  });
}
