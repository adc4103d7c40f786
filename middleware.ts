import { type NextRequest, NextResponse } from 'next/server';
import { localeCookie, localizedPath } from '@/lib/i18n/locales';
import { contentSecurityPolicy } from '@/lib/security/csp.cjs';

/**
 * Only what a request alone can decide; matched narrowly, because a middleware in front of every page costs two thirds
 * of the throughput (docs/adr/0002). Both parts are pure functions of the request.
 */
export function middleware(request: NextRequest): NextResponse {
  return request.nextUrl.pathname === '/' ? rememberedLanguage(request) : withNonce(request);
}

/** A visitor who chose English gets it at the root as well. The answer depends on the cookie, so nobody may store it. */
function rememberedLanguage(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = localizedPath('/', 'en');
  return NextResponse.redirect(target, {
    status: 307,
    headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
  });
}

/** Pages made for each request cannot have hashes: Next puts the nonce of the request's policy on its own scripts. */
function withNonce(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy([`'nonce-${btoa(crypto.randomUUID())}'`]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

// Next reads this object without running it: the values are repeated here, and routes.test.ts holds them against the
// route table and the cookie's name.
export const config = {
  matcher: [
    { source: '/', has: [{ type: 'cookie', key: 'locale', value: 'en' }] },
    '/receipts/:path*',
    '/en/receipts/:path*',
    {
      source: '/:page(announced-areas|check|analytics|registrar-list|posts)',
      has: [{ type: 'query', key: 'view' }],
    },
    {
      source: '/:page(announced-areas|check|analytics|registrar-list|posts)',
      has: [{ type: 'query', key: 'page' }],
    },
    {
      source: '/en/:page(announced-areas|check|analytics|registrar-list|posts)',
      has: [{ type: 'query', key: 'view' }],
    },
    {
      source: '/en/:page(announced-areas|check|analytics|registrar-list|posts)',
      has: [{ type: 'query', key: 'page' }],
    },
  ],
};

/** The name that the matcher above repeats; exported for the test that compares them. */
export const rememberedCookie = localeCookie.name;
