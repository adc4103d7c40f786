const notFound = () =>
  Response.json(
    { type: 'about:blank', title: 'Not Found', status: 404, code: 'not_found' },
    { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' } },
  );

/** Addresses below /api that no handler has: a machine's answer, not the HTML page. */
export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
