import { bearerCheck } from '@/lib/bearer';
import { env } from '@/lib/env';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { type RegistryHealth, registry } from '@/lib/registry';

export const dynamic = 'force-dynamic';

/** The registry could not even be opened; the reason is in the log of whoever tried first. */
const unopened = { ok: false } as const;

async function health(): Promise<RegistryHealth | typeof unopened> {
  try {
    return await (await registry()).health();
  } catch {
    return unopened;
  }
}

/**
 * Whether this process can answer from its registry now: 200, or 503 for a load balancer to look elsewhere. The details are
 * for whoever shows HEALTH_TOKEN; an address tells nothing, because a proxy on this machine asks for everybody.
 */
export async function GET(request: Request): Promise<Response> {
  const { HEALTH_TOKEN: token } = env();
  const known = token !== undefined && bearerCheck(token)(request.headers.get('authorization'));
  const found = await health();
  return Response.json(known ? found : { ok: found.ok }, {
    status: found.ok ? 200 : 503,
    headers: { 'Cache-Control': cacheControl.never },
  });
}
