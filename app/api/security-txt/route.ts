import { env } from '@/lib/env';
import { problemResponse } from '@/lib/http/problem';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { Problem } from '@/lib/problem';
import { securityTxt } from '@/lib/site/routing/security-txt';

export const dynamic = 'force-dynamic';

/** Shown as /.well-known/security.txt and /security.txt (lib/site/routing/next-routing.ts). */
export function GET(): Response {
  const text = securityTxt(env(), new Date());
  if (text === undefined) return problemResponse(new Problem('not_found'));
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl.configured },
  });
}
