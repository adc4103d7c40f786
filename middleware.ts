import { type NextRequest, NextResponse } from 'next/server';
import { newNonce, policyFor } from '@/lib/security/csp.cjs';

/**
 * Pages made for each request cannot have hashes: Next puts the nonce of the request's policy on its own scripts. Matched
 * narrowly, because a middleware in front of every page costs two thirds of the throughput (docs/adr/0002).
 */
export function middleware(request: NextRequest): NextResponse {
  const policy = policyFor({ scripts: [newNonce()] });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

// Next reads this object without running it: the values are repeated here, and routes.test.ts holds them against the
// route table.
export const config = {
  matcher: ['/receipts/:path*', '/en/receipts/:path*', '/patterns/:path*', '/en/patterns/:path*'],
};
