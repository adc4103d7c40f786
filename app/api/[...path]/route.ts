import { notFoundResponse } from '@/lib/http/problem';

const notFound = (request: Request) => notFoundResponse(request);

/** Addresses below /api that no handler has: a machine's answer, not the HTML page. */
export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
