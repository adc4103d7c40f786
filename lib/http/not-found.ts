import { NO_STORE } from './problem';

/** A machine's 404 (RFC 9457), with the path that was asked as data (spec section 8). */
export function notFoundResponse(request: Request): Response {
  const path = new URL(request.url).pathname;
  return new Response(
    JSON.stringify({
      type: 'urn:site:problem:not_found',
      title: 'Page Not Found',
      status: 404,
      code: 'not_found',
      detail: `Page not found: ${path}`,
      path,
    }),
    { status: 404, headers: { 'content-type': 'application/problem+json; charset=utf-8', ...NO_STORE } },
  );
}
