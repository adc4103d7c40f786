import { cacheControl } from '@/lib/lifetimes.cjs';
export const dynamic = 'force-dynamic';

/** The build that is being served; pages ask every hour whether it is still theirs (spec section 7). */
export function GET(): Response {
  return Response.json(
    { id: process.env.BUILD_ID, rules: process.env.ROUTE_RULES, timestamp: Date.now() },
    { headers: { 'Cache-Control': cacheControl.never } },
  );
}
